import Expectations
import Testing

@testable import HeadlessUIKit

@Suite struct UIFontFacesTests {
  @Test func `A face's name decides on weight and slant, and trees print it`() throws {
    let table: [(String, UIFont.Weight, Bool, String)] = [
      ("Avenir-Heavy", .heavy, false, "Avenir"), ("HelveticaNeue", .regular, false, "HelveticaNeue"),
      ("HelveticaNeue-BoldItalic", .bold, true, "HelveticaNeue"),
      ("Helvetica-LightOblique", .light, true, "Helvetica"),
      ("Avenir-UltraLight", .ultraLight, false, "Avenir"), ("Lato-SemiBold", .semibold, false, "Lato"),
      ("BoldFamily-Regular", .regular, false, "BoldFamily"),
    ]
    for (name, weight, isItalic, family) in table {
      let font = try #require(UIFont(name: name, size: 17))
      #expect(font.weight == weight && font.isItalic == isItalic, "\(name)")
      #expect(font.fontName == name && font.familyName == family && font.name == "\(name)-17", "\(name)")
    }
  }

  @Test func `A font of another face is another font, in any size`() throws {
    let font = try #require(UIFont(name: "Lato-Bold", size: 17))
    #expect(font != UIFont.systemFont(ofSize: 17, weight: .bold))
    expectEqual(font, UIFont(name: "Lato-Bold", size: 17))
    expectEqual(font.withSize(12).fontName, "Lato-Bold")
    expectNil(UIFont(name: "", size: 17))
  }
}
