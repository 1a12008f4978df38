import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct StringCatalogErrorTests {
  private func description(_ strings: String) -> String? {
    do throws(StringCatalogError) {
      _ = try StringCatalog(
        Data(#"{ "sourceLanguage" : "en", "strings" : { \#(strings) } }"#.utf8), name: "Texts")
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `A file that is not JSON, lacks a key or is not there is reported`() {
    let error = #expect(throws: StringCatalogError.self) { try StringCatalog(Data("{".utf8)) }
    expectEqual(error?.description, "Localizable.xcstrings: the file is not valid JSON")
    let missing = #expect(throws: StringCatalogError.self) {
      try StringCatalog(Data(#"{ "strings" : {} }"#.utf8))
    }
    expectEqual(missing?.description, "Localizable.xcstrings: the key 'sourceLanguage' is missing")
    #expect(throws: CocoaError.self) {
      try StringCatalog(contentsOf: URL(filePath: "/nowhere/Localizable.xcstrings"))
    }
  }

  @Test func `A value of the wrong type or range is reported with the keys that lead to it`() {
    let text = description(#""a" : { "localizations" : { "de" : { "stringUnit" : { "value" : 1 } } } }"#)
    expectEqual(
      text?.hasPrefix("Texts.xcstrings: strings > a > localizations > de > stringUnit > value: "), true)
    let number = description(
      """
      "a" : { "localizations" : { "en" : { "stringUnit" : { "value" : "%#@x@" }, "substitutions" : {
        "x" : { "argNum" : 0, "variations" : \(plurals(["other": "x"])) } } } } }
      """)
    expectEqual(
      number,
      "Texts.xcstrings: strings > a > localizations > en > substitutions > x > argNum: "
        + "found 0, expected a number from 1 on")
  }

  @Test func `Every fault of the texts is reported at once, in alphabetical order`() {
    let text = description(
      """
      "b" : { "localizations" : { "de" : { "variations" : { "plural" : { "three" : \(unit("x")) } } } } },
      "a" : { "localizations" : {
        "en" : {}, "fr" : { "stringUnit" : { "value" : "%#@x@" } }, "it" : { "variations" : {} } } }
      """)
    expectEqual(
      text,
      """
      Texts.xcstrings: strings > a > localizations > en: expected a 'stringUnit' or 'variations'
      Texts.xcstrings: strings > a > localizations > fr > stringUnit > value: there is no substitution 'x'
      Texts.xcstrings: strings > a > localizations > it > variations: expected 'plural' or 'device'
      Texts.xcstrings: strings > b > localizations > de > variations > plural > three: 'three' is unknown, \
      expected one of: zero, one, two, few, many, other
      Texts.xcstrings: strings > b > localizations > de > variations > plural: the variation 'other' is missing
      """)
  }

  @Test func `Deep nesting neither crashes nor hangs`() {
    forEachRow([100, 5000]) { depth in
      let opening = String(repeating: #"{ "variations" : { "device" : { "other" : "#, count: depth)
      let closing = String(repeating: " } } }", count: depth)
      let text = description(#""a" : { "localizations" : { "en" : \#(opening)\#(unit("x"))\#(closing) } }"#)
      expectEqual(text, (depth == 100 ? nil : "Texts.xcstrings: the file is not valid JSON"))
    }
  }
}
