import Goldens

/// Takes the fingerprints of scenarios as they lie on the disk.
struct ScenarioFingerprints {
  /// The package's folder.
  private let files: GoldenFolder
  private let reader = GoldenReader()

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
    for path in [scenario.script?.path, GoldenPath(of: name).path].compactMap(\.self) {
      guard let bytes = try? files.bytes(at: GoldenPath(path), using: reader) else { return nil }
      hasher.combine(path)
      hasher.combine(bytes)
    }
    return hasher.fingerprint
  }
}
