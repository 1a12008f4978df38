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
}

extension ScenarioName: CustomStringConvertible {
  /// As `Chrome/SettingsViewController/Main settings screen/toggle-sync (iPhone)`.
  public var description: String {
    "\(target)/\(classForDisplay)/\(useCase)/\(script) (\(configuration))"
  }
}
