import Diagnostics
import GoldenFiles

/// The goldens of a package, and what waits for review.
package struct GoldenStore: Hashable, Sendable {
  /// The accepted storyboards, in `Snapshots/`.
  package var accepted: GoldenFolder
  /// Storyboards that differ from their golden or have none, in `.build/showcase/pending/`, at the golden's
  /// path.
  package var pending: GoldenFolder
  /// Storyboards of scripts that stopped before their end, in `.build/showcase/stopped/`; they cannot be
  /// accepted.
  package var stopped: GoldenFolder
  /// The texts of what goldens fold.
  package var hidden: HiddenTextFolder

  /// The folder of pending storyboards, relative to the package.
  package static let pendingFolder = ".build/showcase/pending"
  /// The folder of stopped scripts' storyboards, relative to the package.
  package static let stoppedFolder = ".build/showcase/stopped"

  /// - Parameter root: The path of the package's folder.
  package init(root: String) {
    accepted = GoldenFolder(root: root)
    pending = GoldenFolder(root: root, under: Self.pendingFolder)
    stopped = GoldenFolder(root: root, under: Self.stoppedFolder)
    hidden = HiddenTextFolder(root: root)
  }

  /// Takes the right to write goldens. To write several goldens, keep the lock until all are written.
  package func lockForWriting() throws(Diagnostic) -> WritingLock {
    try WritingLock(root: accepted.root)
  }

  /// Writes a golden, and removes what waits for review at its path.
  package func record(_ text: String, at path: GoldenPath) throws(Diagnostic) -> GoldenWrite {
    let write = try accepted.write(text, to: path)
    try pending.remove(path)
    return write
  }
}
