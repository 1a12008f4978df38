import Expectations
import FontMetrics
import Testing

@Suite struct FontFaceTests {
  @Test func `A face has the metrics that it was made with, and lacks other characters`() {
    let face = FontFace(
      name: "Avenir-Heavy", family: "Avenir", weight: 800, isItalic: true, unitsPerEm: 2048, ascent: 1000,
      descent: -366, lineGap: 3, capHeight: 708, xHeight: 468, advances: ["H": 740])
    expectEqual(face.advance(of: "H"), 740)
    expectNil(face.advance(of: "I"))
    expectEqual(face.characterCount, 1)
    expectEqual([face.weight, face.unitsPerEm, face.ascent, face.descent], [800, 2048, 1000, -366])
    expectEqual([face.lineGap, face.capHeight, face.xHeight], [3, 708, 468])
    expectTrue(face.isItalic)
  }

  @Test func `Numbers outside of their ranges become the nearest ones`() {
    let high = FontFace(
      name: "F", family: "F", weight: .max, unitsPerEm: .max, ascent: .max, descent: .max, lineGap: .max,
      capHeight: .max, xHeight: .max, advances: [:])
    expectEqual(
      [high.weight, high.unitsPerEm, high.ascent], [1000, 16384, 32767])
    let low = FontFace(
      name: "F", family: "F", weight: 0, unitsPerEm: 0, ascent: .min, descent: .min, lineGap: .min,
      capHeight: .min, xHeight: .min, advances: [:])
    expectEqual([low.weight, low.unitsPerEm, low.descent], [1, 16, -32768])
  }

  @Test func `All faces of a family have its name`() {
    let face = FontFace(
      name: "F", family: "Other", ascent: 1, descent: -1, capHeight: 1, xHeight: 1,
      advances: [:])
    expectEqual(FontFamily(name: "Family", faces: [face]).faces.map(\.family), ["Family"])
  }
}
