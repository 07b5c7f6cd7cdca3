"""Makes boxes.otf and boxes.ttc: three letters as boxes, with fonttools.

boxes.otf has outlines of the kind CFF, boxes.ttc two faces of the kind TrueType: "Boxes JP", whose
letters are an em wide, and "Boxes SC", whose letters are nine tenths of it.
"""

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection

LETTERS = {0x5FC3: "heart", 0x5B57: "letter", 0x3042: "a"}


def draw(pen, inner):
    for low, high in [((100, 0), (900, 800)), ((inner, inner), (800, 700))]:
        pen.moveTo(low)
        pen.lineTo((low[0], high[1]))
        pen.lineTo(high)
        pen.lineTo((high[0], low[1]))
        pen.closePath()


def font(family, width, is_cff):
    names = [".notdef", *LETTERS.values()]
    builder = FontBuilder(1000, isTTF=not is_cff)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap(LETTERS)
    glyphs = {}
    for number, name in enumerate(names):
        pen = T2CharStringPen(width, None) if is_cff else TTGlyphPen(None)
        draw(pen, 200 + 50 * number)
        glyphs[name] = pen.getCharString() if is_cff else pen.glyph()
    ascii_name = family.replace(" ", "") + "-Regular"
    if is_cff:
        builder.setupCFF(ascii_name, {"FullName": family}, glyphs, {})
    else:
        builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics({name: (width, 100) for name in names})
    builder.setupHorizontalHeader(ascent=850, descent=-150)
    builder.setupNameTable({"familyName": family, "styleName": "Regular", "psName": ascii_name})
    builder.setupOS2()
    builder.setupPost(keepGlyphNames=False)
    builder.font.recalcTimestamp = False
    builder.font["head"].created = builder.font["head"].modified = 3786912000
    return builder.font


font("Boxes", 1000, True).save("boxes.otf")
both = TTCollection()
both.fonts = [font("Boxes JP", 1000, False), font("Boxes SC", 900, False)]
both.save("boxes.ttc")
