import GoldenFiles

/// Notices goldens that something other than the run writes, makes or removes during a run, as a use
/// case may do by mistake.
///
/// The run compares a golden only once, so later changes would go unnoticed.
///
///     var watch = GoldenWatch(folder)
///     watch.noteWrite(of: recorded)  // the run's own writes are not changes
///     watch.takeChanges()            // the goldens that something else changed
package struct GoldenWatch {
  private let goldens: GoldenFolder
  /// `nil` if the folder could not be read, which is reported by the code that needs it.
  private var states: [GoldenPath: FileState]?
  /// The contents of the goldens that the run compares with: writing the same again is not a change.
  private var contents: [GoldenPath: Fingerprint] = [:]

  /// Starts watching the goldens of a folder.
  package init(_ goldens: GoldenFolder) {
    self.goldens = goldens
    states = Self.states(in: goldens)
  }

  /// Remembers the content of a golden that the run will compare with.
  package mutating func remember(_ golden: GoldenPath) {
    contents[golden] = goldens.fingerprint(of: golden)
  }

  /// Notes that the run has just written a golden.
  package mutating func noteWrite(of golden: GoldenPath) {
    states?[golden] = goldens.state(ofFile: golden)
    remember(golden)
  }

  /// Returns the goldens that changed since the last call, sorted, and forgets these changes.
  package mutating func takeChanges() -> [GoldenPath] {
    guard let former = states, let now = Self.states(in: goldens) else { return [] }
    states = now
    return Set(former.keys).union(now.keys).filter { golden in
      guard former[golden] != now[golden] else { return false }
      // A file that was written again has a new time even if its content is the same.
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

  /// The fingerprint of a golden's content; `nil` if it cannot be read.
  fileprivate func fingerprint(of golden: GoldenPath) -> Fingerprint? {
    guard let bytes = try? bytes(at: golden) else { return nil }
    var hasher = FingerprintHasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.fingerprint
  }
}
