import GoldenFiles

/// Notices goldens that something else than a run writes, makes or removes while it runs, as a use
/// case may do by mistake.
///
/// The run compares a golden once; what happens to it afterwards would go unnoticed.
struct GoldenWatch {
  private let goldens: GoldenFolder
  /// `nil` where the folder could not be read, which whatever has to read it reports.
  private var states: [GoldenPath: FileState]?

  /// Begins to watch the goldens of a folder.
  init(_ goldens: GoldenFolder) {
    self.goldens = goldens
    states = Self.states(in: goldens)
  }

  /// Takes note of a golden that the run has just written.
  mutating func noteWrite(of golden: GoldenPath) {
    states?[golden] = goldens.state(ofFile: golden)
  }

  /// The goldens that are not what they were at last, sorted.
  var changes: [GoldenPath] {
    guard let states, let now = Self.states(in: goldens) else { return [] }
    return Set(states.keys).union(now.keys).filter { states[$0] != now[$0] }.sorted()
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
}
