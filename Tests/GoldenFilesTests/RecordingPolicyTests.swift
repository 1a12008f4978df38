import Diagnostics
import Expectations
import GoldenFiles
import Testing

@Suite struct RecordingPolicyTests {
  @Test func `Who is not a server may record; a server may compare, and record where it is reported to`() {
    forEachRow([[:], ["CI": ""], ["CI": "0"], ["CI": "False"], ["ci": "1"]] as [[String: String]]) {
      environment in
      for mode in RecordMode.allCases {
        expectEqual(try RecordingPolicy.mode(mode, environment: environment, isAllowedOnServers: false), mode)
      }
    }

    forEachRow(RecordMode.allCases) { mode in
      let environment = ["CI": "true"]
      expectEqual(
        try RecordingPolicy.mode(.never, environment: environment, isAllowedOnServers: false), .never)
      expectEqual(try RecordingPolicy.mode(mode, environment: environment, isAllowedOnServers: true), mode)
    }
  }

  @Test func `A server may not record; what is to be typed or set instead is reported`() {
    forEachRow(["1", "true", "yes", "woodpecker"]) { value in
      for mode in [RecordMode.missing, .failed, .all] as [RecordMode] {
        let expected = Diagnostic(
          "recording '\(mode.rawValue)' is refused, since the variable CI is set", expected: "--record-in-ci",
          next: .showcase("All --record=\(mode.rawValue) --filter 'it'\\''s' --record-in-ci"))
        #expect(throws: expected, "\(value) \(mode)") {
          try RecordingPolicy.mode(
            mode, environment: ["CI": value], isAllowedOnServers: false,
            by: .commandLine(arguments: ["All", "--record=\(mode.rawValue)", "--filter", "it's"]))
        }
      }
    }

    let expected = Diagnostic(
      "recording 'failed' is refused, since the variable CI is set", expected: "an empty variable CI",
      next: .shell("CI= SHOWCASE_RECORD=failed swift test"))
    #expect(throws: expected) {
      try RecordingPolicy.mode(
        .failed, environment: ["CI": "1"], isAllowedOnServers: false, by: .swiftTest)
    }
  }
}
