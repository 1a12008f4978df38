import Expectations
import FontMetrics
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct RegisteredFontsTests {
  private func face(_ name: String, weight: Int = 400, isItalic: Bool = false) -> FontFace {
    FontFace(
      name: name, family: "Test", weight: weight, isItalic: isItalic, unitsPerEm: 1000, ascent: 800,
      descent: -300,
      lineGap: 100, capHeight: 700, xHeight: 500,
      advances: ["a": weight == 400 ? 500 : 600, " ": 250])
  }

  private func application(_ faces: [FontFace]) -> UIApplication {
    let application = UIApplication()
    application.environment.fontFamilies = [FontFamily(name: "Test", faces: faces)]
    return application
  }

  @Test func `A registered face has its own widths and heights, in any size`() throws {
    try application([face("Test-Regular"), face("Test-Bold", weight: 700)]).run {
      let font = try #require(UIFont(name: "Test-Regular", size: 10))
      expectEqual(font.width(of: "aa"), 10)
      expectEqual(font.withSize(20).width(of: "aa"), 20)
      expectEqual((font.ascender, font.descender, font.lineHeight).0, 8)
      expectEqual(font.descender, -3)
      expectEqual(font.lineHeight, 11)
      expectEqual(font.leading, 1)
      expectEqual(font.capHeight, 7)
      expectEqual(font.xHeight, 5)
      expectEqual(font.familyName, "Test")
      expectEqual(font.name, "Test-Regular-10")
      let bold = try #require(UIFont(name: "Test-Bold", size: 10))
      expectEqual(bold.weight, .bold)
      expectEqual(bold.width(of: "aa"), 12)
    }
  }

  @Test func `A label in a registered font is as large as its text, with the leading between lines`() {
    application([face("Test-Regular")]).run {
      let label = UILabel()
      label.font = UIFont(name: "Test-Regular", size: 10)
      label.text = "aa aa"
      label.numberOfLines = 0
      expectEqual(label.intrinsicContentSize, CGSize(width: 22.5 + 1 / 6, height: 11))
      expectEqual(label.sizeThatFits(CGSize(width: 15, height: 0)), CGSize(width: 10, height: 23))
    }
  }

  @Test func `Traits lead to another face of the family, and to nothing if it has none`() throws {
    let faces = [
      face("Test-Regular"), face("Test-Bold", weight: 700), face("Test-Black", weight: 900),
      face("Test-Italic", isItalic: true),
    ]
    try application(faces).run {
      let regular = try #require(UIFont(name: "Test-Regular", size: 10)).fontDescriptor
      let bold = try #require(regular.withSymbolicTraits(.traitBold))
      expectEqual(UIFont(descriptor: bold, size: 0).fontName, "Test-Bold")
      expectEqual(UIFont(descriptor: bold, size: 12).name, "Test-Bold-12")
      expectEqual(
        bold.withSymbolicTraits([]).map { UIFont(descriptor: $0, size: 0).fontName }, "Test-Regular")
      expectEqual(
        regular.withSymbolicTraits(.traitItalic).map { UIFont(descriptor: $0, size: 0).fontName },
        "Test-Italic")
      expectNil(regular.withSymbolicTraits([.traitBold, .traitItalic]))
    }
  }

  @Test func `Families and faces are listed in alphabetical order`() {
    application([face("Test-Regular"), face("Test-Bold", weight: 700)]).run {
      expectEqual(UIFont.familyNames, ["Test"])
      expectEqual(UIFont.fontNames(forFamilyName: "Test"), ["Test-Bold", "Test-Regular"])
      expectEqual(UIFont.fontNames(forFamilyName: "Other"), [])
    }
  }

  @Test func `Fonts of one application are unknown to another, even if their texts were measured before`() {
    func size() -> CGSize {
      let label = UILabel()
      label.font = UIFont(name: "Test-Regular", size: 10)
      label.text = "aaaa"
      return label.intrinsicContentSize
    }
    let registered = application([face("Test-Regular")]).run { size() }
    let plain = UIApplication().run { size() }
    expectEqual(registered.width, 20)
    #expect(plain.width != 20)
  }
}
