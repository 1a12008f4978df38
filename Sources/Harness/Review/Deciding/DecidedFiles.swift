import Diagnostics
import GoldenFiles
import Storyboards

/// The files that a decision about a change writes or removes, as they were before and after it.
struct DecidedFiles: Sendable {
  /// What waits comes first: while it is there, nothing is lost.
  private var files: [File]

  private struct File: Sendable {
    let path: GoldenPath
    let isPending: Bool
    let before: State
    var after: State
  }

  private enum State: Hashable, Sendable {
    case missing
    case bytes([UInt8])
    /// It cannot be read, as a folder in place of a file, or a file that is too long.
    case unreadable(Diagnostic)
  }

  /// Reads the files before a decision.
  ///
  /// - Parameters:
  ///   - change: What is decided.
  ///   - goldens: Where the files are.
  init(of change: PendingChange, in goldens: GoldenStore) {
    var golden = [change.path]
    if case .renamed(let source) = change.kind { golden.append(source) }
    let message = change.value == nil ? [] : [(change.path.difference, true)]
    files = ([(change.path, true)] + message + golden.map { ($0, false) }).map { path, isPending in
      let state = Self.state(of: path, in: isPending ? goldens.pending : goldens.accepted)
      return File(path: path, isPending: isPending, before: state, after: state)
    }
  }

  /// Returns the same files with their states now, after the decision.
  func decided(in goldens: GoldenStore) -> DecidedFiles {
    var decided = self
    for (index, file) in files.enumerated() {
      decided.files[index].after = Self.state(of: file.path, in: Self.folder(of: file, in: goldens))
    }
    return decided
  }

  /// Writes the files as they were before the decision.
  ///
  /// - Throws: a diagnostic if one of them has changed since, or could not be read before; then nothing is restored.
  func restore(in goldens: GoldenStore) throws(Diagnostic) {
    let changed = files.filter { $0.before != $0.after }
    for file in changed { try check(file, Self.folder(of: file, in: goldens)) }
    for file in changed {
      let folder = Self.folder(of: file, in: goldens)
      if case .bytes(let bytes) = file.before {
        try Self.write(bytes, to: file.path, in: folder)
      } else {
        try folder.remove(file.path)
      }
    }
  }

  private static func write(
    _ bytes: [UInt8], to path: GoldenPath, in folder: GoldenFolder
  ) throws(Diagnostic) {
    try bytes.withUnsafeBufferPointer { bytes throws(Diagnostic) in
      _ = try folder.write(UnsafeRawBufferPointer(bytes), to: path)
    }
  }

  private func check(_ file: File, _ folder: GoldenFolder) throws(Diagnostic) {
    if case .unreadable(let fault) = file.before { throw fault }
    guard Self.state(of: file.path, in: folder) == file.after else {
      throw Diagnostic(
        "the file has changed since the decision, which cannot be undone", file: folder.shown(file.path),
        expected: "the file as the decision left it", next: .status)
    }
  }

  private static func folder(of file: File, in goldens: GoldenStore) -> GoldenFolder {
    file.isPending ? goldens.pending : goldens.accepted
  }

  private static func state(of path: GoldenPath, in folder: GoldenFolder) -> State {
    do throws(Diagnostic) {
      return try folder.bytes(at: path).map(State.bytes) ?? .missing
    } catch {
      return .unreadable(error)
    }
  }
}
