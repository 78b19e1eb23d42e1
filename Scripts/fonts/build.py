"""Writes Fonts/: every font file, its licence, and the table that says where it came from."""

import hashlib
import pathlib
import shutil
import sys

import derive
import sources

SCRIPTS = [
    "Arabic", "Armenian", "Bengali", "Devanagari", "Georgian", "Gujarati", "Gurmukhi", "Hebrew",
    "Kannada", "Khmer", "Lao", "Malayalam", "Sinhala", "Tamil", "Telugu", "Thai",
]


def main():
    work, target = (pathlib.Path(a) for a in sys.argv[1:3])
    licences = target / "Licenses"
    licences.mkdir(parents=True, exist_ok=True)
    rows = []

    def folder(package, licence_name):
        unpacked = sources.unpack(package, work)
        shutil.copyfile(unpacked / package.licence, licences / licence_name)
        return unpacked

    def note(name, package, licence, change):
        rows.append((name, package, licence, change))
        print(f"{name}  {(target / name).stat().st_size // 1024} KB", flush=True)

    inter = folder(sources.INTER, "Inter.txt") / "fontpkg_inter/files"
    for name, style, source in [
        ("VitrineSans.ttf", "Regular", "Inter[opsz,wght].ttf"),
        ("VitrineSans-Italic.ttf", "Italic", "Inter-Italic[opsz,wght].ttf"),
    ]:
        derive.system(inter / source, target / name, style)
        note(name, sources.INTER, "Inter.txt",
             "renamed; em 2048 → 2114 units; line metrics of the iOS system font; trimmed to Latin,"
             " Greek, Cyrillic, Vietnamese, punctuation, arrows, mathematics")
    for style, weight in derive.ROUNDED_WEIGHTS:
        name = f"VitrineRounded-{style}.ttf"
        derive.rounded(inter / "Inter[opsz,wght].ttf", target / name, style, weight)
        note(name, sources.INTER, "Inter.txt",
             f"renamed; the instance opsz {derive.ROUNDED_OPTICAL_SIZE}, wght {weight}; convex"
             " corners rounded; em and line metrics as above; trimmed further")

    serif = folder(sources.SOURCE_SERIF, "SourceSerif.txt") / "fontpkg_source_serif_4/files"
    for name, style, source in [
        ("VitrineSerif.ttf", "Regular", "SourceSerif4[opsz,wght].ttf"),
        ("VitrineSerif-Italic.ttf", "Italic", "SourceSerif4-Italic[opsz,wght].ttf"),
    ]:
        derive.serif(serif / source, target / name, style)
        note(name, sources.SOURCE_SERIF, "SourceSerif.txt",
             "Source Serif 4, renamed since its name is reserved; line metrics; trimmed")

    mono = folder(sources.GEIST_MONO, "GeistMono.txt") / "fontpkg_geist_mono/files"
    for name, source in [
        ("GeistMono.ttf", "GeistMono[wght].ttf"),
        ("GeistMono-Italic.ttf", "GeistMono-Italic[wght].ttf"),
    ]:
        shutil.copyfile(mono / source, target / name)
        note(name, sources.GEIST_MONO, "GeistMono.txt", "file renamed only")

    noto = folder(sources.NOTO, "Noto.txt") / "manimgx_fonts"
    for script in SCRIPTS:
        name = f"NotoSans{script}.ttf"
        shutil.copyfile(noto / f"NotoSans{script}[wght].ttf", target / name)
        note(name, sources.NOTO, "Noto.txt", "file renamed only")
    derive.symbols(noto / "NotoSansSymbols[wght].ttf", target / "NotoSansSymbols.ttf")
    note("NotoSansSymbols.ttf", sources.NOTO, "Noto.txt", "the instance wght 400")

    cjk = folder(sources.NOTO_CJK, "NotoCJK.txt") / "usr/share/fonts/opentype/noto"
    for style in ("Regular", "Bold"):
        name = f"NotoSansCJK-{style}.otf"
        derive.cjk(cjk / f"NotoSansCJK-{style}.ttc", target / name, style, "Noto Sans CJK SC")
        note(name, sources.NOTO_CJK, "NotoCJK.txt",
             "cut to GB 2312, Big5 level 1, JIS X 0208 level 1, KS X 1001 and kana, with the"
             " regional forms of those characters; vertical writing left out")

    emoji = folder(sources.NOTO_EMOJI, "NotoColorEmoji.txt")
    shutil.copyfile(emoji / "usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
                    target / "NotoColorEmoji.ttf")
    note("NotoColorEmoji.ttf", sources.NOTO_EMOJI, "NotoColorEmoji.txt", "nothing")

    write_table(target, rows)


HEADER = """\
# Fonts

What text is set in. Apple's fonts may not be shipped; these stand in for them, and `--fonts FOLDER`
puts a folder of your own in their place. All are under the SIL Open Font License 1.1, whose text is
in `Licenses/` as each package gave it. `Scripts/build-fonts` makes this folder again, byte for byte;
this page is its last output.

| used for | font |
|---|---|
| the system font | Vitrine Sans: Inter, drawn to the size and on the lines of the iOS system font |
| `.rounded` | Vitrine Rounded: Inter with round stroke ends |
| `.serif` | Vitrine Serif: Source Serif 4 |
| `.monospaced` | Geist Mono |
| other scripts, Chinese, Japanese, Korean, symbols, emoji | Noto |

| file | from | licence text | changed | sha256 |
|---|---|---|---|---|
"""


def write_table(target, rows):
    lines = [HEADER]
    for name, package, licence, change in rows:
        digest = hashlib.sha256((target / name).read_bytes()).hexdigest()
        lines.append(f"| {name} | {package.label} | {licence} | {change} | `{digest}` |\n")
    (target / "README.md").write_text("".join(lines))


main()
