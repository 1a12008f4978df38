import Diagnostics
import GoldenFiles
import ShowcaseKit
import Storyboards

extension Project {
  /// Finds the goldens of values, those that no test declares, and those whose test ran without them.
  ///
  /// A golden is unowned if its test file declares no such test and takes no names of tests from elsewhere, and
  /// no other source has a function of that name. It is unclaimed if a run marked it since the sources of its
  /// test were changed.
  ///
  /// - Throws: a diagnostic if a folder or a test file cannot be read.
  package func valueInventory() throws(Diagnostics) -> ValueInventory {
    do throws(Diagnostic) {
      return try foundValues()
    } catch {
      throw Diagnostics([error])
    }
  }

  private func foundValues() throws(Diagnostic) -> ValueInventory {
    let sources = PackageSources(of: goldens.accepted)
    let kept = PendingFiles(try goldens.pending.files(below: GoldenPath("")))
    var owners = ValueOwners(
      in: goldens, sources, showcases: Set(showcases.map(\.name)), unclaimed: kept.unclaimed)
    var inventory = ValueInventory()
    for path in try valueFiles(in: sources) {
      guard let golden = path.value, owners.knows(golden) else { continue }
      inventory.goldens.append(path)
      switch try owners.ownership(of: path, golden) {
      case .owned: continue
      case .unowned(let reason): inventory.unowned.append(UnownedValue(path: path, reason: reason))
      case .unclaimed(let test): inventory.unclaimed.append(UnclaimedValue(path: path, test: test))
      }
    }
    for path in kept.waiting {
      guard let golden = path.value else { continue }
      switch try owners.ownership(of: path, golden) {
      case .owned: continue
      case .unowned: inventory.unownedPending.insert(path)
      case .unclaimed: inventory.unclaimedPending.insert(path)
      }
    }
    return withoutShared(inventory)
  }

  private func valueFiles(in sources: PackageSources) throws(Diagnostic) -> [GoldenPath] {
    var files = try goldens.accepted.files()
    for folder in sources.goldenFolders { files += try goldens.accepted.files(below: folder) }
    return files.sorted()
  }

  /// Leaves out files that another golden, which stays, is by a link.
  private func withoutShared(_ inventory: ValueInventory) -> ValueInventory {
    let (unowned, unclaimed) = (inventory.unowned.map(\.path), inventory.unclaimed.map(\.path))
    guard !unowned.isEmpty || !unclaimed.isEmpty else { return inventory }
    let staying = files(of: Set(inventory.goldens).subtracting(unowned))
    let owned = files(of: Set(inventory.goldens).subtracting(unowned + unclaimed))
    var rest = inventory
    rest.unowned.removeAll { isIn(staying, $0.path) }
    rest.unclaimed.removeAll { isIn(owned, $0.path) }
    return rest
  }

  private func files(of paths: Set<GoldenPath>) -> Set<String> {
    Set(paths.compactMap { GoldenFolder.resolved(goldens.accepted.absolute($0)) })
  }

  private func isIn(_ files: Set<String>, _ path: GoldenPath) -> Bool {
    GoldenFolder.resolved(goldens.accepted.absolute(path)).map(files.contains) == true
  }
}
