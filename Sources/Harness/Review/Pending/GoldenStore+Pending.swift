import Diagnostics
import GoldenFiles
import Storyboards
import UTF8Text

extension GoldenStore {
  /// Everything that waits for review, in the order of paths.
  ///
  /// - Parameters:
  ///   - owned: the goldens of all scenarios of all plans.
  ///   - orphans: the goldens that no scenario owns, of which some may be renamed.
  ///   - unowned: the goldens of values that no test declares; none by default.
  ///   - unclaimed: the goldens of values whose test ran without them; none by default.
  /// - Throws: a diagnostic for a folder that cannot be read; an unreadable file becomes an unreadable
  ///   change.
  package func pendingChanges(
    owned: [GoldenPath], orphans: [GoldenPath], unowned: Set<GoldenPath> = [], unclaimed: Set<GoldenPath> = []
  ) throws(Diagnostic) -> [PendingChange] {
    let scenarios = Set(owned)
    let staleness = { (path: GoldenPath) -> PendingChange.Staleness? in
      unowned.contains(path) ? .unowned : unclaimed.contains(path) ? .unclaimed : nil
    }
    let found = try pendingFiles().waiting.map { path in
      path.value == nil
        ? pendingChange(at: path, isOwned: scenarios.contains(path))
        : pendingValue(at: path, staleness(path))
    }
    // Orphans are read only if one of them may have been renamed.
    guard found.contains(where: { $0.kind == .new }) else { return found }
    return Self.withRenames(found, from: readable(orphans))
  }

  /// What is in the pending folder.
  package func pendingFiles() throws(Diagnostic) -> PendingFiles {
    PendingFiles(try pending.files(below: GoldenPath("")))
  }

  private func pendingValue(at path: GoldenPath, _ staleness: PendingChange.Staleness?) -> PendingChange {
    let value: [UInt8]?
    do throws(Diagnostic) {
      value = try pending.bytes(at: path)
    } catch {
      return PendingChange(path: path, kind: .unreadable(error), value: nil)
    }
    if let staleness { return PendingChange(path: path, kind: .stale(staleness), value: value) }
    do throws(Diagnostic) {
      let golden = try accepted.bytes(at: path)
      let kind: PendingChange.Kind = golden == nil ? .new : golden == value ? .stale(.equal) : .changed
      return PendingChange(path: path, kind: kind, value: value, goldenBytes: golden)
    } catch {
      return PendingChange(path: path, kind: .unreadableGolden(error), value: value)
    }
  }

  /// What a pending storyboard is called in a message.
  static let pendingWords = "the pending storyboard"

  private func pendingChange(at path: GoldenPath, isOwned: Bool) -> PendingChange {
    let text: String?
    do throws(Diagnostic) {
      text = try pending.readStoryboard(path, called: Self.pendingWords)
    } catch {
      return PendingChange(path: path, kind: .unreadable(error), text: nil)
    }
    guard isOwned else { return PendingChange(path: path, kind: .stale(.orphan), text: text) }
    do throws(Diagnostic) {
      guard let golden = try accepted.bytes(at: path) else {
        return PendingChange(path: path, kind: .new, text: text)
      }
      return pendingChange(at: path, text, golden: golden)
    } catch {
      return PendingChange(path: path, kind: .unreadableGolden(error), text: text)
    }
  }

  private func pendingChange(at path: GoldenPath, _ text: String?, golden: [UInt8]) -> PendingChange {
    if let fault = GoldenFault.inStoryboard(golden) {
      let kind = PendingChange.Kind.unreadableGolden(fault.inFile(accepted.shown(path)))
      return PendingChange(path: path, kind: kind, text: text, goldenBytes: golden)
    }
    let golden = String(decoding: golden, as: UTF8.self)
    let isEqual = text.map(golden.isIdentical) ?? false
    return PendingChange(
      path: path, kind: isEqual ? .stale(.equal) : .changed, text: text, goldenText: golden)
  }

  /// Returns the orphans that can be read; others cannot be compared with new storyboards.
  private func readable(_ orphans: [GoldenPath]) -> [(path: GoldenPath, text: String)] {
    orphans.compactMap { path in
      guard let text = try? accepted.readStoryboard(path) else { return nil }
      return (path, text)
    }
  }

  private static func withRenames(
    _ changes: [PendingChange], from orphans: [(path: GoldenPath, text: String)]
  ) -> [PendingChange] {
    let new = changes.compactMap { change in
      change.kind == .new ? change.text.map { (path: change.path, text: $0) } : nil
    }
    let renames = GoldenRename.pairs(orphans: orphans, pending: new)
    let sources = Dictionary(uniqueKeysWithValues: renames.map { ($0.to, $0.from) })
    let texts = Dictionary(uniqueKeysWithValues: orphans.map { ($0.path, $0.text) })
    return changes.map { change in
      guard let source = sources[change.path] else { return change }
      return change.with(.renamed(from: source), goldenText: texts[source])
    }
  }
}
