import Diagnostics
import Expectations
import Foundation
import GoldenFiles
import Storyboards
import TestSupport
import Testing

/// A golden is accepted only if it is exactly what writing its storyboard produces.
@Suite struct CanonicalGoldenTests {
  private static let head = "showcase-storyboard 2\nuse case: C / u\nscript: s\nconfiguration: c\n\n"
  private static let golden =
    head + """
      [1] launch
      A
        F "1"
        F "2"
        F "3"
        F "4"
        B #b "x" [on]
        C #c "y" [on]

      [2] tap
      changed B #b: [on] -> [off]
      changed C #c: [on] -> [off]
      added   in A
        D
          E

      """

  @Test
  func `the golden of these tests is canonical, as is what is accepted whatever is done to it`() throws {
    expectEqual(try Storyboard(text: Self.golden).text, Self.golden)

    forEachRow(SplitMix64.seeds(200)) { seed in
      var random = SplitMix64(seed: seed)
      let golden = seed % 4 == 0 ? random.storyboard().text : try Self.repositoryGolden(&random)
      let text = random.rearranged(golden)
      guard let storyboard = try? Storyboard(text: text) else { return }
      expectEqual(Array(storyboard.text.utf8), Array(text.utf8), "seed \(seed)")
    }
  }

  @Test func `changes that are not those that are written are refused where they begin`() {
    forEachRow([
      ("  D\n", "x D\n", 18, 1), ("  D\n", " xD\n", 19, 2), ("  D\n", " \n", 19, 2),
      ("  D\n", "\t D\n", 18, 1),
      ("    E\n", "  \t E\n", 20, 3), ("    E\n", " x  E\n", 20, 2),
      (
        "changed B #b: [on] -> [off]\nchanged C #c: [on] -> [off]\n",
        "changed C #c: [on] -> [off]\nchanged B #b: [on] -> [off]\n", 16, 9
      ),
      (
        "changed B #b: [on] -> [off]\n",
        "changed B #b: [on] -> [off]\nchanged B #b: [off] -> [on]\nchanged B #b: [on] -> [off]\n", 17, 15
      ),
      (
        "  D\n    E\n", "  D\n    E\nadded   in A\n  F\nremoved F\n", 21, 1
      ),
      ("  D\n    E\n", "  D\nadded   in D\n  E\n", 20, 1),
      (
        "changed C #c: [on] -> [off]\nadded   in A\n  D\n    E\n", "changed B #b: [off] -> [on]\n", 17, 15
      ),
    ]) { lines, others, line, column in
      expectTrue(Self.golden.contains(lines), "\(Self.golden)")
      let text = Self.golden.replacing(lines, with: others)
      let fault = #expect(throws: Diagnostic.self, "\(lines) \(others) \(line) \(column)") {
        try Storyboard(text: text)
      }
      expectEqual(fault?.position, SourcePosition(line: line, column: column), "\(String(describing: fault))")
      expectNotNil(fault?.expected)
    }
  }

  @Test func `a head that names another scenario than the path is refused`() {
    forEachRow([
      ("use case: C / u", "use case: C / v", 2, 11), ("script: s", "script: t", 3, 9),
      ("configuration: c", "configuration:", 4, 16),
    ]) { line, other, number, column in
      let scenario = ScenarioName(
        target: "T", classForDisplay: "C", useCase: "u", script: "s", configuration: "c")
      expectEqual(try Storyboard(text: Self.golden, of: scenario).steps.count, 2)
      let (readable, fault) = Storyboard.readablePart(
        of: Self.golden.replacing(line, with: other), of: scenario)
      expectEqual(
        fault?.position, SourcePosition(line: number, column: column), "\(String(describing: fault))")
      expectEqual(fault?.expected?.contains("path"), true)
      expectEmpty(readable.steps)
    }
  }

  @Test func `a head in JSON that names another scenario than the path is refused as well`() {
    forEachRow([
      (#""use case": "C / u""#, #""use case": "C / v""#, 3), (#""script": "s""#, #""script": "t""#, 4),
      (#""configuration": "c""#, #""configuration": """#, 5),
    ]) { line, other, number in
      let scenario = ScenarioName(
        target: "T", classForDisplay: "C", useCase: "u", script: "s", configuration: "c")
      let json = try Storyboard(text: Self.golden).json
      expectEqual(try Storyboard(json: json, of: scenario).steps.count, 2)
      let changed = json.replacing(line, with: other)
      expectEqual(try Storyboard(json: changed).steps.count, 2)
      let fault = #expect(throws: Diagnostic.self, "\(line) \(other) \(number)") {
        try Storyboard(json: changed, of: scenario)
      }
      expectEqual(fault?.position?.line, number)
      expectEqual(fault?.expected?.contains("path"), true)
    }
  }

  private static let root = URL(filePath: #filePath, directoryHint: .notDirectory)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Snapshots")

  private static let goldens: [String] = {
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".iPhone.txt") }.sorted()
  }()

  private static func repositoryGolden(_ random: inout SplitMix64) throws -> String {
    try String(contentsOf: root.appending(path: random.oneOf(goldens)), encoding: .utf8)
  }
}

extension SplitMix64 {
  /// The text with one or two of its lines, most often those of changes, exchanged, doubled, taken away, indented
  /// otherwise, or damaged.
  fileprivate mutating func rearranged(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let words = ["changed", "added", "removed", "moved", "called"]
    let changes = lines.indices.filter { index in words.contains { lines[index].hasPrefix($0) } }
    for _ in 0..<Int.random(in: 1...2, using: &self) {
      let isChange = !changes.isEmpty && oneOf([true, true, false])
      let index = isChange ? oneOf(changes) : Int.random(in: lines.indices, using: &self)
      guard lines.indices.contains(index), index + 1 < lines.count else { continue }
      switch Int.random(in: 0..<6, using: &self) {
      case 0: lines.swapAt(index, index + 1)
      case 1: lines.insert(lines[index], at: index)
      case 2: lines.remove(at: index)
      case 3: lines[index] = "\t" + lines[index].dropFirst()
      case 4: lines.swapAt(index, isChange ? oneOf(changes.filter { $0 < lines.count }) : 0)
      default: lines[index] = damaged(lines[index])
      }
    }
    return lines.joined(separator: "\n")
  }
}
