import Causes
import Diagnostics
import Diffing
import GoldenFiles
import Storyboards

/// How one golden changed between two revisions.
package struct GoldenChange: Hashable, Sendable {
  /// The golden's path, or its former path if it was removed.
  package let path: GoldenPath
  package let kind: Kind
  package let comparison: Comparison
  /// Why one of the two files cannot be read as a storyboard.
  package let faults: [Diagnostic]
  /// What differs, to be grouped by cause; `nil` unless there are two storyboards that differ.
  package let atoms: ScenarioAtoms?

  package enum Kind: Hashable, Sendable {
    case added
    case removed
    case renamed(from: GoldenPath)
    case changed
  }

  package enum Comparison: Hashable, Sendable {
    /// There is only one file.
    case none
    /// Both are storyboards; the difference is empty if they show the same.
    case storyboards(StoryboardDifference)
    /// One of the two is not a storyboard, cannot be read or is too long: hunks as `diff -u` prints them,
    /// in which no removed line looks like an added one.
    case lines([String])
    /// Only line endings differ, which a checkout may have converted.
    case lineEnds
  }

  package init(
    path: GoldenPath, kind: Kind, comparison: Comparison = .none, faults: [Diagnostic] = [],
    atoms: ScenarioAtoms? = nil
  ) {
    self.path = path
    self.kind = kind
    self.comparison = comparison
    self.faults = faults
    self.atoms = atoms
  }
}

extension GoldenChange: CausedChange {
  /// The difference of both storyboards, if there are two.
  package var difference: StoryboardDifference? {
    if case .storyboards(let difference) = comparison { difference } else { nil }
  }
}

extension GoldenChange {
  /// Compares a file of both revisions, by meaning if both are storyboards, else line by line.
  ///
  /// - Parameters:
  ///   - kind: Whether the golden was renamed.
  ///   - before: The file of the earlier revision.
  ///   - after: The file of the later one.
  ///   - hidden: Where the texts of what goldens fold are kept; by default they are unknown.
  init(_ kind: Kind, from before: GoldenFile, to after: GoldenFile, with hidden: HiddenTextFolder? = nil) {
    guard before.bytes == after.bytes || before.lineFedBytes != after.lineFedBytes else {
      self.init(path: after.path, kind: kind, comparison: .lineEnds)
      return
    }
    guard after.path.scenario != nil else {
      self.init(path: after.path, kind: kind, comparison: .lines(Self.lines(from: before, to: after)))
      return
    }
    let former = ComparableLength.Side("the former golden", before.bytes)
    if let fault = ComparableLength.fault(former, .init("the new one", after.bytes), file: after.path.path) {
      self.init(
        path: after.path, kind: kind, comparison: .lines(Self.lines(from: before, to: after)), faults: [fault]
      )
      return
    }
    let (old, new) = (ReadGolden(before), ReadGolden(after))
    if let readable = old.storyboard, let present = new.storyboard {
      let (old, new) = hidden?.revealing(readable, present) ?? (readable, present)
      let difference = StoryboardDifference(golden: old, actual: new)
      self.init(
        path: after.path, kind: kind, comparison: .storyboards(difference),
        atoms: Self.atoms(kind, at: after.path, from: old, to: new))
    } else {
      self.init(
        path: after.path, kind: kind, comparison: .lines(Self.lines(from: before, to: after)),
        faults: [old.fault, new.fault].compactMap(\.self))
    }
  }

  private static func atoms(
    _ kind: Kind, at path: GoldenPath, from old: Storyboard, to new: Storyboard
  ) -> ScenarioAtoms? {
    guard let name = path.scenario?.name else { return nil }
    if case .renamed(let source) = kind, let former = source.scenario?.name {
      return ScenarioAtoms(name, renamedFrom: former, golden: old, actual: new)
    }
    return old == new ? nil : ScenarioAtoms(name, golden: old, actual: new)
  }

  /// A golden that is new, with its fault if it cannot be read.
  init(added file: GoldenFile) {
    let fault = file.path.scenario == nil ? nil : ReadGolden(file).fault
    self.init(path: file.path, kind: .added, faults: fault.map { [$0] } ?? [])
  }

  /// The hunks; empty if one side is kept elsewhere or is not text.
  private static func lines(from before: GoldenFile, to after: GoldenFile) -> [String] {
    // As in git, a zero among the first 8,000 bytes means that a file is not text.
    guard ![before, after].contains(where: { $0.isPointer || $0.bytes.prefix(8_000).contains(0) }) else {
      return []
    }
    let hunks = ShownDifference(LineDifference(from: before.lineFedBytes, to: after.lineFedBytes)).text
    return hunks.unicodeScalars.split(separator: "\n").map { String($0) }
  }
}

/// A golden's storyboard, or why it cannot be read.
private struct ReadGolden {
  var storyboard: Storyboard?
  var fault: Diagnostic?

  init(_ file: GoldenFile) {
    do throws(Diagnostic) {
      storyboard = try file.storyboard()
    } catch {
      fault = error
    }
  }
}
