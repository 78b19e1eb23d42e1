"""The fonts that are built: system sans, rounded, serif, and the cut of Noto Sans CJK."""

from fontTools import subset
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, TTCollection
from fontTools.ttLib.removeOverlaps import removeOverlaps
from fontTools.varLib.instancer import instantiateVariableFont

import glyphs
import naming
import rounding

# SF Pro is drawn smaller in its em than Inter: 0.9688 of its size, fitted to measured label widths.
SYSTEM_SCALE = 0.9688

ROUNDED_WEIGHTS = [
    ("UltraLight", 100), ("Thin", 200), ("Light", 300), ("Regular", 400), ("Medium", 500),
    ("Semibold", 600), ("Bold", 700), ("Heavy", 800), ("Black", 900),
]
# SF Rounded is spaced and drawn like the display cut at all sizes.
ROUNDED_OPTICAL_SIZE = 27


def open_font(path, number=-1):
    return TTFont(path, recalcTimestamp=False, fontNumber=number)


def trim(font, codes, features=glyphs.LAYOUT_FEATURES, drop=()):
    options = subset.Options()
    options.layout_features = list(features)
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.glyph_names = False
    options.hinting = False
    options.recalc_timestamp = False
    options.drop_tables += ["DSIG", "meta", *drop]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)


def system(source, target, style):
    """Inter, its em enlarged so that it stands as large as SF Pro, with SF Pro's line metrics."""
    font = open_font(source)
    trim(font, glyphs.expand(glyphs.LATIN_GREEK_CYRILLIC, glyphs.PUNCTUATION_AND_SYMBOLS))
    font["head"].unitsPerEm = round(font["head"].unitsPerEm / SYSTEM_SCALE)
    naming.set_line_metrics(font)
    naming.rename(font, "Vitrine Sans", style, "Inter 4.1")
    font.save(target)


def rounded(source, target, style, weight):
    """One weight of Inter with its stroke ends turned into half-circles."""
    font = instantiateVariableFont(open_font(source), {"opsz": ROUNDED_OPTICAL_SIZE, "wght": weight})
    trim(font, glyphs.expand(glyphs.ROUNDED), drop=("STAT", "MVAR", "avar"))
    removeOverlaps(font, removeHinting=True, ignoreErrors=True)
    glyph_set = font.getGlyphSet()
    table = font["glyf"]
    stem = stem_width(glyph_set, font.getBestCmap()[ord("l")])
    replaced = {}
    for name in font.getGlyphOrder():
        glyph = table[name]
        if glyph.isComposite() or glyph.numberOfContours <= 0:
            continue
        contours = [rounding.round_contour(c, stem / 2)
                    for c in rounding.contours_of(glyph_set, name)]
        pen = TTGlyphPen(None)
        rounding.draw(contours, pen)
        replaced[name] = pen.glyph(round=round)
    for name, glyph in replaced.items():
        table[name] = glyph
        advance, _ = font["hmtx"][name]
        glyph.recalcBounds(table)
        font["hmtx"][name] = (advance, glyph.xMin)
    font["head"].unitsPerEm = round(font["head"].unitsPerEm / SYSTEM_SCALE)
    naming.set_line_metrics(font)
    naming.rename(font, "Vitrine Rounded", style, "Inter 4.1")
    font["OS/2"].usWeightClass = weight
    font.save(target)


def stem_width(glyph_set, name):
    xs = [p[0] for c in rounding.contours_of(glyph_set, name) for s in c for p in s]
    return max(xs) - min(xs)


def serif(source, target, style):
    """Source Serif 4, trimmed; its name is reserved, so the cut bears another."""
    font = open_font(source)
    trim(font, glyphs.expand(glyphs.LATIN_GREEK_CYRILLIC, glyphs.PUNCTUATION_AND_SYMBOLS))
    naming.set_line_metrics(font)
    naming.rename(font, "Vitrine Serif", style, "Source Serif 4.4")
    font.save(target)


def cjk_characters():
    """The common character sets of China, Taiwan, Japan and Korea, from Python's own codecs."""
    wanted = set()
    for lead in range(0xA1, 0xF8):
        for trail in range(0xA1, 0xFF):
            for codec in ("gb2312", "euc_jp", "euc_kr"):
                # JIS X 0208 level 1 ends at row 47.
                if codec == "euc_jp" and 0xD0 <= lead:
                    continue
                add(wanted, bytes((lead, trail)), codec)
    for lead in range(0xA1, 0xC7):  # Big5 level 1
        for trail in [*range(0x40, 0x7F), *range(0xA1, 0xFF)]:
            add(wanted, bytes((lead, trail)), "big5")
    wanted.update(range(0x3000, 0x3100))
    wanted.update(range(0x31F0, 0x3200))
    wanted.update(range(0x3200, 0x3400))
    wanted.update(range(0xFF00, 0xFFF0))
    wanted.update(range(0x20, 0x7F))
    return wanted


def add(wanted, encoded, codec):
    try:
        text = encoded.decode(codec)
    except UnicodeDecodeError:
        return
    if len(text) == 1 and ord(text) >= 0x2E80:
        wanted.add(ord(text))


def cjk(source, target, style, face):
    """Noto Sans CJK: one file with the four regions' forms behind `locl`."""
    collection = TTCollection(source)
    number = next(i for i, f in enumerate(collection.fonts)
                  if f["name"].getDebugName(1).startswith(face))
    font = open_font(source, number)
    font["name"].names = [r for r in font["name"].names if r.langID == 0x409]
    trim(font, sorted(cjk_characters()),
         features=["locl", "kern", "ccmp", "ljmo", "vjmo", "tjmo", "palt"],
         drop=("vhea", "vmtx", "VORG", "BASE"))
    font.save(target)


def symbols(source, target):
    """Noto Sans Symbols at its regular weight: signs need no others."""
    font = instantiateVariableFont(open_font(source), {"wght": 400})
    font.save(target)
