import Diagnostics
import GoldenFiles

/// The goldens of a package, and what waits for review.
package struct GoldenStore: Hashable, Sendable {
  /// The accepted storyboards, in `Snapshots/`, and values, there or beside their tests.
  package var accepted: GoldenFolder
  /// Storyboards and values that differ from their golden or have none, in `.build/showcase/pending/`, at the
  /// golden's path.
  package var pending: GoldenFolder
  /// Storyboards of scripts that stopped before their end, in `.build/showcase/stopped/`; they cannot be
  /// accepted.
  package var stopped: GoldenFolder
  /// The texts of what goldens fold.
  package var hidden: HiddenTextFolder

  /// The folder of what waits, relative to the package.
  package static let pendingFolder = GoldenPath.pendingFolder
  /// The folder of stopped scripts' storyboards, relative to the package.
  package static let stoppedFolder = ".build/showcase/stopped"

  /// - Parameter root: The path of the package's folder.
  package init(root: String) {
    accepted = GoldenFolder(root: root)
    pending = GoldenFolder.pending(root: root)
    stopped = GoldenFolder(root: root, under: Self.stoppedFolder)
    hidden = HiddenTextFolder(root: root)
  }

  /// Takes the right to write goldens. To write several goldens, keep the lock until all are written.
  package func lockForWriting() throws(Diagnostic) -> WritingLock {
    try WritingLock(root: accepted.root)
  }

  /// Writes a golden, and removes what waits for review at its path.
  package func record(_ text: String, at path: GoldenPath) throws(Diagnostic) -> GoldenWrite {
    try record(Array(text.utf8), at: path)
  }

  /// Writes a golden, and removes what waits for review at its path.
  package func record(_ bytes: [UInt8], at path: GoldenPath) throws(Diagnostic) -> GoldenWrite {
    let write = try bytes.withUnsafeBufferPointer { bytes throws(Diagnostic) in
      try accepted.write(UnsafeRawBufferPointer(bytes), to: path)
    }
    try pending.removeAll(about: path)
    return write
  }
}
