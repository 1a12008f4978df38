import TestRunner

extension RunSummary {
  /// The counts, as `12 scenarios: 10 passed, 2 failed`; the count of unchanged scenarios names the option
  /// that runs them.
  var text: String {
    let parts = [
      (passed, "passed" + unchangedText), (recorded, "recorded"), (failed, "failed"), (unusable, "unusable"),
      (notRun, "not run"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let orphans =
      (orphans > 0 ? [counted(orphans, "orphan")] : []) + (misnamed > 0 ? ["\(misnamed) misnamed"] : [])
    let changed =
      changedGoldens > 0 ? ["\(counted(changedGoldens, "golden")) changed by something else"] : []
    let elsewhere = inOtherShards > 0 ? ["\(inOtherShards) in other shards"] : []
    return "\(counted(scenarioCount, "scenario")): "
      + (parts + orphans + changed + elsewhere).joined(separator: ", ")
  }
}

extension RunSummary {
  private var unchangedText: String {
    unchanged > 0 ? " (\(unchanged) unchanged since they passed; --again runs them)" : ""
  }
}

/// As `1 scenario` or `12 scenarios`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
