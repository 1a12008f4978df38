import Expectations
import InterfaceDocuments
import Testing

/// Typed pieces of files.
@Suite struct InterfaceValueTests {
  private func element(_ text: String) throws -> InterfaceElement {
    let document = try InterfaceDocument(Array("<document>\(text)</document>".utf8), file: "A.xib")
    return try #require(document.root.children.first)
  }

  @Test func `Colors are gray, of a color space, of the system or of a catalog`() throws {
    forEachRow([
      ("<color white=\"0.5\" alpha=\"0.25\"/>", InterfaceColor.Kind.white(0.5)),
      ("<color red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>", .rgb(red: 1, green: 0, blue: 0)),
      (
        "<color red=\"1\" green=\"0\" blue=\"0\" customColorSpace=\"displayP3\"/>",
        .displayP3(red: 1, green: 0, blue: 0)
      ),
      ("<color systemColor=\"labelColor\"/>", .system("labelColor")),
      ("<color cocoaTouchSystemColor=\"darkTextColor\"/>", .system("darkTextColor")),
      ("<color name=\"Accent\"/>", .named("Accent")),
      ("<color red=\"x\"/>", .unreadable),
    ]) { text, kind in
      expectEqual(InterfaceColor(try element(text)).kind, kind)
    }
    expectEqual(InterfaceColor(try element("<color white=\"1\" alpha=\"0.25\"/>")).alpha, 0.25)
  }

  @Test func `Fonts are of the system, of a style or an app's own`() throws {
    forEachRow([
      ("<fontDescription type=\"system\" pointSize=\"12\"/>", InterfaceFont.Kind.system(weight: "regular")),
      ("<fontDescription type=\"system\" weight=\"medium\"/>", .system(weight: "medium")),
      ("<fontDescription type=\"boldSystem\"/>", .system(weight: "bold")),
      ("<fontDescription type=\"italicSystem\"/>", .italic),
      ("<fontDescription style=\"UICTFontTextStyleBody\"/>", .style("UICTFontTextStyleBody")),
      (
        "<fontDescription name=\"Avenir-Heavy\" family=\"Avenir\" pointSize=\"9\"/>",
        .custom(name: "Avenir-Heavy")
      ),
    ]) { text, kind in
      expectEqual(InterfaceFont(try element(text)).kind, kind)
    }
  }

  @Test func `Constraints have factors as numbers and as ratios, and priorities within limits`() throws {
    forEachRow([
      ("", 1.0), ("multiplier=\"0.5\"", 0.5), ("multiplier=\"16:9\"", 16.0 / 9), ("multiplier=\"1/2\"", 0.5),
      ("multiplier=\"1:0\"", 1), ("multiplier=\"nan\"", 1),
    ]) { attribute, multiplier in
      let element = try element("<constraint firstAttribute=\"width\" \(attribute) priority=\"5000\"/>")
      let constraint = InterfaceConstraint(element)
      expectEqual(constraint.multiplier, multiplier)
      expectEqual(constraint.priority, 1000)
      expectEqual(constraint.constant, 0)
    }
  }

  @Test func `Tables of texts have comments, escapes and two encodings`() throws {
    let text = "/* Class */\n\"a-1.text\" = \"A \\\"b\\\"\\n\\U00e9\"; // end\n\"b.title\"=\"B\";"
    let expected = ["a-1.text": "A \"b\"\né", "b.title": "B"]
    expectEqual(try InterfaceTexts(Array(text.utf8), file: "Main.strings").texts, expected)
    let pair = "\"a\" = \"\\Ud83d\\Ude00\";"
    expectEqual(try InterfaceTexts(Array(pair.utf8), file: "Main.strings").texts, ["a": "\u{1F600}"])
    let wide: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    expectEqual(try InterfaceTexts(wide, file: "Main.strings").texts, expected)
    forEachRow([
      ("\"a\" \"b\";", "M.strings:1:5: expected '=', found '\"'"),
      ("\"a\" =\n\"b\"", "M.strings:2:4: expected ';', found the end of the file"),
      ("= b;", "M.strings:1:1: expected a quotation mark, found '='"),
      ("/* a", "M.strings:1:5: expected '*/', found the end of the file"),
      ("\"\\U+0e9\"", "M.strings:1:4: expected four digits, found '+'"),
      (
        "\"\\Ud83d!\"",
        "M.strings:1:8: expected two surrogates such as '\\Ud83d\\Ude00', found '!'"
      ),
    ]) { text, message in
      let error = #expect(throws: InterfaceFault.self) {
        try InterfaceTexts(Array(text.utf8), file: "M.strings")
      }
      expectEqual(error?.description, message)
    }
  }
}
