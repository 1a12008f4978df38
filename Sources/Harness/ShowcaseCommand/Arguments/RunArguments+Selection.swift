import Diagnostics
import Project

extension RunArguments {
  /// The scenarios that the arguments choose.
  func selection(_ console: Console) throws(Diagnostic) -> ScenarioSelection {
    ScenarioSelection(
      plans: invocation.positionals, filters: invocation.values(of: .filter),
      skips: invocation.values(of: .skip), configurations: invocation.values(of: .configuration),
      shard: try shard(console))
  }

  /// The shard of the flag, or the one that variables tell of.
  private func shard(_ console: Console) throws(Diagnostic) -> Shard? {
    if let flag = invocation.value(of: .shard) { return try Shard(flag: flag) }
    guard let (shard, origin) = try Shard.wanted(by: console.environment) else { return nil }
    console.errorOutput("This is shard \(shard), as \(origin) says.\n")
    return shard
  }
}
