import Expectations
import Foundation
import TestSupport
import Testing

/// A program that contains the libraries of the toolchain instead of loading them.
@Suite @ProgramActor struct StaticProgramTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let main = """
    import Foundation

    nonisolated(unsafe) var words: [String] = []
    let loop = ListLoop()
    let replay = Replay(loop, startDate: 1_767_260_460)
    replay.run {
      DispatchQueue.main.asyncAfter(deadline: .now() + 60) { words.append("later") }
      DispatchQueue(label: "own").async { words.append("queue") }
      OperationQueue.main.addOperation { words.append("operation") }
      Timer.scheduledTimer(withTimeInterval: 90, repeats: false) { _ in words.append("timer") }.tolerance = 0
      Task {
        try await Task.sleep(for: .seconds(100))
        words.append("slept until \\(Int(Date().timeIntervalSince1970))")
      }
      loop.runAll()
    }
    print(words.joined(separator: ", "), Interception.shared.gaps)

    """

  /// The files of the module, and a loop for its jobs, which are one module here.
  private func sources() throws -> [String] {
    let loop = Repository.root.appendingPathComponent("Tests/VirtualTimeTests/Replaying/ListLoop.swift").path
    return try sources(of: "VirtualTime") + [loop]
  }

  private func sources(of module: String) throws -> [String] {
    let path = Repository.root.appendingPathComponent("Sources/Toolkit/\(module)").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.hasSuffix(".swift") }
    return files.sorted().map { "\(path)/\($0)" }
  }

  private func compile(_ arguments: [String]) throws {
    let compiler = Program(executable: URL(fileURLWithPath: "/usr/bin/env"), arguments: ["swiftc"])
    let outcome = try compiler.run(arguments, in: folder.url())
    try #require(outcome.status == 0, Comment(rawValue: outcome.errors))
  }

  @Test(
    .enabled(if: Extent.isWhole),
    .enabled(if: StaticLibraries.areInstalled, "the toolchain has no static libraries"))
  func `Its queues, timers, tasks and clocks are the stage's, too`() throws {
    try folder.write(Self.main, to: "main.swift")
    // It has no code where stages run, so the program needs no more than its interface.
    try compile(["-emit-module", "-module-name", "StagePlatform"] + sources(of: "StagePlatform"))
    try compile(
      [
        "-static-stdlib", "-module-name", "VirtualTime", "-package-name", "showcase", "-swift-version", "6",
        "-I", ".", "-o", "program", "main.swift",
      ] + sources())
    let outcome = try Program(executable: folder.url("program")).run([], in: folder.url())
    expectEqual(outcome.output, "queue, operation, later, timer, slept until 1767260560 []\n")
    expectEqual(outcome.errors, "")
  }
}

private enum StaticLibraries {
  /// Beside the compiler's folder there is one with libraries for static linking.
  static let areInstalled: Bool = {
    let compiler = Program(executable: URL(fileURLWithPath: "/usr/bin/env"), arguments: ["swiftc"])
    let outcome = try? compiler.run(
      ["-print-target-info", "-static-stdlib"], in: FileManager.default.temporaryDirectory)
    let path = outcome?.output.split(separator: "\"").first { $0.hasSuffix("/lib/swift_static") }
    return path.map { FileManager.default.fileExists(atPath: "\($0)/linux/libdispatch.a") } ?? false
  }()
}
