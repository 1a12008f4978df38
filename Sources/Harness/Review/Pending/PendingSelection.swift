import Diagnostics
import GoldenFiles
import ScenarioGoldens
import UTF8Text

/// Which of the pending changes a command is about.
package struct PendingSelection: Hashable, Sendable {
  /// Scenarios, as `run --filter` understands them or with ` (configuration)` behind; or paths or their ends.
  package var names: [String]
  /// Names of configurations; none for all.
  package var configurations: [String]

  package init(names: [String] = [], configurations: [String] = []) {
    self.names = names
    self.configurations = configurations
  }

  /// The changes that any of the names means, of one of the configurations; without names all.
  ///
  /// - Throws: a diagnostic for each name that means none; or ``nothing`` where names and
  ///   configurations together do.
  package func choose(from changes: [PendingChange]) throws(Diagnostics) -> [PendingChange] {
    let known = changes.map { ($0, $0.selectors) }
    let strayNames = names.filter { name in !known.contains { $0.1.mean(name) } }
    let strayConfigurations = configurations.filter { name in
      !known.contains { $0.1.configuration == name }
    }
    let stray =
      strayNames.map { Self.stray($0, among: known.flatMap { $0.1.all }) }
      + strayConfigurations.map { Self.stray($0, among: known.compactMap { $0.1.configuration }) }
    guard stray.isEmpty else { throw Diagnostics(stray) }
    let chosen = known.filter { _, selectors in
      (names.isEmpty || names.contains(where: selectors.mean))
        && (configurations.isEmpty || selectors.configuration.map(configurations.contains) ?? false)
    }.map(\.0)
    guard !chosen.isEmpty || names.isEmpty || configurations.isEmpty else { throw Diagnostics([nothing]) }
    return chosen
  }

  /// The fault that no change is of any of the names and any of the configurations.
  package var nothing: Diagnostic {
    Diagnostic(
      "nothing waits for review at \(Self.list(names)) in \(Self.list(configurations))",
      expected: "a configuration in which that waits", next: .status)
  }

  private static func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: " or ")
  }

  private static func stray(_ name: String, among known: [String]) -> Diagnostic {
    Diagnostic(
      "nothing waits for review at '\(name)'",
      expected: "[Showcase/]ClassForDisplay[/Use case[/script]], a configuration, or a golden's path",
      nearest: nearestName(to: name, in: known), next: .status)
  }
}

/// Every name that means a change.
private struct PendingSelectors {
  let path: String
  let scenario: [String]
  let configuration: String?

  var all: [String] { scenario + (configuration.map { [$0] } ?? []) + [path] }

  /// A path may lack folders at its front, or be that of the pending file.
  func mean(_ name: String) -> Bool {
    scenario.contains(name) || configuration == name || path.isIdentical(to: name)
      // With the slashes, only whole components are the same.
      || "/\(path)".hasSuffix("/\(name)") || "\(GoldenStore.pendingFolder)/\(path)".isIdentical(to: name)
  }
}

extension PendingChange {
  fileprivate var selectors: PendingSelectors {
    guard let name = path.scenario?.name else {
      return PendingSelectors(path: path.path, scenario: [], configuration: nil)
    }
    return PendingSelectors(
      path: path.path, scenario: name.selectors, configuration: name.configuration)
  }
}
