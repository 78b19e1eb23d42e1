"""The packages that the fonts come from, fetched once and checked against their checksums."""

import hashlib
import pathlib
import subprocess
import sys
import zipfile
from dataclasses import dataclass


@dataclass(frozen=True)
class Package:
    kind: str  # "pip" or "apt"
    name: str
    version: str
    sha256: str
    # Of the licence text inside the package.
    licence: str

    @property
    def label(self):
        registry = {"pip": "PyPI", "apt": "Debian 12"}[self.kind]
        return f"{registry} `{self.name}` {self.version}"


INTER = Package(
    "pip", "fontpkg-inter", "4.1.post1",
    "b1105c8b368787112e9352ba657fe4fd32feb0722cc3046a308f65962298ddf8", "fontpkg_inter/LICENSE")
SOURCE_SERIF = Package(
    "pip", "fontpkg-source-serif-4", "4.4",
    "6c33ac5d27b0396b0ed228e400d9c7ee4445c359ce21b3d8d9b9723e8c5c49a7",
    "fontpkg_source_serif_4/LICENSE")
GEIST_MONO = Package(
    "pip", "fontpkg-geist-mono", "1.701",
    "cd7b63588552b364f8c2c3122405389d6a35659b86b8215cecbb4148a5eef57c",
    "fontpkg_geist_mono/LICENSE")
NOTO = Package(
    "pip", "manimgx-fonts", "2026.9.26.post1",
    "e5e21178263ddec3eef9414d2b52a1c90ac01062d3e9067460f3359f854c3e17",
    "manimgx_fonts-2026.9.26.post1.dist-info/licenses/LICENSE")
NOTO_CJK = Package(
    "apt", "fonts-noto-cjk", "1:20220127+repack1-1",
    "4a2515eb6db3978b897fef9709ed0d2b1f4c6c4df4d83d6c4ef65f71f1b1f502",
    "usr/share/doc/fonts-noto-cjk/copyright")
NOTO_EMOJI = Package(
    "apt", "fonts-noto-color-emoji", "2.042-0+deb12u1",
    "a5ab0f69c7938423862320d9aca5dd187b3fd879d6a9a57dd52e17c3fa8d2751",
    "usr/share/doc/fonts-noto-color-emoji/copyright")


def unpack(package, work):
    """The folder of the unpacked package."""
    archive = find(package, work)
    if archive is None:
        fetch(package, work)
        archive = find(package, work)
    if archive is None:
        sys.exit(f"{package.label} cannot be had here")
    found = hashlib.sha256(archive.read_bytes()).hexdigest()
    if found != package.sha256:
        sys.exit(f"{archive.name}: sha256 is {found}, expected {package.sha256}")
    folder = work / (package.name + "-unpacked")
    if not folder.exists():
        if package.kind == "pip":
            zipfile.ZipFile(archive).extractall(folder)
        else:
            subprocess.run(["dpkg-deb", "-x", archive, folder], check=True)
    return folder


def find(package, work):
    stem = package.name.replace("-", "_") if package.kind == "pip" else package.name
    suffix = ".whl" if package.kind == "pip" else ".deb"
    return next((p for p in sorted(work.iterdir())
                 if p.name.startswith(stem) and p.name.endswith(suffix)), None)


def fetch(package, work):
    pinned = {"pip": f"{package.name}=={package.version}",
              "apt": f"{package.name}={package.version}"}[package.kind]
    if package.kind == "pip":
        pip = pathlib.Path(sys.executable).with_name("pip")
        command = [pip, "download", "--quiet", "--no-deps", "--dest", work, pinned]
    else:
        command = ["apt-get", "download", pinned]
    subprocess.run(command, cwd=work, check=False)
