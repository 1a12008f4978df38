import Expectations
import InterfaceDocuments
import Testing

@Suite struct InterfaceTextsTests {
  private func texts(_ text: String) throws(InterfaceFault) -> [String: String] {
    try InterfaceTexts(Array(text.utf8), file: "A.strings").texts
  }

  @Test func `Words need no quotation marks, and a key without a text is its own`() throws {
    expectEqual(
      try texts("CFBundleName = \"My app\";\na-1.text=b;\"only\";\n\"q\" = \"\\\"\\n\\U00e9\";"),
      ["CFBundleName": "My app", "a-1.text": "b", "only": "only", "q": "\"\n\u{E9}"])
  }

  @Test func `What is not a pair is a fault with its position`() {
    forEachRow([
      ("\"a\" = ;", "A.strings:1:7: expected a quotation mark, found ';'"),
      ("a b;", "A.strings:1:3: expected '=', found 'b'"),
      ("\n\"a\"", "A.strings:2:4: expected '=', found the end of the file"),
    ]) { text, problem in
      let fault = #expect(throws: InterfaceFault.self) { try texts(text) }
      expectEqual(fault?.description, problem)
    }
  }
}
