import Diagnostics
import Expectations
import Testing

@testable import Porting

@Suite struct SkippedPartsTests {
  private let source = """
    // A page of the app.
    @objc(Page) private final class Page: UIView, Themed {
      private(set) var title: String = { make() }()
      let other = Absent(), last = 1
      @IBOutlet weak var label: Missing!
      var size: Int { missing }
      var color: Int { get { missing } set { absent() } }
      override init(frame: CGRect) { absent() }
      @objc private func show(_ item: Item, at index: Int) -> Int {
        return absent(index)
      }
      class Inner { func a() { b } }
    }
    extension Page.Inner { static subscript(a: Int) -> Int { b } }
    func free() { c() }
    protocol Themed { var theme: Absent { get } }
    """

  private func part(_ line: Int, _ text: String, besides skipped: Set<String> = []) -> String? {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard let range = lines[line - 1].firstRange(of: text) else { return "no such text" }
    let column = lines[line - 1].utf8.distance(from: lines[line - 1].startIndex, to: range.lowerBound) + 1
    let app = AppSources(["A.swift": source], in: "")
    return app.files[0].skippablePart(at: SourcePosition(line: line, column: column), besides: skipped)
  }

  @Test func `The smallest part around a position is named`() {
    forEachRow([
      (2, "UIView", "declaration of Page"), (2, "Themed", "Page conforming to Themed"),
      (3, "make", "Page.title"), (3, "String", "declaration of Page.title"),
      (4, "Absent", "declaration of Page"), (5, "Missing", "declaration of Page.label"),
      (6, "missing", "Page.size"), (7, "missing", "Page.color"), (7, "absent", "Page.color"),
      (8, "absent", "Page.init(frame:)"), (9, "Item", "declaration of Page.show(_:at:)"),
      (10, "absent", "Page.show(_:at:)"), (12, "b", "Page.Inner.a()"),
      (14, "b }", "Page.Inner.subscript(a:)"), (14, "Page", "declaration of Page.Inner"),
      (15, "c()", "free()"), (16, "Absent", nil), (1, "page of", nil),
    ]) { line, text, name in expectEqual(part(line, text), name, "\(line): \(text)") }
  }

  @Test func `A part that was left out without success is followed by the next larger one`() {
    expectEqual(part(10, "absent", besides: ["Page.show(_:at:)"]), "declaration of Page.show(_:at:)")
    expectEqual(
      part(10, "absent", besides: ["Page.show(_:at:)", "declaration of Page.show(_:at:)"]),
      "declaration of Page")
  }

  private func skipping(_ parts: String...) -> [String] {
    var skipped = SkippedParts()
    for part in parts { skipped.insert(part, in: "A.swift", because: "1:1: no \"x\"") }
    let text = AppSources(["A.swift": source], in: "", skipping: skipped).ported[0].text
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().map(String.init)
  }

  @Test func `Bodies and values stop the app with the reason, on the same lines`() {
    let lines = skipping("Page.title", "Page.color", "Page.show(_:at:)", "free()")
    let call = { (name: String) in "fatalError(\"\(name) is not compiled here: 1:1: no \\\"x\\\"\")" }
    expectEqual(
      lines[2].trimmedWords, "private(set) var title: String = { () -> String in \(call("Page.title")) }()")
    expectEqual(
      lines[6].trimmedWords,
      "var color: Int { get { \(call("Page.color")) } set { \(call("Page.color")) } }")
    expectEqual(lines[9...10].map(\.trimmedWords), [call("Page.show(_:at:)"), "}"])
    expectEqual(lines[14], "func free() { \(call("free()")) }")
    expectEqual(lines.count, source.split(separator: "\n", omittingEmptySubsequences: false).count)
  }

  @Test func `Declarations vanish with their modifiers, and protocols become any`() {
    let lines = skipping(
      "declaration of Page.label", "declaration of Page.show(_:at:)", "Page conforming to Themed")
    expectEqual(lines[4].trimmedWords, "")
    expectEqual(lines[8...10].map(\.trimmedWords), ["", "", ""])
    expectTrue(lines[1].contains("class Page: UIView, Any {"), "\(lines[1])")
    expectEqual(skipping("declaration of Page")[1...12].map(\.trimmedWords).joined(), "")
  }

  @Test func `A list is read as it is written`() {
    var parts = SkippedParts()
    expectTrue(parts.insert("List.a(_:b:)", in: "A: b.swift", because: "3:5: no 'x'"))
    expectFalse(parts.insert("List.a(_:b:)", in: "A: b.swift", because: "other"))
    parts.insert("c()", in: "B.swift", because: "1:1: d")
    expectEqual(SkippedParts(text: parts.text), parts)
    expectEqual(SkippedParts(text: parts.text).reasons(in: "A: b.swift"), ["List.a(_:b:)": "3:5: no 'x'"])
    expectEqual(SkippedParts(text: "# Mine\n\nno entry\nC.swift: d()\r\n").sorted.map(\.part), ["d()"])
    expectEqual(parts.renamingFiles { "App/\($0)" }.sorted.map(\.file), ["App/A: b.swift", "App/B.swift"])
    parts.removeParts(of: "A: b.swift")
    expectEqual(parts.count, 1)
  }
}

extension String {
  fileprivate var trimmedWords: String { split(separator: " ").joined(separator: " ") }
}
