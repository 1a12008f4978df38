/// The five names that identify a scenario and its golden.
package struct ScenarioName: Hashable, Sendable, Codable {
  /// The showcase.
  package var target: String
  /// The class that the use case is listed under.
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
  /// `ClassForDisplay/Use case/script`, as in filters and plans.
  package var identifier: String { "\(classForDisplay)/\(useCase)/\(script)" }

  /// `Showcase/ClassForDisplay/Use case`, which all scenarios of the use case have in common.
  package var useCaseIdentifier: String { "\(target)/\(classForDisplay)/\(useCase)" }

  /// The names that select the scenario in all configurations: prefixes of its path, with and without the
  /// target.
  package var identifiers: [String] { identifierParts.map { $0.joined(separator: "/") } }

  /// The parts of each of the ``identifiers``, which are separated by slashes.
  package var identifierParts: [[String]] {
    let parts = [classForDisplay, useCase, script]
    let fronts = parts.indices.map { Array(parts[...$0]) }
    return fronts + [[target]] + fronts.map { [target] + $0 }
  }

  /// All names that select the scenario: ``identifiers``, and the full name followed by ` (configuration)`.
  package var selectors: [String] {
    identifiers + ["\(identifier) (\(configuration))", description]
  }
}

extension ScenarioName: CustomStringConvertible {
  /// For example, `Chrome/SettingsViewController/Main settings screen/toggle-sync (iPhone)`.
  package var description: String {
    "\(useCaseIdentifier)/\(script) (\(configuration))"
  }
}
