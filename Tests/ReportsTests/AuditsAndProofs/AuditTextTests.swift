import Diagnostics
import Expectations
import Storyboards
import TestRunner
import Testing
import Workers

@testable import Reports

@MainActor @Suite struct AuditTextTests {
  private func name(_ script: String = "launch", _ configuration: String = "iPhone") -> ScenarioName {
    ScenarioName(
      target: "Lamps", classForDisplay: "Candle", useCase: "Lit", script: script,
      configuration: configuration)
  }

  private func record(
    _ name: ScenarioName, _ findings: (Int, AuditFinding)..., obstacle: AccessibilityAudit.Obstacle? = nil
  ) -> AccessibilityAudit.Record {
    AccessibilityAudit.Record(
      name: name, findings: findings.map { Storyboard.Audited(step: $0.0, finding: $0.1) },
      obstacle: obstacle)
  }

  private let small = AuditFinding(.smallTarget, at: "UIButton \"Off\"", "is 9 by 9 points")
  private let clipped = AuditFinding(.clippedText, at: "UILabel", "shows only \"Fli…\"")

  private func text(
    _ count: Int, _ records: AccessibilityAudit.Record..., interruption: Int32? = nil
  ) -> String {
    AuditText(AccessibilityAudit.Outcome(scenarioCount: count, records: records, interruption: interruption))
      .text
  }

  @Test func `Where nothing is found or the audit was interrupted, that is said`() {
    expectEqual(text(1), "1 scenario: nothing found\n")
    expectEqual(text(21), "21 scenarios: nothing found\n")

    expectEqual(text(9, interruption: 2), "9 scenarios: the audit was interrupted\n")
  }

  @Test func `A finding is a line with scenario, step, address and rule, once for several scenarios`() {
    expectEqual(
      text(2, record(name(), (1, small), (3, clipped))),
      """
      Lamps/Candle/Lit/launch (iPhone), step 1: UIButton "Off": is 9 by 9 points (small target)
      Lamps/Candle/Lit/launch (iPhone), step 3: UILabel: shows only "Fli…" (clipped text)
      2 scenarios: 2 findings

      """)

    expectEqual(
      text(
        4, record(name(), (1, small)), record(name("off"), (1, small), (2, clipped)),
        record(name("on", "iPad"), (1, small))),
      """
      Lamps/Candle/Lit/launch (iPhone), step 1, and in 2 more scenarios: UIButton "Off": is 9 by 9 points (small target)
      Lamps/Candle/Lit/off (iPhone), step 2: UILabel: shows only "Fli…" (clipped text)
      4 scenarios: 2 findings

      """)
  }

  @Test func `A scenario that was not seen to its end is reported`() {
    let stop = ScriptStop(
      step: 3,
      statement: ScriptStop.Statement(
        cause: "tap()", file: nil, position: .start),
      report: "", causes: [])
    #expect(
      text(
        3, record(name(), obstacle: .take(.stopped(stop))),
        record(name("off"), obstacle: .died(.garbledAnswer))
      )
      .hasPrefix("Lamps/Candle/Lit/launch (iPhone): the script stopped at step 3: tap()\n"))
    expectEqual(
      text(3, record(name(), obstacle: .take(.scriptUnusable([])))),
      """
      Lamps/Candle/Lit/launch (iPhone): the script cannot be used
      3 scenarios: nothing found, 1 not seen to the end

      """)
  }
}
