import Diagnostics
import Expectations
import Testing

@testable import Porting

@Suite struct SkippedPartsTests {
  private let source = SkippedPage.source

  private func skipping(_ parts: String...) -> [String] {
    var skipped = SkippedParts()
    for part in parts { skipped.insert(part, in: "A.swift", because: "1:1: no \"x\"") }
    let text = AppSources(["A.swift": source], in: "", skipping: skipped).ported[0].text
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().map(String.init)
  }

  @Test func `Bodies and values do nothing, on the same lines`() {
    let lines = skipping("Page.title", "Page.color", "Page.show(_:at:)", "free()", "Page.init(frame:)")
    let text = { (name: String) in "(\"\(name): no \\\"x\\\"\")" }
    expectEqual(
      lines[2].trimmedWords, "private(set) var title: String = skippedValue\(text("Page.title"))")
    expectEqual(
      lines[6].trimmedWords,
      "var color: Int { get { return skippedValue\(text("Page.color")) } set { skippedStatement\(text("Page.color")) } }"
    )
    // An object cannot be made of nothing.
    expectEqual(
      lines[7].trimmedWords,
      "override init(frame: CGRect) { fatalError(\"Page.init(frame:) is not compiled here: no \\\"x\\\"\") }")
    expectEqual(
      lines[9...11].map(\.trimmedWords), ["return skippedValue\(text("Page.show(_:at:)"))", "", "}"])
    expectEqual(lines[16], "func free() { skippedStatement\(text("free()")) }")
    expectEqual(lines.count, source.split(separator: "\n", omittingEmptySubsequences: false).count)
  }

  @Test func `A statement is found again on another line`() {
    let source = "func a() {\n  b()\n  c = d()\n  b()\n}\n"
    forEachRow([
      ("a() statement at 2: b()", "func a() {\n  skippedStatement(\"a() 'b()': no\")\n  c = d()\n  b()\n}\n"),
      ("a() statement at 9: b()", "func a() {\n  b()\n  c = d()\n  skippedStatement(\"a() 'b()': no\")\n}\n"),
      ("a() value at 7: c = d()", "func a() {\n  b()\n  c = skippedValue(\"a() 'c = d()': no\")\n  b()\n}\n"),
      ("a() statement at 2: e()", source),
    ]) { name, expected in
      var skipped = SkippedParts()
      skipped.insert(name, in: "A.swift", because: "2:3: no")
      let file = AppSources(["A.swift": source], in: "", skipping: skipped).files[0]
      expectEqual(file.text.replacing("\\\"", with: "'"), expected, "\(name)")
    }
  }

  @Test func `A closure keeps the number of its arguments`() {
    let source = "func a() { list.map { b($0, $1) }; list.each { c($0); d() } }\n"
    var skipped = SkippedParts()
    for name in ["a() statement at 1: b($0, $1)", "a() statement at 1: c($0)"] {
      skipped.insert(name, in: "A.swift", because: "1:1: no")
    }
    let file = AppSources(["A.swift": source], in: "", skipping: skipped).files[0]
    expectTrue(file.text.contains("list.map { ($0, $1, skippedValue("), "\(file.text)")
    expectTrue(file.text.contains("list.each { _ = ($0); skippedStatement("), "\(file.text)")
  }

  @Test func `A property has its value before an initializer may return`() {
    forEachRow([
      (
        "b = 1; guard c else { return }",
        "{ self.b = skippedValue(x); skippedStatement(x); guard c else { return } }"
      ),
      (
        "b = 1; guard c else { return nil }",
        "{ skippedStatement(x); guard c else { return nil } self.b = skippedValue(x); }"
      ),
      ("b = 1; d { return }", "{ skippedStatement(x); d { return } self.b = skippedValue(x); }"),
    ]) { body, expected in
      var skipped = SkippedParts()
      for name in ["A.init() property b", "A.init() statement at 1: b = 1"] {
        skipped.insert(name, in: "A.swift", because: "1:1: no")
      }
      let file = AppSources(
        ["A.swift": "class A { let b: Int; init?() { \(body) } }"], in: "", skipping: skipped
      ).files[0]
      let text = file.text.replacing(#/\("[^)]*\(\)[^)]*"\)/#, with: "(x)").trimmedWords
      expectTrue(text.contains(expected), "\(text)")
    }
  }

  @Test func `Declarations vanish with their modifiers, and protocols become any`() {
    let lines = skipping(
      "declaration of Page.label", "declaration of Page.show(_:at:)", "Page conforming to Themed")
    expectEqual(lines[4].trimmedWords, "")
    expectEqual(lines[8...11].map(\.trimmedWords), ["", "", "", ""])
    expectTrue(lines[1].contains("class Page: UIView, Any {"), "\(lines[1])")
    expectEqual(skipping("declaration of Page")[1...14].map(\.trimmedWords).joined(), "")
  }

  @Test func `A list is read as it is written`() {
    var parts = SkippedParts()
    expectTrue(parts.insert("List.a(_:b:)", in: "A: b.swift", because: "3:5: no 'x'"))
    expectFalse(parts.insert("List.a(_:b:)", in: "A: b.swift", because: "other"))
    parts.insert("c()", in: "B.swift", because: "1:1: d")
    parts.insert("c() statement at 3: x.y(\"a.swift: b\")", in: "B.swift", because: "1:1: d")
    expectEqual(SkippedParts(text: parts.text), parts)
    expectEqual(SkippedParts(text: parts.text).reasons(in: "A: b.swift"), ["List.a(_:b:)": "3:5: no 'x'"])
    expectEqual(SkippedParts(text: "# Mine\n\nno entry\nC.swift: d()\r\n").sorted.map(\.part), ["d()"])
    expectEqual(
      parts.renamingFiles { "App/\($0)" }.sorted.map(\.file),
      ["App/A: b.swift", "App/B.swift", "App/B.swift"])
    parts.removeParts(of: "A: b.swift")
    expectEqual(parts.count, 2)
  }
}

extension String {
  fileprivate var trimmedWords: String { split(separator: " ").joined(separator: " ") }
}
