import Expectations
import Testing
import UTF8Text

@Suite struct WordInTextTests {
  @Test func `A word is in a string wherever its bytes are`() {
    forEachRow(
      [
        ("GoButton", true), ("Button", true), ("ButtonBar", true), ("UIButtonBarButton", true),
        ("Buttom", false),
        ("Butto", false), ("", false), ("button", false), ("Ünder-Button 日本", true), ("日本", false),
      ] as [(String, Bool)]
    ) { row in expectEqual(row.0.hasBytes(of: "Button"), row.1) }
  }

  @Test func `The empty word is in every string`() {
    forEachRow(["", "a", "日本"]) { expectTrue($0.hasBytes(of: "")) }
  }
}
