import Goldens
import Reports
import SourceText
import Storyboards
import TestPlans
import TestRunner

/// Finds everything about plans, scripts and goldens that can be known without running.
@MainActor
struct CheckCommand {
  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitStatus {
    let scriptFaults = scriptFaults()
    let plans: [TestPlan]
    let scenarios: [Scenario]
    do throws(Diagnostics) {
      plans = try project.plans(named: [])
      plans.forEach(tellRemarks)
      scenarios = try project.scenarios()
    } catch {
      throw Diagnostics(error.all + scriptFaults)
    }
    let unusable = scriptFaults + scenarios.compactMap(goldenFault)
    let audit = try project.audit(owned: scenarios)
    console.tell(unusable)
    tell(audit)
    if !unusable.isEmpty { return .unusableInput }
    if !audit.diagnostics.isEmpty { return .failure }
    let counts = [(plans.count, "plan"), (project.allScripts.count, "script"), (scenarios.count, "golden")]
    console.output("In order: \(counts.map(Self.text).joined(separator: ", ")).\n")
    return .success
  }

  private static func text(of count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// One command mends all that is missing, so it comes once, at the end.
  private func tell(_ audit: GoldenAudit) {
    console.tell(audit.diagnostics)
    guard !audit.missing.isEmpty else { return }
    console.errorOutput(console.next.text(ofMissing: audit.missing.count))
  }

  /// Unknown keys always; Xcode's keys that mean nothing here on demand.
  private func tellRemarks(_ plan: TestPlan) {
    console.tell(plan.warnings, as: "warning")
    guard invocation.has(.verbose) else { return }
    let notes = plan.ignoredKeys.map {
      Diagnostic("'\($0.key)' means nothing here and is kept", file: plan.file, at: $0.position)
    }
    console.tell(notes, as: "note")
  }

  private func scriptFaults() -> [Diagnostic] {
    project.allScripts.flatMap { script in
      do throws(Diagnostics) {
        _ = try script.load()
        return [Diagnostic]()
      } catch {
        return error.all
      }
    }
  }

  /// What is wrong with a golden that is there and cannot be read.
  private func goldenFault(of scenario: Scenario) -> Diagnostic? {
    do throws(Diagnostic) {
      guard let text = try project.goldens.accepted.read(scenario.golden) else { return nil }
      return Storyboard.readablePart(of: text).fault?.inFile(scenario.golden.path)
        .advising("showcase run --record")
    } catch {
      return error.advising("showcase run --record")
    }
  }
}
