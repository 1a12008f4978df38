import Diagnostics
import Expectations
import Testing

@testable import Strictures

@Suite struct StrictureReportTests {
  private func planted(_ exemptions: [StrictureConfiguration.Exemption] = []) throws -> SamplePackage {
    var sample = try SamplePackage()
      .replacing("addChild(child)", in: "Sources/AppUI/Root.swift", with: "addChild(TabViewController())")
      .replacing("", in: "Sources/AppModel/TabList.swift", with: "final class TabCoordinator3Coordinator {}")
    sample.configuration.exemptions = exemptions
    return sample
  }

  private func report(_ sample: SamplePackage) throws -> StrictureReport {
    try StrictureReport(of: sample.package, configurationFile: ".strictures.json")
  }

  @Test func `Findings come by file, each with its way out, or what holds is counted`() throws {
    // Findings are sorted by file, each with its rule and its remedy.
    expectEqual(
      try report(planted()).text,
      """
      Sources/AppModel/TabList.swift:11:13: rule 13: TabCoordinator3Coordinator does not inherit from BrowserCoordinator
        way out: make it a subclass of the configured class, by default BrowserCoordinator, or name it otherwise
      Sources/AppUI/Root.swift:12:14: rule 4: RootViewController makes TabViewController(...)
        way out: have the coordinator create it, and take it by a property of the base class
      2 findings in 8 files

      """)
    // For a clean package the report says how many rules hold for how much code.
    expectEqual(try report(SamplePackage()).text, "28 rules hold over 8 files\n")
  }

  @Test func `An exemption takes away what a rule found in a file, where it is needed`() throws {
    // An exemption removes the findings of a rule in a file.
    do {
      let sample = try planted([.init(rule: 4, file: "Sources/AppUI/Root.swift", reason: "old")])
      expectEqual(try report(sample).findings.map(\.rule), [13])
    }
    // An unneeded exemption is an error.
    do {
      let place = SourcePosition(line: 3, column: 4)
      let sample = try planted([.init(rule: 4, file: "Sources/AppUI/Rot.swift", reason: "old", at: place)])
      let error = #expect(throws: Diagnostics.self) { try report(sample) }
      expectEqual(
        error?.description,
        """
        .strictures.json:3:4: error: nothing in 'Sources/AppUI/Rot.swift' is against rule 4 any more
          expected: no exemption
          nearest:  Sources/AppUI/Root.swift
          next:     showcase strictures
        """)
    }
  }
}
