import GoldenFiles
import SwiftSources

/// The test that a golden belongs to.
///
/// It is the test that its framework knows. Where none is known, as in XCTest, it is the function that
/// asserts.
struct SnapshotOwner: Sendable {
  /// `Module/File.swift`.
  let fileID: String
  /// The absolute path of the file when it was compiled.
  let filePath: String
  /// The function with its labels, such as `item(name:)`, without backticks.
  let signature: String
  /// The test, if its framework knows it.
  let running: RunningTest?
  /// What the test is called in the paths of its goldens, if the assertion determines that.
  private let testName: String?
  /// The line of the assertion if it is in the function itself.
  let line: Int?

  init(_ callSite: SnapshotCallSite, running: RunningTest?, named testName: String? = nil) {
    self.running = running
    self.testName = testName.map { $0.endsWithLabels ? $0.withoutParameterList : $0 }
    if let running {
      (fileID, filePath) = (running.fileID, running.filePath)
      signature = running.function.withoutBackticks
      line = nil
    } else {
      (fileID, filePath) = (callSite.fileID.description, callSite.filePath.description)
      signature = callSite.function.description
      line = callSite.line
    }
  }

  /// Whether the name is one that the compiler makes up, with the position in the source.
  var isNameless: Bool { testName == nil && running == nil && signature.hasPrefix("$s") }

  /// The name without labels.
  var name: String { signature.withoutParameterList }

  var module: String { String(fileID.prefix { $0 != "/" }) }
}

extension SnapshotOwner {
  /// The names of the test in its goldens' paths.
  ///
  /// - Parameter tests: The tests of the owner's file, if several of them may have its name.
  func goldenNames(among tests: DeclaredTests?) -> TestGoldenNames {
    if let testName { return TestGoldenNames(suites: nil, test: testName) }
    let plain = TestGoldenNames(suites: nil, test: name)
    guard let tests, let suites = suites(among: tests) else { return plain }
    return tests.goldenNames(of: name, signature, in: suites)
  }

  private func suites(among tests: DeclaredTests) -> [String]? {
    running?.suites
      ?? line.flatMap { line in tests.tests(named: name).last { $0.lines.contains(line) } }?.suites
  }

  /// How this test alone is run again; `nil` for a function that is known to be called by tests.
  ///
  /// - Parameter tests: The tests of the owner's file; `nil` if it cannot be read.
  func filter(among tests: DeclaredTests?) -> String? {
    if let running { return running.filter }
    if let test = line.flatMap({ tests?.test(around: $0) }), test.name == name {
      return test.filter(in: module)
    }
    let isDeclared = tests?.declares(name) ?? false
    // What is not of this file is a test's name that was handed on, whose module and labels are unknown.
    return isDeclared ? nil : "[./]`?\(name.asRegularExpression)`?(\\(|$)"
  }
}

extension String {
  /// The name of a function without its parameter list.
  var withoutParameterList: String {
    guard let list = lastIndex(of: "(") else { return self }
    return String(self[..<list])
  }

  /// Whether it ends with a list of labels, such as `(name:)`, and not with other words in parentheses.
  fileprivate var endsWithLabels: Bool {
    guard hasSuffix(")"), let list = lastIndex(of: "(") else { return false }
    let labels = self[index(after: list)...].dropLast()
    return labels.isEmpty || labels.hasSuffix(":") && !labels.contains(" ")
  }

  /// The name as source has it: in backticks unless it is an identifier.
  var quotedIfRaw: String {
    let isPlain = unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
    return isPlain ? self : "`\(self)`"
  }
}

extension DeclaredTest {
  /// A regular expression that selects this test alone.
  ///
  /// - Parameter module: The module of the test.
  func filter(in module: String) -> String {
    let suites = suites.map(\.quotedIfRaw)
    let path = (isOfXCTest ? [suites.joined(separator: ".")] : suites).map { "\($0)/" }.joined()
    let labels = signature.dropFirst(name.count)
    return isOfXCTest
      ? "^\("\(module).\(path)\(name)".asRegularExpression)$"
      : "^\("\(module).\(path)\(name.quotedIfRaw)\(labels)/".asRegularExpression)"
  }
}
