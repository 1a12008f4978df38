import Diagnostics
import GoldenFiles
import Storyboards
import UTF8Text

/// Which of the pending changes a command applies to.
///
///     let selection = PendingSelection(names: ["AlertController/Alert"], configurations: ["iPad"])
///     let chosen = try selection.choose(from: changes)
package struct PendingSelection: Hashable, Sendable {
  /// Scenarios, as `run --filter` accepts them, or followed by ` (configuration)`; tests as
  /// `[Module/]TestFile[/test]`; or paths, or the last components of paths.
  package var names: [String]
  /// Names of configurations; empty for all.
  package var configurations: [String]

  package init(names: [String] = [], configurations: [String] = []) {
    self.names = names
    self.configurations = configurations
  }

  /// Returns the changes that any of the names means, in any of the configurations; without names, all.
  ///
  /// - Throws: a diagnostic for each name that means no change; or ``nothing`` if names and
  ///   configurations together mean no change.
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

  /// The fault that no change has both one of the names and one of the configurations.
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
      expected:
        "[Showcase/]ClassForDisplay[/Use case[/script]], [Module/]TestFile[/test], a configuration, or a golden's "
        + "path",
      nearest: nearestName(to: name, in: known), next: .status)
  }
}

/// All names that mean a change.
private struct PendingSelectors {
  let path: String
  /// The names of the scenario or of the test.
  let scenario: [String]
  let configuration: String?

  var all: [String] { scenario + (configuration.map { [$0] } ?? []) + [path] }

  /// Whether a name means the change; a path may lack its first folders, or be the pending file's.
  func mean(_ name: String) -> Bool {
    scenario.contains(name) || configuration == name || path.isIdentical(to: name)
      // With the slashes, only whole components match.
      || "/\(path)".hasSuffix("/\(name)") || "\(GoldenStore.pendingFolder)/\(path)".isIdentical(to: name)
  }
}

extension PendingChange {
  fileprivate var selectors: PendingSelectors {
    guard let name = path.scenario?.name else {
      return PendingSelectors(path: path.path, scenario: path.value?.selectors ?? [], configuration: nil)
    }
    return PendingSelectors(
      path: path.path, scenario: name.selectors, configuration: name.configuration)
  }
}
