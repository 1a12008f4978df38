import Commands
import Diagnostics
import Expectations
import FontFiles
import FontMetrics
import Foundation
import LampShowcase
import TestSupport
import Testing

@testable import ShowcaseCommand

@MainActor @Suite struct FontCommandTests {
  private let package: TemporaryFolder
  private let light = Self.face("Sample-Light", 300, ["A": 600, "😀": 1000])
  private let bold = Self.face("Sample-Bold", 700, ["A": 650])
  private let slanted = Self.face("Sample-BoldItalic", 700, isItalic: true, ["A": 640])
  private let other = Self.face("Another-Regular", 400, family: "Another One", ["A": 620])

  init() throws {
    package = try TemporaryFolder.package()
    for face in [light, bold, slanted, other] { try write([face], to: "Fonts/\(face.name).ttf") }
  }

  private static func face(
    _ name: String, _ weight: Int, family: String = "Sample", isItalic: Bool = false,
    _ advances: [Unicode.Scalar: Int]
  ) -> FontFace {
    FontFace(
      name: name, family: family, weight: weight, isItalic: isItalic, ascent: 900, descent: -200,
      capHeight: 700, xHeight: 500, advances: advances)
  }

  private func write(_ faces: [FontFace], to path: String) throws {
    let samples = faces.map { SampleFontFile($0) }
    let bytes = samples.count == 1 ? samples[0].bytes : SampleFontFile.collection(of: samples)
    try package.write(Data(bytes), to: path)
  }

  @Test func `A font's metrics are printed as its family's JSON, or written to a file, from any folder`()
    throws
  {
    let session = package.call("font", "Fonts/Sample-Light.ttf")
    expectEqual(session.status, .success)
    expectEqual(session.output, FontFamily(name: "Sample", faces: [light]).json)
    expectEmpty(session.errorOutput)

    let written = package.call("font", "Sample-Light.ttf", "--output", "../New/Sample.font.json", in: "Fonts")
    expectEqual(written.status, .success)
    expectEmpty(written.output)
    expectEqual(
      try FontFamily(contentsOf: package.url("New/Sample.font.json")),
      FontFamily(name: "Sample", faces: [light]))
  }

  @Test func `Fonts of one family become one document, light before bold, in any order of the files`() throws
  {
    let expected = FontFamily(name: "Sample", faces: [light, bold, slanted]).json
    let files = ["Fonts/Sample-BoldItalic.ttf", "Fonts/Sample-Bold.ttf", "Fonts/Sample-Light.ttf"]
    expectEqual(package.call(["font"] + files).output, expected)
    expectEqual(package.call(["font"] + files.reversed()).output, expected)
    try write([slanted, light, bold], to: "All.ttc")
    expectEqual(package.call("font", "All.ttc").output, expected)
  }

  @Test func `Fonts of different families are an error that names both, unless one of them is chosen`() throws
  {
    let files = ["Fonts/Sample-Bold.ttf", "Fonts/Another-Regular.ttf"]
    let session = package.call(["font"] + files)
    expectEqual(session.status, .unusableInput)
    expectEmpty(session.output)
    expectEqual(
      session.errorOutput,
      """
      error: 'Fonts/Sample-Bold.ttf' has the family 'Sample', but 'Fonts/Another-Regular.ttf' has 'Another One'
        expected: fonts of one family, or its name
        next:     swift run demo font Fonts/Sample-Bold.ttf Fonts/Another-Regular.ttf --family Sample

      """)
    expectEqual(
      package.call(["font"] + files + ["--family", "Another One"]).output,
      FontFamily(name: "Another One", faces: [other]).json)
    expectEqual(
      package.call(["font"] + files + ["--family", "Smaple"]).errorOutput,
      """
      error: no face has the family 'Smaple'
        expected: one of: Another One, Sample
        nearest:  Sample
        next:     swift run demo font Fonts/Sample-Bold.ttf Fonts/Another-Regular.ttf --family 'Another One'

      """)
  }

  @Test func `A face that is there twice is an error that names both files`() throws {
    try write([bold], to: "Copy.ttf")
    expectEqual(
      package.call("font", "Fonts/Sample-Bold.ttf", "Copy.ttf").errorOutput,
      """
      error: the face 'Sample-Bold' is in 'Fonts/Sample-Bold.ttf' and in 'Copy.ttf'
        expected: each face of the family once

      """)
  }

  @Test func `Files that are missing, too large or not fonts are all reported, and nothing is written`()
    throws
  {
    try package.write("no font", to: "A.ttf")
    try package.write(Data(SampleFontFile(bold).bytes.prefix(130)), to: "B.ttf")
    try package.write("wOF2", to: "My font.woff2")
    let session = package.call(
      "font", "gone.ttf", "A.ttf", "B.ttf", "Fonts", "My font.woff2", "Fonts/Sample-Bold.ttf", "--output",
      "Out.font.json")
    expectEqual(session.status, .unusableInput)
    expectEmpty(session.output)
    #expect(!package.has("Out.font.json"))
    expectEqual(
      session.errorOutput,
      """
      gone.ttf: error: the file cannot be read: No such file or directory
      A.ttf: error: the file, byte 0: it is not a font
        expected: a TrueType or OpenType file: .ttf, .otf or .ttc
        next:     swift run demo font FILE.ttf
      B.ttf: error: table 'head', byte 52: the offset is 300
        expected: a number from 0 to 130
      Fonts: error: it is a folder
        expected: a .ttf, .otf or .ttc file
      My font.woff2: error: the file, byte 0: it is a WOFF2 file, which is compressed
        expected: the .ttf or .otf file that it was made of
        next:     woff2_decompress 'My font.woff2'

      """)
  }

  @Test func `A file is needed, and one without an end is refused`() {
    let session = package.call("font")
    expectEqual(session.status, .unusableInput)
    #expect(session.errorOutput.contains("FILE..."))
    expectEqual(
      package.call("font", "/dev/zero").errorOutput,
      "/dev/zero: error: the file is too large\n  expected: a font of at most 128 MiB\n")
  }
}
