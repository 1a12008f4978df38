import Storyboards

/// The configurations of all scenarios that ran.
struct RanConfigurations {
  /// The names of configurations, by showcase.
  private let all: [String: Set<String>]
  /// The configuration for examples: an iPhone's, which readers know best, or else any; of several, the one
  /// in which most scenarios ran, then the first by name.
  let first: String

  init(_ names: [ScenarioName]) {
    var counts: [String: Int] = [:]
    for name in names { counts[name.configuration, default: 0] += 1 }
    all = Dictionary(grouping: names, by: \.target).mapValues { Set($0.map(\.configuration)) }
    let ranks = counts.map { ($0.key.hasPrefix("iPhone") ? 0 : 1, -$0.value, $0.key) }
    first = ranks.min { $0 < $1 }?.2 ?? ""
  }

  /// Returns the scenarios' configurations, unless these are all that ran in their showcases.
  func some(of scenarios: [ScenarioName]) -> Cause.Configurations? {
    let names = Set(scenarios.map(\.configuration))
    let ran = Set(scenarios.map(\.target)).reduce(into: Set<String>()) { $0.formUnion(all[$1] ?? []) }
    guard !names.isSuperset(of: ran) else { return nil }
    return Cause.Configurations(names: names.sorted(), ranCount: ran.count)
  }
}
