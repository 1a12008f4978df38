import GoldenFiles
import Project

/// Takes the fingerprints of scenarios as they lie on the disk.
struct ScenarioFingerprints {
  /// The package's folder.
  private let files: GoldenFolder
  /// Scripts have another reader than goldens, so that each looks once at the way to a folder.
  private let scripts = GoldenReader()
  private let goldens = GoldenReader()

  init(_ project: Project) {
    files = project.goldens.accepted
  }

  /// The fingerprint of a scenario's names, configuration, script and golden; `nil` where a file cannot be read.
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

  /// Takes a file's path and bytes, if it can be read.
  private func combine(
    _ path: GoldenPath, readBy reader: GoldenReader, into hasher: inout FingerprintHasher
  ) -> Bool {
    guard let bytes = try? files.bytes(at: path, using: reader) else { return false }
    hasher.combine(path.path)
    hasher.combine(bytes)
    return true
  }
}
