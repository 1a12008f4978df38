import Diagnostics
import TestPlans

extension Project {
  /// How the scenarios of a plan's configuration run in this package.
  ///
  /// In the values of the plan's variables `PROJECT_DIR` and `SRCROOT` stand for the package's folder, as they do for a
  /// project's in Xcode, unless the environment says something else.
  ///
  /// - Throws: a diagnostic for each variable that the environment lacks.
  package func execution(of configuration: PlanConfiguration) throws(Diagnostics) -> PlanExecution {
    let folders = ["PROJECT_DIR": root, "SRCROOT": root]
    return try configuration.execution(expandingFrom: folders.merging(environment) { $1 })
  }
}
