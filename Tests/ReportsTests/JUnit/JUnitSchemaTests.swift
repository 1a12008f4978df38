import Expectations
import Foundation
import TestSupport
import Testing

@testable import Reports

@Suite struct JUnitSchemaTests {
  private static let xmllint = ["/usr/bin/xmllint", "/opt/homebrew/bin/xmllint", "/usr/local/bin/xmllint"]
    .first(where: FileManager.default.isExecutableFile(atPath:))

  /// The faults that xmllint reports in a text; empty if it follows the schema.
  private func faults(in text: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(JUnitSchema.text, to: "junit.xsd")
    try folder.write(text, to: "report.xml")
    try folder.write("", to: "errors")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.xmllint))
    process.arguments = ["--noout", "--nonet", "--schema", "junit.xsd", "report.xml"]
    process.currentDirectoryURL = folder.url()
    process.standardError = try FileHandle(forWritingTo: folder.url("errors"))
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
      ? "" : "status \(process.terminationStatus): \(try folder.read("errors"))"
  }

  @Test(.enabled(if: xmllint != nil, "xmllint is not installed"))
  func `Every report is as the schema has it, whatever is in names, labels and output`() {
    forEachRow(SplitMix64.seeds(10)) { seed in
      var random = SplitMix64(seed: seed)
      let run = RecordedRun(count: Int.random(in: 0...60, using: &random), using: &random)
      var text = ""
      var report = JUnitReport(next: .commandLine("demo")) { text += $0 }
      for event in run.events { report.record(event) }
      expectEqual(try faults(in: text), "", "seed \(seed)")
    }
  }

  @Test(.enabled(if: xmllint != nil, "xmllint is not installed"))
  func `The schema refuses what a reader would not understand`() {
    forEachRow([
      (#" time="1.5">"#, #" time="1e3">"#),
      ("</failure>", "</failure><failure type=\"a\" message=\"b\">c</failure>"),
      (">why</failure>", "></failure>"), (#"name="b""#, #"name="a""#),
      ("</testcase>", "<system-err/></testcase>"),
    ]) { part, fault in
      let sound = """
        <testsuites name="s" tests="2" failures="1" errors="0" skipped="0" time="1.5">
          <testsuite name="s" tests="2" failures="1" errors="0" skipped="0" time="1.5">
            <testcase classname="c" name="a" time="1.5"><failure type="t" message="m">why</failure></testcase>
            <testcase classname="c" name="b" time="0"><system-out>o</system-out></testcase>
          </testsuite>
        </testsuites>
        """
      expectEqual(try faults(in: sound), "")
      expectTrue(sound.contains(part), "\(sound)")
      expectTrue(try faults(in: sound.replacingOccurrences(of: part, with: fault)) != "")
    }
  }
}
