import Foundation
import Testing
import Workers

@Suite struct StandbyWorkerTests {
  @Test("It does the first job of a pool")
  func firstJob() throws {
    var standby: StandbyWorker? = try StandbyWorker(Probe.pool(workers: 1).command)
    // This pool could not start a worker.
    let pool = WorkerPool(WorkerCommand(executable: "/no/such"), workerCount: 1)
    var answers: [String?] = []
    let ending = try pool.run(
      startingWith: &standby, count: 2, job: { _ in Job("number") }, examine: { .done($1) },
      tell: { _, outcome in
        answers.append(outcome.text)
        return true
      })
    #expect(ending == .completed)
    #expect(answers == ["1", "2"])
  }

  @Test("Where no pool takes it over it ends with its value")
  func unused() throws {
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
