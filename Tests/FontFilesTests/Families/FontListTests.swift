import Expectations
import FontFiles
import FontMetrics
import Foundation
import TestSupport
import Testing

@Suite struct FontListTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func list(_ fonts: [Any], key: String = "UIAppFonts") throws {
    let plist = try PropertyListSerialization.data(fromPropertyList: [key: fonts], format: .xml, options: 0)
    try folder.write(plist, to: "Info.plist")
  }

  private func listed() throws -> [FontFamily] {
    try FontFamily.listed(inInfoPlist: folder.url("Info.plist"), in: folder.url())
  }

  private func description() -> String? {
    (#expect(throws: FontFamilyError.self) { try listed() })?.description
  }

  private func write(_ family: String, to path: String) throws {
    try folder.write(sample(advances: "").replacing("\"F\"", with: "\"\(family)\""), to: path)
  }

  @Test
  func `The listed fonts are found beside their files, or by name in another folder, in the list's order`()
    throws
  {
    try list(["Fonts/B-Bold.ttf", "A.otf"])
    try write("A", to: "Metrics/deep/A.font.json")
    try write("B", to: "Fonts/B-Bold.font.json")
    try write("Other B", to: "Metrics/B-Bold.font.json")
    expectEqual(try listed().map(\.name), ["B", "A"])
  }

  @Test func `A font without such a file is read itself, listed or in a bundle`() throws {
    let face = FontFace(
      name: "Brand-Bold", family: "Brand", weight: 700, ascent: 900, descent: -200, capHeight: 700,
      xHeight: 500,
      advances: ["a": 500])
    let font = Data(SampleFontFile(face).bytes)
    try list(["Fonts/Brand-Bold.ttf", "Other.otf", "A.otf"])
    try folder.write(font, to: "Fonts/Brand-Bold.ttf")
    try folder.write(font, to: "Deep/Other.otf")
    try write("A", to: "A.font.json")
    try folder.write(font, to: "A.otf")
    expectEqual(try listed().map(\.name), ["Brand", "Brand", "A"])
    expectEqual(try listed()[0].faces[0].name, "Brand-Bold")
    expectEqual(try listed()[0].faces[0].advance(of: "a"), 500)
    let bundle = try #require(Bundle(url: folder.url()))
    expectEqual(try FontFamily.all(in: bundle).map(\.name), ["A", "Brand", "Brand"])
    try folder.write(Data("x".utf8), to: "Broken.ttf")
    let error = #expect(throws: FontFamilyError.self) { try FontFamily.all(in: bundle) }
    expectTrue(error?.description.hasPrefix("Broken.ttf: error: ") == true)
  }

  @Test func `Every font without metrics is a fault with the command that makes them`() throws {
    try list(["Fonts/Avenir-Heavy.ttf", "My font.otf"])
    expectEqual(
      description(),
      """
      Info.plist: error: UIAppFonts > Fonts/Avenir-Heavy.ttf: the font, and its metrics 'Avenir-Heavy.font.json', are missing
        expected: one of them at its path, or elsewhere in the folder
        next:     showcase font Fonts/Avenir-Heavy.ttf --output Fonts/Avenir-Heavy.font.json
      Info.plist: error: UIAppFonts > My font.otf: the font, and its metrics 'My font.font.json', are missing
        expected: one of them at its path, or elsewhere in the folder
        next:     showcase font 'My font.otf' --output 'My font.font.json'
      """)
  }

  @Test func `A font that is listed twice or has several files is a fault`() throws {
    try list(["A.ttf", "A.ttf", "Fonts/B.ttf"])
    try write("A", to: "A.font.json")
    try write("B", to: "X/B.font.json")
    try write("B", to: "Y/B.font.json")
    let text = description() ?? ""
    #expect(text.contains("Info.plist: error: UIAppFonts > A.ttf: the font is listed twice\n"))
    #expect(
      text.contains(
        "Info.plist: error: UIAppFonts > Fonts/B.ttf: there are 2 files 'B.font.json', the first one is "))
  }

  @Test func `A list that cannot be used is refused, and a faulty family with its own file`() throws {
    try folder.write("no list", to: "Info.plist")
    expectEqual(description(), "Info.plist: error: the file is not a property list")
    try list(["A.ttf"], key: "UIAppFont")
    expectEqual(
      description(),
      """
      Info.plist: error: the key 'UIAppFonts' is missing
        expected: an array of the paths of fonts
        nearest:  UIAppFont
      """)
    try list([1])
    expectEqual(
      description(),
      "Info.plist: error: UIAppFonts: found another value\n  expected: an array of the paths of fonts"
    )
    try list(["A.ttf"])
    try folder.write("{", to: "A.font.json")
    expectEqual(
      description(), "A.font.json:1:2: error: found the end of the text\n  expected: a key in double quotes")
    try folder.remove("Info.plist")
    #expect(throws: CocoaError.self) { try listed() }
  }

  @Test func `A bundle's families are those of all its folders, in the order of their files' names`() throws {
    try write("First", to: "Z/a.font.json")
    try write("Second", to: "b.font.json")
    try write("Third", to: "A/c.font.json")
    try folder.write("", to: "A/b.json")
    let bundle = try #require(Bundle(url: folder.url()))
    expectEqual(try FontFamily.all(in: bundle).map(\.name), ["First", "Second", "Third"])
  }
}
