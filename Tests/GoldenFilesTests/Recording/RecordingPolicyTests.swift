import Diagnostics
import GoldenFiles
import Testing

@Suite struct RecordingPolicyTests {
  @Test(
    "Who is no server may record", arguments: [[:], ["CI": ""], ["CI": "0"], ["CI": "False"], ["ci": "1"]],
    RecordMode.allCases)
  func allowed(environment: [String: String], mode: RecordMode) throws {
    #expect(try RecordingPolicy.mode(mode, environment: environment, isAllowedOnServers: false) == mode)
  }

  @Test(
    "A server may not record; what was typed needs one word more, and nothing less",
    arguments: ["1", "true", "yes", "woodpecker"],
    [RecordMode.missing, .failed, .all])
  func refused(value: String, mode: RecordMode) {
    let expected = Diagnostic(
      "recording '\(mode.rawValue)' is refused, since the variable CI is set", expected: "--record-in-ci",
      next: .showcase("All --record=\(mode.rawValue) --filter 'it'\\''s' --record-in-ci"))
    #expect(throws: expected) {
      try RecordingPolicy.mode(
        mode, environment: ["CI": value], isAllowedOnServers: false,
        by: .commandLine(arguments: ["All", "--record=\(mode.rawValue)", "--filter", "it's"]))
    }
  }

  @Test("Who runs swift test is told what can be typed there")
  func refusedForSwiftTest() {
    let expected = Diagnostic(
      "recording 'failed' is refused, since the variable CI is set", expected: "an empty variable CI",
      next: .shell("CI= SHOWCASE_RECORD=failed swift test"))
    #expect(throws: expected) {
      try RecordingPolicy.mode(
        .failed, environment: ["CI": "1"], isAllowedOnServers: false, by: .swiftTest)
    }
  }

  @Test("A server may compare, and record where it is told to", arguments: RecordMode.allCases)
  func serverExceptions(mode: RecordMode) throws {
    let environment = ["CI": "true"]
    #expect(try RecordingPolicy.mode(.never, environment: environment, isAllowedOnServers: false) == .never)
    #expect(try RecordingPolicy.mode(mode, environment: environment, isAllowedOnServers: true) == mode)
  }
}
