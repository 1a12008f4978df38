import Expectations
import Foundation
import TestSupport
import Testing

@testable import AppPackages

@Suite struct FirstRecordingTests {
  @Test func `A run's log says what was recorded, and why the rest was not`() throws {
    let lines = [
      #"{"event":"began","version":1}"#,
      #"{"event":"planned","name":{"classForDisplay":"A","useCase":"Start"},"number":1}"#,
      #"{"event":"finished","name":{"classForDisplay":"A","useCase":"Start"},"outcome":{"kind":"recorded","#
        + #""write":"created"}}"#,
      #"{"event":"finished","name":{"classForDisplay":"A","useCase":"Start"},"outcome":{"kind":"passed"}}"#,
      #"{"event":"finished","name":{"classForDisplay":"B","useCase":"Start"},"outcome":{"kind":"died","deaths":"#
        + #"[{"words":"the stage reported first:\n  no nib\nit crashed:\n  nil"}]}}"#,
      #"{"event":"finished","name":{"classForDisplay":"C","useCase":"Start"},"outcome":{"kind":"nondeterministic"}}"#,
      #"{"event":"finished","name":{"classForDisplay":"D","useCase":"Start"},"outcome":{"kind":"stopped","#
        + #""stop":{"report":"no data\nmore","step":1}}}"#,
      #"{"event":"finished","name":{"classForDisplay":"E","useCase":"Start"},"outcome":{"kind":"differs"}}"#,
      #"{"event":"finished","name":{"classForDisplay":"F","useCase":"Start"},"outcome":{"kind":"notRun"}}"#,
      #"{"event":"ended","summary":{}}"#, "{",
    ]
    let tool = Tool { arguments, _, environment in
      expectEqual(environment["SHOWCASE_IS_BUILT"], "yes")
      // Also where the variable CI is set, since recording is what `init` is asked for.
      expectEqual(
        Array(arguments.dropFirst(2).prefix(6)),
        ["run", "--again", "--record=missing", "--record-in-ci", "--timeout", "20"])
      let log = String(arguments.last?.split(separator: "=").last ?? "")
      _ = FileManager.default.createFile(atPath: log, contents: Data(lines.joined(separator: "\n").utf8))
      return ToolOutcome(status: 1, output: "")
    }
    let build = PackageBuild(
      tool: tool, root: "/p", shown: "p", product: "x", clone: try ToolkitClone(at: nil, named: nil),
      environment: [:])
    let result = try FirstRecording(build).run()
    expectEqual(result.recorded, 1)
    expectEqual(result.passed, 1)
    expectEqual(
      result.failures,
      [
        "B/Start": Obstacle(.file, "no nib"),
        "C/Start": Obstacle(.random, "it shows something else each time"),
        "D/Start": Obstacle(.check, "no data"),
      ])
  }
}
