import Diagnostics
import GoldenFiles

/// The goldens of a package, and what waits for review.
package struct GoldenStore: Hashable, Sendable {
  /// The accepted storyboards, in `Snapshots/`.
  package var accepted: GoldenFolder
  /// Storyboards that differ from their golden or have none, in `.build/showcase/pending/` under the golden's
  /// path.
  package var pending: GoldenFolder
  /// Storyboards of scripts that stopped before their end, in `.build/showcase/stopped/`; they cannot be
  /// accepted.
  package var stopped: GoldenFolder

  /// Where pending storyboards are kept, relative to the package.
  package static let pendingFolder = ".build/showcase/pending"
  /// Where the storyboards of stopped scripts are kept, relative to the package.
  package static let stoppedFolder = ".build/showcase/stopped"

  /// - Parameter root: the path of the package's folder.
  package init(root: String) {
    accepted = GoldenFolder(root: root)
    pending = GoldenFolder(root: root, under: Self.pendingFolder)
    stopped = GoldenFolder(root: root, under: Self.stoppedFolder)
  }

  /// Takes the right to write goldens; a caller that writes several goldens keeps it until it is done.
  package func lockForWriting() throws(Diagnostic) -> WritingLock {
    try WritingLock(root: accepted.root)
  }

  /// Writes a golden; nothing is left to review.
  package func record(_ text: String, at path: GoldenPath) throws(Diagnostic) -> GoldenWrite {
    let write = try accepted.write(text, to: path)
    try pending.remove(path)
    return write
  }
}
