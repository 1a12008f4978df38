import Diagnostics

/// The functions of a source file, which tests and golden names are looked up in.
///
///     let tests = DeclaredTests("@Suite struct MenuTests { @Test func titles() {} }")
///     tests.tests[0].suites  // ["MenuTests"]
///     tests.declares("titles")  // true
package struct DeclaredTests: Sendable {
  /// The tests of the file, in its order.
  package let tests: [DeclaredTest]
  /// The words of the file.
  package let list: TokenList
  private let functions: Set<String>

  /// Reads any text as Swift source; all branches of `#if` are read.
  package init(_ text: String) {
    let list = TokenList(text)
    self.list = list
    let members = SourceOutline(list).members
    let all = Self.functions(of: members, in: [])
    tests = all.compactMap { DeclaredTest($0.function, in: $0.suites, list) }
    functions = Set(all.map(\.function.name.text))
  }

  /// Whether a function of the file has this name, be it a test or one that tests call.
  package func declares(_ function: String) -> Bool { functions.contains(function) }

  /// Returns the test around a line; `nil` outside of tests.
  package func test(around line: Int) -> DeclaredTest? { tests.last { $0.lines.contains(line) } }

  /// Returns the tests with a name, whatever their suites and labels.
  package func tests(named name: String) -> [DeclaredTest] { tests.filter { $0.name == name } }

  /// Returns the functions of types and of the file, with the types around them.
  private static func functions(
    of members: Members, in suites: [String]
  ) -> [(function: Function, suites: [String])] {
    members.functions.map { ($0, suites) }
      + members.types.flatMap { functions(of: $0.members, in: suites + $0.path) }
  }
}

/// A test in a source file.
package struct DeclaredTest: Hashable, Sendable {
  /// The types around it, outermost first.
  package let suites: [String]
  /// The function's name, without backticks.
  package let name: String
  /// The name with the labels, such as `item(name:)`.
  package let signature: String
  /// Whether XCTest runs it, by its name, and not Swift Testing, by its attribute.
  package let isOfXCTest: Bool
  /// From the line of its name to that of its last token.
  package let lines: ClosedRange<Int>

  /// - Returns: `nil` for a function that is not a test.
  fileprivate init?(_ function: Function, in suites: [String], _ list: TokenList) {
    isOfXCTest = !function.modifiers.attributes.contains("Test")
    guard !isOfXCTest || (!suites.isEmpty && function.name.text.hasPrefix("test")) else { return nil }
    self.suites = suites
    name = function.name.text
    signature = function.signature
    let first = function.name.position.line
    let last = list.tokens[function.range].last?.position.line ?? first
    lines = first...max(first, last)
  }
}
