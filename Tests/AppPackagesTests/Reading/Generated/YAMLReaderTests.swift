import Diagnostics
import Expectations
import Testing

@testable import AppPackages

@Suite struct YAMLReaderTests {
  private func read(_ text: String) throws -> YAMLValue { try YAMLReader(text, at: "project.yml").value }

  @Test func `Maps, lists and texts are read`() throws {
    let value = try read(
      """
      --- # a comment
      name: My App   # another
      list:
      - a
      - path: "b # not a comment"
        excludes: [x, 'y''s', {k: v}]
      -
        - inner
      script: |
        echo "a: b"

        # kept
      empty:
      url: https://example.com/#a
      "quoted key": 'q'
      flow: {a: 1,
        b: [c,
          d]}
      """)
    expectEqual(value["name"]?.text, "My App")
    let list = value["list"]?.elements ?? []
    expectEqual(list.first?.text, "a")
    expectEqual(list.dropFirst().first?["path"]?.text, "b # not a comment")
    expectEqual(list.dropFirst().first?["excludes"]?.texts, ["x", "y's"])
    expectEqual(list.last?.texts, ["inner"])
    expectEqual(value["script"]?.text, "echo \"a: b\"\n\n# kept")
    expectEqual(value["empty"]?.text, "")
    expectEqual(value["url"]?.text, "https://example.com/#a")
    expectEqual(value["quoted key"]?.text, "q")
    expectEqual(value["flow"]?["b"]?.texts, ["c", "d"])
  }

  @Test func `What cannot be read is an error with its position`() {
    forEachRow([
      ("a: &x 1", 1, 4), ("a: *x", 1, 4), ("a: !tag x", 1, 4), ("a:\n  b: [1", 2, 3), ("a:\n\tb: 1", 2, 1),
      ("a: 1\na: 2", 2, 1), ("a: 1\n   b: 2", 2, 4), ("a: \"x", 1, 4), ("a:\n    b: 1\n  c: 2", 3, 3),
      ("a: 1\nword", 2, 1),
    ]) { text, line, column in
      let error = #expect(throws: Diagnostic.self) { try read(text) }
      expectEqual(error?.file, "project.yml")
      expectEqual(error?.position.map { [$0.line, $0.column] }, [line, column])
    }
  }
}
