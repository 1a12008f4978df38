import Goldens
import SourceText
import Storyboards
import TestPlans
import TestRunner

/// Finds everything about plans, scripts and goldens that can be known without running.
@MainActor
struct CheckCommand {
  private let invocation: Invocation
  private let project: Project
  private let console: Console

  init(_ invocation: Invocation, _ project: Project, _ console: Console) {
    self.invocation = invocation
    self.project = project
    self.console = console
  }

  func run() throws -> ExitStatus {
    let plans = try project.plans(named: [])
    plans.forEach(tellRemarks)
    let scenarios = try project.scenarios()
    let unusable = scriptFaults() + (try goldenFaults(of: scenarios))
    let audit = try project.audit(owned: scenarios)
    for fault in unusable + audit.diagnostics {
      console.errorOutput("\(fault.startingPrograms(by: console.program))\n")
    }
    if !audit.missing.isEmpty { console.errorOutput("  next:     \(console.program) --record=missing\n") }
    if !unusable.isEmpty { return .unusableInput }
    if !audit.diagnostics.isEmpty { return .failure }
    let scripts = project.allScripts.count
    console.output("In order: \(plans.count) plans, \(scripts) scripts, \(scenarios.count) goldens.\n")
    return .success
  }

  /// Unknown keys always; Xcode's keys that mean nothing here on demand.
  private func tellRemarks(_ plan: TestPlan) {
    plan.warnings.forEach { console.errorOutput($0.text(as: "warning") + "\n") }
    guard invocation.has(.verbose) else { return }
    for key in plan.ignoredKeys {
      let note = Diagnostic("'\(key.key)' means nothing here and is kept", file: plan.file, at: key.position)
      console.errorOutput(note.text(as: "note") + "\n")
    }
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

  /// Goldens that are there and cannot be parsed.
  private func goldenFaults(of scenarios: [Scenario]) throws -> [Diagnostic] {
    try scenarios.compactMap { scenario in
      guard let text = try project.goldens.accepted.read(scenario.golden) else { return nil }
      return Storyboard.readablePart(of: text).fault?.inFile(scenario.golden.path)
        .advising("showcase run --record")
    }
  }
}
