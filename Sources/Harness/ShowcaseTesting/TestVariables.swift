import Diagnostics
import Foundation
import GoldenFiles
import Project

/// What variables say about a run of `swift test`, which has no arguments of its own.
package struct TestVariables: Sendable {
  private let values: [String: String]

  package init(_ values: [String: String]) {
    self.values = values
  }

  /// The variables of this process.
  package static var ofProcess: TestVariables { TestVariables(ProcessInfo.processInfo.environment) }

  /// The identifiers of `SHOWCASE_FILTER`, parted by commas; `\,` is a comma in an identifier.
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
    return (filters + [start]).filter { !$0.isEmpty }
  }

  /// The shard of `SHOWCASE_SHARD`, or else of a service's variables, and who says so.
  ///
  /// - Throws: a diagnostic for variables that name no shard.
  func shard() throws(Diagnostic) -> (shard: Shard, origin: String)? {
    do {
      return try Shard.wanted(by: values)
    } catch {
      throw error.advising(.shell("\(Shard.variable)=1/1 swift test"))
    }
  }

  /// The mode of `SHOWCASE_RECORD`.
  ///
  /// - Throws: a diagnostic for a mode that there is not, or that is refused since `CI` is set.
  func recordMode() throws(Diagnostic) -> RecordMode {
    try RecordingPolicy.mode(
      RecordMode(variable: values["SHOWCASE_RECORD"]), environment: values, isAllowedOnServers: false,
      by: .swiftTest)
  }
}
