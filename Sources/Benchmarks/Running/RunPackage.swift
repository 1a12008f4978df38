import Diagnostics
import Foundation
import GoldenFiles
import Project
import ShowcaseKit
import TestRunner
import Workers

/// A package with a plan of one showcase in some configurations, and all its goldens.
@MainActor
struct RunPackage {
  private let project: Project
  /// The folder exists while this value does.
  private var files: TemporaryFiles?

  /// Why a run did not pass.
  struct Failed: Error {
    let summary: RunSummary
  }

  init(_ showcase: Showcase, configurationCount: Int) throws {
    let files = try TemporaryFiles()
    self.files = files
    try files.write("// swift-tools-version: 6.2\n", to: "Package.swift")
    try files.write(Self.plan(of: showcase, configurationCount), to: "Plans/All.xctestplan")
    project = try Project(root: files.root, showcases: [showcase])
    _ = try run(workers: 0, recording: .missing)
  }

  private init(project: Project) {
    self.project = project
  }

  var root: String { project.root }

  /// Runs everything, and returns the duration.
  ///
  /// - Parameters:
  ///   - count: The number of worker processes; 0 runs scenarios in this process.
  ///   - mode: Which goldens are written.
  ///   - unchanged: What happens to scenarios that passed before.
  func run(
    workers count: Int, recording mode: RecordMode = .never, unchanged: RunOptions.Unchanged = .ignored
  ) throws -> Duration {
    var options = RunOptions(recordMode: mode)
    options.unchanged = unchanged
    if count > 0 {
      let command = WorkerCommand(
        executable: "/proc/self/exe", arguments: ["worker", "--package-path", root],
        environment: ProcessInfo.processInfo.environment)
      options.processes = .workers(Crew(command, count: count))
    }
    let start = ContinuousClock.now
    let summary = try TestRun(project, options: options).run { _ in }
    guard summary.exitStatus == .success else { throw Failed(summary: summary) }
    return start.duration(to: .now)
  }

  /// Runs the package of the crowd in a folder, and prints the peak memory.
  static func printParentMemory(root: String) throws {
    let project = try Project(root: root, showcases: [crowd])
    let package = RunPackage(project: project)
    _ = try package.run(workers: 2, unchanged: .run)
    print(ProcessMemory.peak.map { "\((Double($0) / 1_048_576).rounded(toPlaces: 1)) MB" } ?? "unknown")
  }

  /// Runs one scenario of the package of the crowd in a folder, as a typed command does.
  static func runOne(root: String) throws {
    try Program(
      arguments: [
        ownPath, "run", "--again", "--package-path", root, "--filter", "Crowd/CrowdViewController/Label 1",
      ]
    ).run()
  }

  private static func plan(of showcase: Showcase, _ count: Int) -> String {
    let configurations = (0..<count).map { number in
      #"{ "id" : "\#(number)", "name" : "iPhone \#(number)", "options" : { "device" : "iPhone" } }"#
    }
    return """
      {
        "configurations" : [ \(configurations.joined(separator: ", ")) ],
        "defaultOptions" : { },
        "testTargets" : [ { "target" : { "name" : "\(showcase.name)" } } ],
        "version" : 1
      }
      """
  }
}
