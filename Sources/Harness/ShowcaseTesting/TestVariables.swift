import Diagnostics
import Foundation
import GoldenFiles
import Project
import TestRunner
import UTF8Text

/// The environment variables that configure a run of `swift test`, which forwards no arguments.
package struct TestVariables: Sendable {
  private let values: [String: String]

  package init(_ values: [String: String]) {
    self.values = values
  }

  /// The variables of this process.
  package static var ofProcess: TestVariables { TestVariables(ProcessInfo.processInfo.environment) }

  /// The identifiers of `SHOWCASE_FILTER`, separated by commas; `\,` is a comma in an identifier,
  /// and `\u{200D}` is a character by its number.
  var filters: [String] {
    var filters: [String] = []
    var start = ""
    for piece in (values["SHOWCASE_FILTER"] ?? "").components(separatedBy: ",") {
      if piece.hasSuffix("\\") {
        start += piece.dropLast() + ","
      } else {
        filters.append((start + piece).trimmingCharacters(in: .whitespaces))
        start = ""
      }
    }
    return (filters + [start]).filter { !$0.isEmpty }.map(\.unescaped)
  }

  /// Returns the shard of `SHOWCASE_SHARD`, or else of a service's variables, and the name of the
  /// variable or service that set it.
  ///
  /// - Throws: a diagnostic for malformed variables.
  func shard() throws(Diagnostic) -> (shard: Shard, origin: String)? {
    do {
      return try Shard.wanted(by: values)
    } catch {
      throw error.advising(.shell("\(Shard.variable)=1/1 swift test"))
    }
  }

  /// Returns the record mode of `SHOWCASE_RECORD`.
  ///
  /// - Throws: a diagnostic for an unknown mode, or for one that is refused since `CI` is set.
  func recordMode() throws(Diagnostic) -> RecordMode {
    try RecordingPolicy.mode(
      RecordMode(variable: values["SHOWCASE_RECORD"]), environment: values, isAllowedOnServers: false,
      by: .swiftTest)
  }
}

extension CrashStyle {
  /// How crashes of `swift test` are put into words.
  static var ofTests: CrashStyle {
    let variables = ProcessInfo.processInfo.environment
    let variable = "SHOWCASE_ALL_CALLS"
    return CrashStyle(
      symbolizer: Symbolizer(in: variables), unfolding: variables[variable] == nil ? "\(variable)=1" : nil)
  }
}

/// The error output of a test process, for lines that are not test results.
package enum TestConsole {
  /// Writes a line.
  @Sendable package static func write(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }
}
