import Commands
import Diagnostics
import GoldenFiles
import Project
import Reports
import Storyboards
import TestPlans
import TestRunner

/// Finds everything that is wrong with plans, scripts and goldens, as far as that needs no run.
@MainActor
struct CheckCommand: ProjectCommand {
  static let description = CommandDescription(
    "check", group: "Plans and scripts",
    summary: "Checks plans, scripts and goldens without running anything.", options: [.verbose],
    example: "check --verbose")

  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitCode {
    let scriptFaults = scriptFaults()
    let plans: [TestPlan]
    let scenarios: [Scenario]
    do throws(Diagnostics) {
      plans = try project.plans(named: [])
      plans.forEach(reportRemarks)
      scenarios = try project.scenarios()
    } catch {
      // Everything is reported together; some faults of scripts are found in both ways, and reported once.
      let known = Set(error.all)
      throw Diagnostics(error.all + scriptFaults.filter { !known.contains($0) })
    }
    let unusable = scriptFaults + variableFaults(of: plans) + goldenFaults(of: scenarios)
    let (inventory, values) = (try project.inventory(), try project.valueInventory())
    console.report(unusable)
    report(inventory, values)
    if !unusable.isEmpty { return .unusableInput }
    if !inventory.isClean || !values.unowned.isEmpty { return .failure }
    let counts = [(plans.count, "plan"), (project.allScripts.count, "script"), (scenarios.count, "golden")]
    console.output("In order: \(counts.map(Self.text).joined(separator: ", ")).\n")
    return .success
  }

  private static func text(of count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// One command records all missing goldens, so it is printed once, at the end.
  private func report(_ inventory: GoldenInventory, _ values: ValueInventory) {
    console.report(inventory.diagnostics + values.unowned.map(\.diagnostic))
    console.report(values.unclaimed.map(\.diagnostic), as: "note")
    if invocation.has(.verbose) {
      let known = Set(values.goldens)
      let others = inventory.others.filter { !known.contains($0) }
      let notes = others.map { Diagnostic("this is not a golden and is ignored", file: $0.path) }
      console.report(notes, as: "note")
    }
    guard !inventory.missing.isEmpty else { return }
    console.errorOutput(
      console.next.text(
        ofMissing: inventory.missing.count, besideOrphans: !inventory.orphans.isEmpty))
  }

  /// Unknown keys, and with `--verbose` also Xcode's keys that are ignored here.
  private func reportRemarks(_ plan: TestPlan) {
    console.report(plan.warnings, as: "warning")
    guard invocation.has(.verbose) else { return }
    let notes = plan.ignoredKeys.map {
      Diagnostic("'\($0.key)' means nothing here and is kept", file: plan.file, at: $0.position)
    }
    console.report(plan.notes + notes, as: "note")
  }

  /// The variables of plans that are not set here.
  private func variableFaults(of plans: [TestPlan]) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    var known: Set<Diagnostic> = []
    for configuration in plans.flatMap(\.configurations) where configuration.isEnabled {
      do throws(Diagnostics) {
        _ = try project.execution(of: configuration)
      } catch {
        faults += error.all.filter { known.insert($0).inserted }
      }
    }
    return faults
  }

  private func scriptFaults() -> [Diagnostic] {
    project.scripts.faults
      + project.allScripts.flatMap { script in
        do throws(Diagnostics) {
          _ = try script.load()
          return [Diagnostic]()
        } catch {
          return error.all
        }
      }
  }

  /// What is wrong with goldens, each fault once: many goldens may be in one folder that is a link.
  private func goldenFaults(of scenarios: [Scenario]) -> [Diagnostic] {
    var reported: Set<Diagnostic> = []
    return scenarios.compactMap { scenario in
      guard var fault = goldenFault(of: scenario) else { return nil }
      // Recording overwrites only goldens.
      let isMendedByRecording = project.goldens.accepted.state(of: scenario.golden) != .taken
      if isMendedByRecording { fault.next = .shell(console.next.record(scenario.name)) }
      return reported.insert(fault).inserted ? fault : nil
    }
  }

  /// What is wrong with a golden that exists and cannot be read.
  private func goldenFault(of scenario: Scenario) -> Diagnostic? {
    do throws(Diagnostic) {
      guard let text = try project.goldens.accepted.readStoryboard(scenario.golden) else { return nil }
      return Storyboard.readablePart(of: text, of: scenario.name).fault?.inFile(scenario.golden.path)
    } catch {
      return error
    }
  }
}

extension Option {
  fileprivate static let verbose = Option(
    "verbose", letter: "v", "also report Xcode's options and files that mean nothing here")
}
