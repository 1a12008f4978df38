/// The five names that identify a scenario and its golden.
package struct ScenarioName: Hashable, Sendable, Codable {
  /// The showcase.
  package var target: String
  /// The class under which the use case is listed.
  package var classForDisplay: String
  package var useCase: String
  /// The script's name; `launch` for the implicit one.
  package var script: String
  package var configuration: String

  package init(
    target: String, classForDisplay: String, useCase: String, script: String, configuration: String
  ) {
    self.target = target
    self.classForDisplay = classForDisplay
    self.useCase = useCase
    self.script = script
    self.configuration = configuration
  }
}

extension ScenarioName {
  /// `ClassForDisplay/Use case/script`, as filters and plans name it.
  package var identifier: String { "\(classForDisplay)/\(useCase)/\(script)" }

  /// The names that select the scenario in all configurations: its parts from the front, with and without the
  /// target.
  package var identifiers: [String] { identifierParts.map { $0.joined(separator: "/") } }

  /// The parts of each of the ``identifiers``, which have slashes between them.
  package var identifierParts: [[String]] {
    let parts = [classForDisplay, useCase, script]
    let fronts = parts.indices.map { Array(parts[...$0]) }
    return fronts + [[target]] + fronts.map { [target] + $0 }
  }

  /// Every name that selects the scenario: ``identifiers``, and the whole name with ` (configuration)` at its
  /// end.
  package var selectors: [String] {
    identifiers + ["\(identifier) (\(configuration))", description]
  }
}

extension ScenarioName: CustomStringConvertible {
  /// As `Chrome/SettingsViewController/Main settings screen/toggle-sync (iPhone)`.
  package var description: String {
    "\(target)/\(classForDisplay)/\(useCase)/\(script) (\(configuration))"
  }
}
