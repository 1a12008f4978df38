import Expectations
import FontFiles
import FontMetrics
import Foundation
import TestSupport
import Testing

@Suite struct FontFamilyJSONTests {
  @Test func `A family is written with a run on a line, and sixteen advances on a line of a long run`() throws
  {
    var advances: [Unicode.Scalar: Int] = ["é": 9]
    for value in UInt32(0x41)..<0x52 { advances[try #require(Unicode.Scalar(value))] = Int(value) }
    let face = FontFace(
      name: "A-Bold", family: "A \"b\"\u{202E}", weight: 700, unitsPerEm: 2048, ascent: 1901, descent: -483,
      capHeight: 1493, xHeight: 1120, advances: advances)
    let family = FontFamily(name: "A \"b\"\u{202E}", faces: [face])
    expectEqual(
      family.json,
      #"""
      {
        "family": "A \"b\"\u202E",
        "faces": [
          {
            "name": "A-Bold",
            "weight": 700,
            "italic": false,
            "unitsPerEm": 2048,
            "ascent": 1901,
            "descent": -483,
            "lineGap": 0,
            "capHeight": 1493,
            "xHeight": 1120,
            "advances": {
              "U+0041": [
                65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80,
                81
              ],
              "U+00E9": [9]
            }
          }
        ]
      }

      """#)
    expectEqual(try FontFamily(Data(family.json.utf8), name: "A"), family)
  }

  @Test func `Runs are joined and in order, however the file has them`() throws {
    let text = sample(
      advances: #""U+10FFFF": [3], "U+0042": [2], "U+0041": [1], "U+D7FF": [4], "U+E000": [5]"#)
    let family = try FontFamily(Data(text.utf8), name: "F")
    expectEqual(family.faces[0].advances.runs.map(\.first), [0x41, 0xD7FF, 0xE000, 0x10FFFF])
    expectEqual(family.faces[0].advance(of: "B"), 2)
    expectEqual(try FontFamily(Data(sample(advances: "").utf8), name: "F").faces[0].characterCount, 0)
  }

  @Test func `What is written is read as the same family`() {
    forEachRow(SplitMix64.seeds(100)) { seed in
      var random = SplitMix64(seed: seed)
      let family = random.family()
      let text = family.json
      let read = try FontFamily(Data(text.utf8), name: "F")
      expectEqual(read, family)
      expectEqual(read.json, text)
    }
  }
}

/// A family's file with one face that has these advances.
func sample(advances: String) -> String {
  #"{"family": "F", "faces": [{"name": "F-Regular", "weight": 400, "italic": false, "unitsPerEm": 1000, "#
    + #""ascent": 900, "descent": -200, "lineGap": 0, "capHeight": 700, "xHeight": 500, "#
    + "\"advances\": {\(advances)}}]}"
}

extension SplitMix64 {
  fileprivate mutating func family() -> FontFamily {
    let faces = (0...Int.random(in: 0...3, using: &self)).map { number in
      FontFace(
        name: hostileString() + "\(number)", family: "", weight: Int.random(in: 1...1000, using: &self),
        isItalic: Bool.random(using: &self), unitsPerEm: Int.random(in: 16...16384, using: &self),
        ascent: height(), descent: height(), lineGap: height(), capHeight: height(), xHeight: height(),
        advances: advances())
    }
    return FontFamily(name: hostileString() + "F", faces: faces)
  }

  private mutating func height() -> Int { Int.random(in: -32768...32767, using: &self) }
}
