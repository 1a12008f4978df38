import Project

/// What a run knows of scenarios that passed before, and what it learns of them for the next one.
///
/// A storyboard is a function of the program, the configuration and the script, so a scenario that passed passes again as
/// long as they and the golden are what they were.
struct UnchangedScenarios {
  private let root: String
  private let fingerprints: ScenarioFingerprints
  private var passed: PassedScenarios
  /// What scenarios were like when they were begun, by their places, until they end.
  private var begun: [Int: Fingerprint] = [:]

  /// Reads what the last run of a program kept.
  init(in project: Project, of program: Fingerprint) {
    root = project.root
    fingerprints = ScenarioFingerprints(project)
    passed = PassedScenarios(ofPackage: project.root, by: program)
  }

  /// Whether there are any.
  var areAny: Bool { !passed.isEmpty }

  /// Whether a scenario passed when it was what it is now.
  func contains(_ scenario: Scenario) -> Bool {
    guard let former = passed[scenario.name] else { return false }
    return former == fingerprints.fingerprint(of: scenario)
  }

  /// Takes notice of a scenario that is about to run.
  mutating func begin(_ scenario: Scenario, at place: Int) {
    begun[place] = fingerprints.fingerprint(of: scenario)
  }

  /// Keeps a scenario that passed, unless its files changed meanwhile; forgets any other.
  mutating func end(_ scenario: Scenario, at place: Int, _ result: ScenarioResult) {
    let former = begun.removeValue(forKey: place)
    let hasPassed = result.outcome == .passed && result.earlierDeaths.isEmpty
    passed[scenario.name] =
      hasPassed && former == fingerprints.fingerprint(of: scenario) ? former : nil
  }

  /// Keeps what was learned for the next run, unless the program changed meanwhile.
  func keep(by program: Fingerprint?) {
    if passed.program == program { passed.write(toPackage: root) }
  }
}
