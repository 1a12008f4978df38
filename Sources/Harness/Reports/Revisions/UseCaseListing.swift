import GoldenFiles
import Review
import Storyboards

/// Goldens that were added or removed, one line for each use case.
struct UseCaseListing {
  let lines: [String]

  /// Lists goldens in the order of their paths.
  init(_ changes: [GoldenChange]) {
    var names: [String] = []
    var scenarios: [String: [String]] = [:]
    for change in changes.sorted(by: { $0.path < $1.path }) {
      let (useCase, scenario) = change.parts
      if scenarios[useCase] == nil { names.append(useCase) }
      scenarios[useCase, default: []].append(scenario)
    }
    lines = names.map { name in
      let all = (scenarios[name] ?? []).filter { !$0.isEmpty }
      return all.isEmpty ? name : "\(name): \(all.joined(separator: ", "))"
    }
  }
}

extension GoldenChange {
  /// The use case, and the scenario in it; the latter is empty for a file that is not a scenario's.
  fileprivate var parts: (useCase: String, scenario: String) {
    guard let (name, format) = path.scenario else { return (path.path, "") }
    return (
      name.useCaseIdentifier,
      "\(name.script) (\(name.configuration))\(format == .text ? "" : " as \(format.rawValue)")"
    )
  }
}
