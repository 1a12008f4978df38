/// The five names that tell a scenario from all others, and that its golden is found by.
public struct ScenarioName: Hashable, Sendable, Codable {
  /// The showcase.
  public var target: String
  public var classForDisplay: String
  public var useCase: String
  /// The script's name; `launch` for the implicit one.
  public var script: String
  public var configuration: String

  public init(target: String, classForDisplay: String, useCase: String, script: String, configuration: String)
  {
    self.target = target
    self.classForDisplay = classForDisplay
    self.useCase = useCase
    self.script = script
    self.configuration = configuration
  }
}

extension ScenarioName {
  /// `ClassForDisplay/Use case/script`, as filters and plans name it.
  public var identifier: String { "\(classForDisplay)/\(useCase)/\(script)" }

  /// What means the scenario in all configurations: its parts from the front, with and without the target.
  public var identifiers: [String] {
    let parts = [classForDisplay, useCase, script]
    let fronts = parts.indices.map { parts[...$0].joined(separator: "/") }
    return fronts + [target] + fronts.map { "\(target)/\($0)" }
  }

  /// Every name that means the scenario: ``identifiers``, and the whole with ` (configuration)` behind.
  public var selectors: [String] {
    identifiers + ["\(identifier) (\(configuration))", description]
  }
}

extension ScenarioName: CustomStringConvertible {
  /// As `Chrome/SettingsViewController/Main settings screen/toggle-sync (iPhone)`.
  public var description: String {
    "\(target)/\(classForDisplay)/\(useCase)/\(script) (\(configuration))"
  }
}
