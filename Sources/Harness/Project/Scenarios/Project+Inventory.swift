import Diagnostics
import Foundation
import GoldenFiles
import Storyboards
import TestPlans

extension Project {
  /// Compares the goldens that should be there with those that are, for all plans; nothing is
  /// staged.
  ///
  /// - Throws: what is wrong with plans, scripts and the folder of goldens, since then the owners
  ///   of goldens are unknown.
  package func inventory() throws(Diagnostics) -> GoldenInventory {
    let plans = try plans(named: [])
    let planned = try TestPlan.expand(plans, over: catalogue)
    let kept = TestPlan.kept(by: plans, over: catalogue)
    guard scripts.faults.isEmpty else { throw Diagnostics(scripts.faults) }
    do {
      // If nothing is wrong, as usual, the paths of all goldens need not be in memory.
      guard try !goldens.accepted.holds(planned.lazy.map(\.golden), and: kept.lazy.map(\.golden)) else {
        return emptyInventory
      }
      return GoldenInventory(
        planned: planned.map(\.golden), dormant: kept.map(\.golden), files: try goldens.accepted.files(),
        root: emptyInventory.root, state: goldens.accepted.state)
    } catch {
      throw Diagnostics([error])
    }
  }

  /// An inventory without findings, whose commands are spelled for the working folder.
  package var emptyInventory: GoldenInventory {
    GoldenInventory(planned: [], files: [], root: isWorkingFolder ? "." : root)
  }

  /// Whether commands need no path of the package.
  private var isWorkingFolder: Bool { FileManager.default.currentDirectoryPath == root }

  /// Returns the orphans that may be removed.
  ///
  /// - Throws: what ``inventory()`` throws; and a diagnostic if there are orphans but no plan, since
  ///   they may belong to a plan that was moved or renamed.
  package func prunableGoldens() throws(Diagnostics) -> [GoldenPath] {
    let orphans = try inventory().orphans
    guard try planNames.isEmpty else { return orphans }
    // Without plans there is only one configuration: goldens of others come from plans that are
    // elsewhere.
    let doubtful = orphans.filter { golden in
      guard let name = golden.scenario?.name else { return true }
      return name.configuration != Self.implicitConfiguration
        || (name.script != "launch" && allScripts.isEmpty)
    }
    guard let first = doubtful.first else { return orphans }
    throw Diagnostics([
      Diagnostic(
        "there is no plan, so \(doubtful.count) of the goldens may have owners, as '\(first)'",
        file: Self.plansFolder, expected: "the plans and scripts that these goldens were recorded with",
        next: .list)
    ])
  }
}

extension PlannedScenario {
  var name: ScenarioName {
    ScenarioName(
      target: target, classForDisplay: classForDisplay, useCase: useCase, script: script,
      configuration: configuration.name)
  }

  fileprivate var golden: GoldenPath { GoldenPath(of: name) }
}
