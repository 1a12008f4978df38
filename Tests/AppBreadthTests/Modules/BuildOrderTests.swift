import Diagnostics
import Expectations
import Testing

@testable import AppBreadth

@Suite struct BuildOrderTests {
  private func order(_ imports: [String: Set<String>]) throws -> [String] {
    try BuildOrder(imports.keys.sorted(), imports: imports) { name, other in
      ("\(name).swift", SourcePosition(line: 1, column: other.count))
    }.names
  }

  @Test func `What is imported comes first, and otherwise the order is the given one`() {
    forEachRow(
      [
        (["A": [], "B": [], "C": []], ["A", "B", "C"]),
        (["A": ["B"], "B": ["C"], "C": []], ["C", "B", "A"]),
        (["A": ["C"], "B": [], "C": []], ["B", "C", "A"]),
      ] as [([String: Set<String>], [String])]
    ) { imports, names in expectEqual(try order(imports), names) }
  }

  @Test func `Only the imports of a circle are its error`() throws {
    let error = try #require(throws: Diagnostics.self) { try order(["A": ["B"], "B": ["C"], "C": ["B"]]) }
    expectEqual(error.all.map(\.file), ["B.swift", "C.swift"])
    expectEqual(
      error.all.map(\.problem),
      [
        "'B' imports 'C' in a circle: 'B' imports 'C' imports 'B'",
        "'C' imports 'B' in a circle: 'B' imports 'C' imports 'B'",
      ])
  }
}
