import Expectations
import Foundation
import TestSupport
import Testing
import Workers

@Suite @ProgramActor struct StandbyWorkerTests {
  @Test func `It does the first job of a pool`() throws {
    let standby: StandbyWorker? = try StandbyWorker(Probe.pool(workers: 1).command)
    // This pool could not start a worker.
    let pool = WorkerPool(
      WorkerCommand(executable: "/no/such"), workerCount: 1, startingWith: standby)
    expectEqual(try pool.outcomes(of: [Job("number"), Job("number")]).map(\.text), ["1", "2"])
    expectNil(pool.interruption)
  }

  @Test func `Where no pool takes it over it ends with its value`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("standby-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = try started(writingTo: file)
    #expect(Probe.isGone(process))
  }

  /// Starts a program that stays, and returns its number once the value is gone.
  private func started(writingTo file: URL) throws -> Int32 {
    let standby = try StandbyWorker(
      WorkerCommand(executable: "/bin/sh", arguments: ["-c", "echo $$ > '\(file.path)'; exec sleep 600"]))
    var text = ""
    while !text.hasSuffix("\n") { text = (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
    withExtendedLifetime(standby) {}
    return try #require(Int32(text.dropLast()))
  }
}
