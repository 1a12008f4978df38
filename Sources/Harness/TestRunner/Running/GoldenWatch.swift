import GoldenFiles

/// Notices goldens that something else than a run writes, makes or removes while it runs, as a use
/// case may do by mistake.
///
/// The run compares a golden once; what happens to it afterwards would go unnoticed.
package struct GoldenWatch {
  private let goldens: GoldenFolder
  /// `nil` where the folder could not be read, which whatever has to read it reports.
  private var states: [GoldenPath: FileState]?
  /// What was in the goldens that the run compares with: writing the same again is no change.
  private var contents: [GoldenPath: Fingerprint] = [:]

  /// Begins to watch the goldens of a folder.
  package init(_ goldens: GoldenFolder) {
    self.goldens = goldens
    states = Self.states(in: goldens)
  }

  /// Takes note of what is in a golden that the run will compare with.
  package mutating func remember(_ golden: GoldenPath) {
    contents[golden] = goldens.fingerprint(of: golden)
  }

  /// Takes note of a golden that the run has just written.
  package mutating func noteWrite(of golden: GoldenPath) {
    states?[golden] = goldens.state(ofFile: golden)
    remember(golden)
  }

  /// Returns the goldens that are not what they were at last, sorted; from now on they count as they are.
  package mutating func takeChanges() -> [GoldenPath] {
    guard let former = states, let now = Self.states(in: goldens) else { return [] }
    states = now
    return Set(former.keys).union(now.keys).filter { golden in
      guard former[golden] != now[golden] else { return false }
      // A file that was written again has another time, whatever is in it.
      return contents[golden] == nil || contents[golden] != goldens.fingerprint(of: golden)
    }.sorted()
  }

  private static func states(in goldens: GoldenFolder) -> [GoldenPath: FileState]? {
    guard let files = try? goldens.files() else { return nil }
    return files.reduce(into: [:]) { $0[$1] = goldens.state(ofFile: $1) }
  }
}

extension GoldenFolder {
  fileprivate func state(ofFile golden: GoldenPath) -> FileState? {
    FileState(at: "\(root)/\(golden.path)")
  }

  /// The fingerprint of what is in a golden; `nil` where it cannot be read.
  fileprivate func fingerprint(of golden: GoldenPath) -> Fingerprint? {
    guard let bytes = try? bytes(at: golden) else { return nil }
    var hasher = FingerprintHasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.fingerprint
  }
}
