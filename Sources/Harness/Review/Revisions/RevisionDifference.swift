import Causes
import Dispatch
import GoldenFiles
import Platform
import Storyboards

/// How goldens differ between two revisions, by meaning.
package struct RevisionDifference: Sendable {
  private let caused: CausedChanges<GoldenChange>
  /// All changes, grouped by their worst cause; those without a cause are alone.
  package var groups: [CausedChanges<GoldenChange>.Group] { caused.groups }
  /// All causes, the worst first.
  package var causes: [Cause] { caused.causes.all }

  /// Compares the goldens of two revisions; equal files may be left out.
  ///
  /// A removed golden and an added one that are identical or nearly so are one that was renamed.
  ///
  /// - Parameters:
  ///   - before: The files of the earlier revision.
  ///   - after: The files of the later one.
  ///   - scenarios: All scenarios that have a golden, to say in which configurations a cause shows.
  ///   - hidden: Where the texts of what goldens fold are kept; by default they are unknown.
  package init(
    from before: [GoldenFile], to after: [GoldenFile], of scenarios: [ScenarioName] = [],
    with hidden: HiddenTextFolder? = nil
  ) {
    let pairs = FilePair.all(from: before, to: after)
    // Stored by index, since comparisons finish in any order; groups are sorted separately.
    let changes = Locked<[Int: GoldenChange]>([:])
    DispatchQueue.concurrentPerform(iterations: pairs.count) { index in
      let change = pairs[index].change(with: hidden)
      changes.withLock { $0[index] = change }
    }
    caused = CausedChanges(changes.withLock { Array($0.values) }, ran: scenarios)
  }

  /// All changes, group by group.
  package var changes: [GoldenChange] { groups.flatMap(\.members) }

  package var isEmpty: Bool { groups.isEmpty }
}

/// The two versions of a golden that differs.
enum FilePair: Sendable {
  case both(GoldenFile, GoldenFile)
  case added(GoldenFile)
  case removed(GoldenFile)

  /// Pairs files by their paths, and then those that were renamed; equal files are left out.
  static func all(from before: [GoldenFile], to after: [GoldenFile]) -> [FilePair] {
    var olds = Dictionary(before.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let news = Dictionary(after.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let sources = renames(
      from: olds.values.filter { news[$0.path] == nil }, to: news.values.filter { olds[$0.path] == nil })
    let pairs = news.values.map { new in
      olds.removeValue(forKey: sources[new.path] ?? new.path).map { FilePair.both($0, new) } ?? .added(new)
    }
    return pairs.filter(\.differs) + olds.values.map(FilePair.removed)
  }

  private var differs: Bool {
    guard case .both(let old, let new) = self else { return true }
    return old.path != new.path || old.bytes != new.bytes
  }

  /// The former path of each file that was renamed.
  private static func renames(from removed: [GoldenFile], to added: [GoldenFile]) -> [GoldenPath: GoldenPath]
  {
    let pairs = GoldenRename.pairs(
      orphans: removed.compactMap(\.storyboardText), pending: added.compactMap(\.storyboardText))
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0.to, $0.from) })
  }

  /// Returns how the golden changed.
  ///
  /// - Parameter hidden: Where the texts of what goldens fold are kept.
  func change(with hidden: HiddenTextFolder?) -> GoldenChange {
    switch self {
    case .both(let old, let new):
      GoldenChange(
        old.path == new.path ? .changed : .renamed(from: old.path), from: old, to: new, with: hidden)
    case .added(let new): GoldenChange(added: new)
    case .removed(let old): GoldenChange(path: old.path, kind: .removed)
    }
  }
}

extension GoldenFile {
  /// The golden's text, as far as it may be a storyboard's.
  fileprivate var storyboardText: (path: GoldenPath, text: String)? {
    guard path.scenario != nil, !isPointer, let text = String(validating: lineFedBytes, as: UTF8.self) else {
      return nil
    }
    return (path, text)
  }
}
