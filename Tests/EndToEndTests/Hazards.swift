import Foundation
import TestSupport

/// The package of use cases that crash, hang, or show more than their own content.
enum Hazards {
  static let program = Program(
    executable: URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("hazards"))

  /// The signals that end a run, with the status of the run.
  static let signals: [(signal: Int32, status: Int32)] = [(SIGINT, 130), (SIGTERM, 143)]

  /// A package with a plan of one showcase on a phone.
  static func package(of showcase: String, options: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder.package()
    try folder.write(
      """
      {
        "configurations" : [ { "id" : "1", "name" : "iPhone", "options" : { "device" : "iPhone" } } ],
        "defaultOptions" : { \(options) },
        "testTargets" : [ { "target" : { "name" : "\(showcase)" } } ],
        "version" : 1
      }

      """, to: "Plans/\(showcase).xctestplan")
    return folder
  }
}

extension Program.Outcome {
  /// The first line of each paragraph of the report, and the line of counts.
  var headlines: [String] {
    output.split(separator: "\n").map(String.init).filter { !$0.hasPrefix(" ") }
  }
}
