import Expectations
import Snapshotting
import Testing

@Suite struct SnapshotStrategyTests {
  @Test func `text is the string with a line feed at its end, and lines are an element a line`() {
    forEachRow([("", "\n"), ("a", "a\n"), ("a\n", "a\n"), ("a\n\n", "a\n\n"), ("é\r\n", "é\r\n")]) {
      string, text in
      expectEqual(try SnapshotStrategy<String>.text.text(of: string), text)
      expectEqual(try SnapshotStrategy<String>.lines.text(of: string), text)
    }

    forEachRow([([], ""), (["a", "", "b"], "a\n\nb\n"), (["a\nb"], "a\\u{A}b\n")] as [([String], String)]) {
      elements, text in
      expectEqual(try SnapshotStrategy<[String]>.lines.text(of: elements), text)
    }
  }

  @Test func `a pullback writes what the transformed value writes, into a file of the same kind`() throws {
    let counts = SnapshotStrategy<[Int]>.json.pullback { (words: [String]) in words.map(\.count) }
    expectEqual(counts.fileExtension, "json")
    expectEqual(try counts.text(of: ["a", "bcd"]), "[\n  1,\n  3\n]\n")
  }
}
