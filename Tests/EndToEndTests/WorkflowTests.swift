import Expectations
import Foundation
import TestSupport
import Testing

/// The examples of workflows do what they say, on machines that share only what the jobs upload.
@Suite @ProgramActor struct WorkflowTests {
  private let root = Repository.root
  private let artifacts: TemporaryFolder
  private let checkout: TemporaryFolder
  private let tools: TemporaryFolder

  /// Makes a repository with a quick plan, and a `swift` that has built the program already.
  init() throws {
    artifacts = try TemporaryFolder()
    checkout = try TemporaryFolder.package()
    tools = try PrebuiltTools.shared()
    try checkout.write(
      try String(contentsOf: root.appendingPathComponent("Plans/Smoke.xctestplan"), encoding: .utf8),
      to: "Plans/Smoke.xctestplan")
    try FileManager.default.copyItem(
      at: root.appendingPathComponent("Plans/Scripts"), to: checkout.url("Plans/Scripts"))
    try Repository.copyGoldens(to: checkout)
  }

  @Test func `GitHub's jobs end well, each in a folder with what it downloads`() throws {
    let path = root.appendingPathComponent(".github/workflows/showcase.yml")
    try follow(try WorkflowJob.github(try String(contentsOf: path, encoding: .utf8)))
    #expect(artifacts.has("showcase-report/showcase.html"))
    #expect(try artifacts.read("showcase-report/showcase.xml").contains(#"tests="10" failures="0""#))
  }

  @Test func `GitLab's jobs end well, each in a folder with what it needs`() throws {
    let path = root.appendingPathComponent(".gitlab/showcase.gitlab-ci.yml")
    try follow(try WorkflowJob.gitlab(try String(contentsOf: path, encoding: .utf8)))
    #expect(artifacts.has("showcase:verdict 1/showcase.html"))
    #expect(try artifacts.read("showcase:verdict 1/showcase.xml").contains(#"tests="10" failures="0""#))
  }

  @Test func `A program without its resources dies with the advice to move them along`() throws {
    let run = try Program(executable: tools.url("showcase")).run(
      ["run"], in: checkout.url(), environment: ["SWIFT_BACKTRACE": "enable=no"])
    expectEqual(run.status, 1)
    #expect(run.output.contains("The program was moved without its resources."))
  }

  /// Runs the jobs one after another, those of one stage in the order of their machines.
  private func follow(_ stages: [[WorkflowJob]]) throws {
    expectEqual(stages.count, 3)
    for job in stages.joined() {
      for variables in job.machines { try follow(job, with: variables) }
    }
  }

  private func follow(_ job: WorkflowJob, with variables: [String: String]) throws {
    let machine = try TemporaryFolder()
    try copyContents(of: checkout.url(), to: machine.url())
    for step in job.steps {
      switch step {
      case .run(let script): try run(script, in: machine, with: variables)
      case .upload(let folder, let name):
        // The services leave out anything in hidden folders.
        #expect(!folder.hasPrefix("."))
        try copyContents(of: machine.url(folder), to: artifacts.url(name))
      case .download(let name, let folder):
        let names = try FileManager.default.contentsOfDirectory(atPath: artifacts.root).filter {
          name.hasSuffix("*") ? $0.hasPrefix(name.dropLast()) : $0 == name
        }
        expectFalse(names.isEmpty, "nothing is kept as \(name)")
        for name in names { try copyContents(of: artifacts.url(name), to: machine.url(folder)) }
      }
    }
  }

  private func run(_ script: String, in machine: TemporaryFolder, with variables: [String: String]) throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let outcome = try Program(executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-e", "-c", script])
      .run(
        [], in: machine.url(), environment: variables.merging(["PATH": "\(tools.root):\(path)"]) { $1 })
    expectEqual(outcome.status, 0, "\(script)\n\(outcome.output.suffix(2000))\(outcome.errors)")
  }

  private func copyContents(of folder: URL, to other: URL) throws {
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      try? FileManager.default.removeItem(at: other.appendingPathComponent(name))
      try FileManager.default.copyItem(
        at: folder.appendingPathComponent(name), to: other.appendingPathComponent(name))
    }
  }
}
