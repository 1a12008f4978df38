import Expectations
import Foundation
import Testing

/// Texts that users read are in plain words; the glossary is in the article "The design contract".
@Suite struct WordsTests {
  /// Words that must not be in a text, and what to write instead.
  static let banned: [(word: String, instead: String)] = [
    ("tells?", "reports"), ("told", "reported"), ("telling", "reporting"), ("stands?", "is"), ("lies", "is"),
    ("telephones?", "phone"), ("nobody", "no ..., nothing"), ("whoever", "any ..."),
    ("misses its", "requires a"), ("one of both", "one of the two"), ("spelt", "spelled"),
    ("labelled", "labeled"), ("unlabelled", "unlabeled"), ("grey", "gray"), ("nobody's business", "ignored"),
  ]

  /// What must not be in a comment either, and what to write instead: words that give a translation away.
  static let bannedInComments = [
    ("told", "reported"), ("telling", "reporting"), ("nobody", "no ..., nothing"), ("whoever", "any ..."),
    ("telephones?", "phone"), ("one of both", "one of the two"), ("spelt", "spelled"),
    ("labelled", "labeled"),
    ("anew", "again"), ("goes on", "continues"), ("its likes", "..."), ("as chance has it", "by chance"),
    ("comes to rest", "becomes idle"), ("(?:is|are|was|were) none", "there is no ..., without ..."),
  ]

  /// The modules whose strings users read; the gallery's apps have their own words.
  private static let folders = [
    "Sources/Harness", "Sources/Strictures", "Sources/Fuzz", "Sources/showcase", "Sources/Benchmarks",
  ]

  @Test func `no text that users read has a banned word`() {
    forEachRow(Self.folders) { folder in
      let root = RepositoryFiles.root.appendingPathComponent(folder)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
      let (any, words) = try Self.expressions(Self.banned)
      var found: [String] = []
      for path in paths where path.hasSuffix(".swift") {
        let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        // EarlGrey begins its names with GREY.
        for literal in Self.literals(of: text).map({ $0.replacing("GREY", with: "") }) {
          guard literal.contains(any) else { continue }
          for (word, instead) in words where literal.contains(word) {
            found.append("\(folder)/\(path): write '\(instead)' in: \(literal)")
          }
        }
      }
      expectEqual(found, [])
    }
  }

  @Test func `no comment has a banned word`() throws {
    let root = RepositoryFiles.root.appendingPathComponent("Sources")
    let (any, words) = try Self.expressions(Self.bannedInComments)
    var found: [String] = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      for comment in Self.comments(of: text) where comment.contains(any) {
        for (word, instead) in words where comment.contains(word) {
          found.append("Sources/\(path): write '\(instead)' in: \(comment)")
        }
      }
    }
    expectEqual(found, [])
  }

  @Test func `no document has a banned word`() {
    forEachRow(["README.md", ".github/CONTRIBUTING.md"] + Self.articles()) { document in
      let text = try RepositoryFiles.text(document)
      for (word, instead) in try Self.expressions(Self.banned).words {
        let matches = text.matches(of: word)
        let found = matches.map { text[$0.range] }
        expectEmpty(found, "write '\(instead)' for '\(found)' in \(document)")
      }
    }
  }

  /// An expression that finds any of the words, and one for each of them.
  ///
  /// Making an expression takes longer than searching with it, and most texts have none of the words.
  private static func expressions(
    _ banned: [(word: String, instead: String)]
  ) throws -> (
    any: Regex<AnyRegexOutput>, words: [(word: Regex<AnyRegexOutput>, instead: String)]
  ) {
    func expression(_ word: String) throws -> Regex<AnyRegexOutput> {
      try Regex("(?i)(?:^|[^_A-Za-z])(?:\(word))(?![_A-Za-z])")
    }
    return (
      try expression(banned.map(\.word).joined(separator: "|")),
      try banned.map { (try expression($0.word), $0.instead) }
    )
  }

  /// The articles of all modules.
  private static func articles() -> [String] {
    let paths =
      (try? FileManager.default.subpathsOfDirectory(atPath: RepositoryFiles.root.path + "/Sources")) ?? []
    return paths.filter { $0.hasSuffix(".md") && $0.contains(".docc/") }.sorted().map { "Sources/\($0)" }
  }

  /// The string literals of Swift code, one per line, without comments and interpolations.
  static func literals(of code: String) -> [String] {
    var literals: [String] = []
    var isInside = false
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.trimmingCharacters(in: .whitespaces)
      if isInside || text.hasPrefix("\"\"\"") {
        if text.contains("\"\"\"") { isInside.toggle() } else { literals.append(withoutInterpolations(text)) }
        continue
      }
      if text.hasPrefix("//") { continue }
      if text.hasSuffix("\"\"\"") {
        isInside = true
        continue
      }
      guard text.utf8.contains(UInt8(ascii: "\"")) else { continue }
      literals += text.matches(of: #/"((?:[^"\\]|\\.)*)"/#).map { withoutInterpolations(String($0.1)) }
    }
    return literals
  }

  /// The comments of Swift code, one line each, without names in backticks and the code that is indented in them.
  static func comments(of code: String) -> [String] {
    code.split(separator: "\n").compactMap { line in
      guard let start = line.firstRange(of: "//"), line[..<start.lowerBound].allSatisfy({ $0 == " " }) else {
        return nil
      }
      let words = line[start.upperBound...].drop { $0 == "/" }
      return words.hasPrefix("     ") ? nil : String(words.replacing(#/`[^`]*`/#, with: ""))
    }
  }

  private static func withoutInterpolations(_ text: String) -> String {
    text.replacing(#/\\\((?:[^()]|\([^()]*\))*\)/#, with: "")
  }
}
