import Expectations
import Foundation
import Testing

/// A class of UIKit is named in one file of the code over trees, so that a new control has one place there.
@Suite struct ClassNamesTests {
  private static let table = "Sources/Harness/RenderTree/NodeKind.swift"

  @Test func `what reads trees names no class of UIKit outside the table of kinds`() throws {
    // A whole literal, as code compares it; a message may have a class as its example.
    let name = #/_?(?:UI|CA|WK)[A-Z]\w*/#
    var count = 0
    for folder in ["RenderTree", "Storyboards", "Causes"] {
      for (path, text) in try Self.sources(in: "Sources/Harness/\(folder)") {
        let names = WordsTests.literals(of: text).filter { $0.wholeMatch(of: name) != nil }
        if path == Self.table { count = names.count } else { expectEqual(names, [], "\(path) names a class") }
      }
    }
    expectTrue(count > 50, "the table has \(count) names")
  }

  @Test func `each class of views and layers in the toolkit is in the table of kinds`() throws {
    let table = try RepositoryFiles.text(Self.table)
    let known = Set(WordsTests.literals(of: table))
    let classes = try Self.superclasses()
    func isShown(_ name: String) -> Bool {
      ["UIView", "CALayer"].contains(name) || classes[name].map(isShown) ?? false
    }
    let shown = classes.keys.filter(isShown)
    expectTrue(shown.count > 50, "found only \(shown.count) classes")
    expectEqual(shown.filter { !known.contains($0) }.sorted(), [], "give them a kind in \(Self.table)")
  }

  /// The first type that each class of the toolkit inherits from.
  private static func superclasses() throws -> [String: String] {
    let declaration = #/(?m)^[^/\n]*\bclass\s+(\w+)(?:<[^>\n]*>)?\s*:\s*(\w+)/#
    let pairs = try sources(in: "Sources/Toolkit").flatMap { _, text in
      text.matches(of: declaration).map { (String($0.1), String($0.2)) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The Swift files below a folder, by their path below the package's folder.
  static func sources(in folder: String) throws -> [(path: String, text: String)] {
    let root = RepositoryFiles.root.appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
    return try paths.filter { $0.hasSuffix(".swift") }.map { path in
      ("\(folder)/\(path)", try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8))
    }
  }
}
