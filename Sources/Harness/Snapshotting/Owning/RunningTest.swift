#if canImport(Testing)
  import Testing
#endif

/// The test that runs, as its framework knows it. XCTest does not say which one runs.
package struct RunningTest: Hashable, Sendable {
  /// What filters are compared with, such as `AppTests.Menus/titles(of:)/MenuTests.swift:12:4`.
  let identifier: String
  /// The function with its labels, such as `titles(of:)`.
  let function: String
  /// `Module/File.swift`.
  let fileID: String
  /// The absolute path of the test's file when it was compiled.
  let filePath: String
  /// The line of the test's attribute.
  private let line: Int

  package init(identifier: String, function: String, fileID: String, filePath: String, line: Int = 0) {
    self.line = line
    self.identifier = identifier
    self.function = function
    self.fileID = fileID
    self.filePath = filePath
  }

  /// The test around the caller; `nil` in XCTest, in detached tasks and on queues and threads.
  @Sendable static func current() -> RunningTest? {
    #if canImport(Testing)
      guard let test = Test.current else { return nil }
      #if compiler(>=6.3)
        let filePath = test.sourceLocation.filePath
      #else
        let filePath = test.sourceLocation._filePath
      #endif
      return RunningTest(
        identifier: "\(test.id)", function: test.name, fileID: test.sourceLocation.fileID, filePath: filePath,
        line: test.sourceLocation.line)
    #else
      nil
    #endif
  }

  /// Whether a test, or none, is the one around the caller.
  @Sendable static func isCurrent(_ known: RunningTest?) -> Bool {
    #if canImport(Testing)
      guard let test = Test.current else { return known == nil }
      return known.map {
        $0.line == test.sourceLocation.line && $0.function == test.name
          && $0.fileID == test.sourceLocation.fileID
      } ?? false
    #else
      known == nil
    #endif
  }

  /// The suites around the test, outermost first.
  var suites: [String] {
    let module = fileID.prefix { $0 != "/" }
    // The module, a dot, the suites, the function, and its file.
    let components = Self.components(of: identifier.dropFirst(module.count + 1))
    return components.dropLast(2).map(\.withoutBackticks)
  }

  /// A regular expression that selects this test alone.
  var filter: String {
    let end = identifier.lastIndex(of: "/").map(identifier.index(after:)) ?? identifier.endIndex
    return "^" + String(identifier[..<end]).asRegularExpression
  }

  /// Splits at slashes, except for those of names between backticks.
  private static func components(of identifier: Substring) -> [Substring] {
    var (isQuoted, components) = (false, [Substring]())
    var start = identifier.startIndex
    for index in identifier.indices {
      switch identifier[index] {
      case "`": isQuoted.toggle()
      case "/" where !isQuoted:
        components.append(identifier[start..<index])
        start = identifier.index(after: index)
      default: break
      }
    }
    return components + [identifier[start...]]
  }
}

extension SnapshotCallSite {
  /// Whether the assertion is in the test's own function, and not in one that it calls.
  func isIn(_ test: RunningTest) -> Bool {
    test.filePath == filePath.description && test.function.withoutBackticks == function.description
  }
}

extension StringProtocol {
  /// The name of a function or a type without the backticks around it: `sorts all()` for `` `sorts all`() ``.
  var withoutBackticks: String {
    guard first == "`", let end = dropFirst().firstIndex(of: "`") else { return String(self) }
    return self[index(after: startIndex)..<end] + String(self[index(after: end)...])
  }

  /// The text as a regular expression that matches it alone.
  var asRegularExpression: String {
    String(flatMap { "\\^$.|?*+()[]{}".contains($0) ? ["\\", $0] : [$0] })
  }
}
