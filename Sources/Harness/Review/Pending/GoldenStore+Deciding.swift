import Diagnostics
import GoldenFiles
import Storyboards
import UTF8Text

/// The effect of a decision on a file.
package enum ReviewEffect: Hashable, Sendable {
  /// A golden was written for the first time.
  case created(GoldenPath)
  /// A golden replaced another one.
  case replaced(GoldenPath)
  /// A golden was removed that continues under another name.
  case removed(GoldenPath)
  /// What waited was removed, and the golden left as it is.
  case rejected(GoldenPath)
  /// What waited and was stale was removed.
  case cleared(GoldenPath)

  /// The effect, in one word.
  package var name: String {
    switch self {
    case .created: "created"
    case .replaced: "replaced"
    case .removed: "removed"
    case .rejected: "rejected"
    case .cleared: "cleared"
    }
  }

  package var path: GoldenPath {
    switch self {
    case .created(let path), .replaced(let path), .removed(let path), .rejected(let path),
      .cleared(let path):
      path
    }
  }
}

/// A reviewer's decision about a pending change.
package enum ReviewDecision: String, Hashable, Sendable {
  case accept
  case reject
}

extension GoldenStore {
  /// Applies a decision, and reports each file that it changed.
  ///
  /// - Parameters:
  ///   - decision: What to do.
  ///   - change: The change, as the reviewer saw it.
  ///   - reporting: Takes each effect after it has happened.
  /// - Throws: a diagnostic if what waits cannot be read, or if it or the golden is no longer
  ///   what the reviewer saw. Effects that were reported remain.
  package func apply(
    _ decision: ReviewDecision, to change: PendingChange, reporting: (ReviewEffect) -> Void
  ) throws(Diagnostic) {
    switch (decision, change.kind) {
    case (.reject, _):
      try checkPending(change)
      try pending.removeAll(about: change.path)
      reporting(.rejected(change.path))
    case (.accept, .stale):
      try checkPending(change)
      try pending.removeAll(about: change.path)
      reporting(.cleared(change.path))
    case (.accept, .renamed(let source)):
      // The new golden is written first: if that fails, the former one is still there.
      try accept(change, replacing: source, reporting: reporting)
      try accepted.remove(source)
      reporting(.removed(source))
    case (.accept, .new), (.accept, .changed), (.accept, .unreadable), (.accept, .unreadableGolden):
      try accept(change, replacing: change.path, reporting: reporting)
    }
  }

  private func accept(
    _ change: PendingChange, replacing golden: GoldenPath, reporting: (ReviewEffect) -> Void
  ) throws(Diagnostic) {
    let content = try change.content()
    try checkPending(change)
    try checkGolden(of: change, at: golden)
    let write = try record(content, at: change.path)
    reporting(write == .created ? .created(change.path) : .replaced(change.path))
  }

  private func checkPending(_ change: PendingChange) throws(Diagnostic) {
    guard isAsSeen(change) else {
      throw Self.outdated("the pending \(change.noun)", "\(Self.pendingFolder)/\(change.path)")
    }
  }

  /// A file that cannot be read is unchanged if it cannot be read for the same reason.
  private func isAsSeen(_ change: PendingChange) -> Bool {
    do throws(Diagnostic) {
      if let value = change.value { return try pending.bytes(at: change.path) == value }
      if change.path.value != nil { return try pending.bytes(at: change.path) == nil }
      let text = try pending.readStoryboard(change.path, called: Self.pendingWords)
      return text != nil && text.isIdentical(to: change.text)
    } catch {
      return change.kind == .unreadable(error)
    }
  }

  /// Someone may have recorded meanwhile, or repaired a golden that could not be read.
  private func checkGolden(of change: PendingChange, at golden: GoldenPath) throws(Diagnostic) {
    guard isAsSeen(golden, in: change) else {
      throw Self.outdated("the golden", golden.path)
    }
    guard golden == change.path || FileKind(at: accepted.absolute(change.path)) == nil else {
      throw Self.outdated("the golden", change.path.path)
    }
  }

  /// A file that cannot be read is unchanged if it cannot be read for the same reason.
  private func isAsSeen(_ golden: GoldenPath, in change: PendingChange) -> Bool {
    do throws(Diagnostic) {
      return try accepted.bytes(at: golden) == change.goldenText.map { Array($0.utf8) } ?? change.goldenBytes
    } catch {
      return change.kind == .unreadableGolden(error)
    }
  }

  private static func outdated(_ thing: String, _ file: String) -> Diagnostic {
    Diagnostic(
      "\(thing) has changed since it was looked at", file: file, expected: "a decision on what is there now",
      next: .review)
  }
}

extension String? {
  fileprivate func isIdentical(to other: String?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let left?, let right?): left.isIdentical(to: right)
    case (nil, _?), (_?, nil): false
    }
  }
}
