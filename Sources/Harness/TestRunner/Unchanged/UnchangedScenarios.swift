import GoldenFiles
import Project
import Storyboards

/// The scenarios that passed before, and what a run adds for the next one.
///
/// A storyboard is a function of the program, the configuration and the script, so a scenario that
/// passed passes again while these and the golden do not change.
struct UnchangedScenarios {
  private let root: String
  /// Computes the fingerprints of scenarios from their files as they are now.
  let fingerprints: ScenarioFingerprints
  private var passed: PassedScenarios

  /// Reads what the last run of a program kept.
  init(in project: Project, of program: Fingerprint) {
    root = project.root
    fingerprints = ScenarioFingerprints(project)
    passed = PassedScenarios(ofPackage: project.root, by: program)
  }

  /// Whether no scenario passed before.
  var isEmpty: Bool { passed.isEmpty }

  /// Whether a scenario passed before and has not changed since.
  func contains(_ scenario: Scenario) -> Bool {
    guard let former = passed[scenario.name] else { return false }
    return former == fingerprints.fingerprint(of: scenario)
  }

  /// Notes a scenario that passed, unless its files changed meanwhile; forgets any other.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - result: Its result.
  ///   - former: Its fingerprint before it ran.
  mutating func note(_ scenario: Scenario, _ result: ScenarioResult, asItWas former: Fingerprint?) {
    // A scenario that crashed once may do so again, so it has to run.
    let hasPassed = result.outcome == .passed && result.earlierDeaths.isEmpty
    passed[scenario.name] =
      hasPassed && former == fingerprints.fingerprint(of: scenario) ? former : nil
  }

  /// Writes what was noted for the next run, unless the program changed meanwhile.
  func keep(by program: Fingerprint?) {
    if passed.program == program { passed.write(toPackage: root) }
  }
}

/// Computes the fingerprints of scenarios from their files on the disk.
struct ScenarioFingerprints {
  /// The package's folder.
  private let files: GoldenFolder
  /// A reader checks a folder only once while its files are read one after another, so scripts and
  /// goldens, which are read alternately, have one each.
  private let scripts = GoldenReader()
  private let goldens = GoldenReader()

  init(_ project: Project) {
    files = project.goldens.accepted
  }

  /// The fingerprint of a scenario's names, configuration, script and golden; `nil` if a file
  /// cannot be read.
  func fingerprint(of scenario: Scenario) -> Fingerprint? {
    var hasher = FingerprintHasher()
    let name = scenario.name
    for part in [name.target, name.classForDisplay, name.useCase, name.script, name.configuration] {
      hasher.combine(part)
    }
    hasher.combine(scenario.settings)
    if let script = scenario.script {
      guard combine(GoldenPath(script.path), readBy: scripts, into: &hasher) else { return nil }
    }
    return combine(GoldenPath(of: name), readBy: goldens, into: &hasher) ? hasher.fingerprint : nil
  }

  /// Adds a file's path and bytes; returns whether it could be read.
  private func combine(
    _ path: GoldenPath, readBy reader: GoldenReader, into hasher: inout FingerprintHasher
  ) -> Bool {
    guard let bytes = try? files.bytes(at: path, using: reader) else { return false }
    hasher.combine(path.path)
    hasher.combine(bytes)
    return true
  }
}
