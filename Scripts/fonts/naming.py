"""Renames a derived font, as its licence asks, and sets the line metrics that layout expects."""

# Ascent, descent: SF Pro's, in em (1950 and 494 of 2048), so that a line is 1.193359375 em high.
ASCENT_EM = 1950 / 2048
DESCENT_EM = 494 / 2048

UNWANTED_NAME_IDS = {7, 8, 9, 10, 11, 12, 18, 19, 20, 21, 22, 23, 24}


def rename(font, family, style, origin):
    """Gives every name record the new family; `origin` says what it was made from."""
    postscript = family.replace(" ", "") + "-" + style.replace(" ", "")
    full = family if style == "Regular" else f"{family} {style}"
    values = {
        1: family, 2: style, 3: postscript, 4: full, 6: postscript, 16: family, 17: style,
        25: postscript.split("-")[0] + ("Italic" if style == "Italic" else ""),
    }
    table = font["name"]
    table.names = [r for r in table.names if r.nameID not in UNWANTED_NAME_IDS]
    if "STAT" not in font and "fvar" not in font:
        table.names = [r for r in table.names if r.nameID < 256]
    for name_id in (16, 17, 25):
        if name_id == 25 and "fvar" not in font:
            continue
        table.setName(values[name_id], name_id, 3, 1, 0x409)
    for record in list(table.names):
        if record.nameID in values:
            table.setName(values[record.nameID], record.nameID, record.platformID,
                          record.platEncID, record.langID)
    table.setName(f"Version 1.000; derived from {origin}", 5, 3, 1, 0x409)
    for record in list(table.names):
        if record.nameID == 5:
            table.setName(f"Version 1.000; derived from {origin}", 5, record.platformID,
                          record.platEncID, record.langID)


def set_line_metrics(font):
    """SF Pro's ascent and descent, no line gap, in all three places that hold them."""
    units = font["head"].unitsPerEm
    ascent, descent = round(ASCENT_EM * units), round(DESCENT_EM * units)
    hhea, os2 = font["hhea"], font["OS/2"]
    hhea.ascent, hhea.descent, hhea.lineGap = ascent, -descent, 0
    os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = ascent, -descent, 0
    os2.usWinAscent, os2.usWinDescent = ascent, descent
