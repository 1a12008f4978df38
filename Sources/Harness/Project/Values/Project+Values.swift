import Diagnostics
import GoldenFiles
import ShowcaseKit
import Storyboards

extension Project {
  /// Finds the goldens of values, and those that no test owns.
  ///
  /// A golden is owned if its test file declares its test, and no run of the test went without asserting it.
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
      in: goldens.accepted, sources, showcases: Set(showcases.map(\.name)), unclaimed: kept.unclaimed)
    var inventory = ValueInventory()
    for path in try valueFiles(in: sources) {
      guard let golden = path.value, owners.knows(golden) else { continue }
      inventory.goldens.append(path)
      guard let reason = try owners.reason(path, golden) else { continue }
      inventory.unowned.append(UnownedValue(path: path, reason: reason))
    }
    for path in kept.waiting {
      guard let golden = path.value, try owners.reason(path, golden) != nil else { continue }
      inventory.unownedPending.insert(path)
    }
    inventory.unowned = withoutShared(inventory)
    return inventory
  }

  private func valueFiles(in sources: PackageSources) throws(Diagnostic) -> [GoldenPath] {
    var files = try goldens.accepted.files()
    for folder in sources.goldenFolders { files += try goldens.accepted.files(below: folder) }
    return files.sorted()
  }

  /// Leaves out files that another golden, which has an owner, is by a link.
  private func withoutShared(_ inventory: ValueInventory) -> [UnownedValue] {
    guard !inventory.unowned.isEmpty else { return [] }
    let unowned = Set(inventory.unowned.map(\.path))
    let used = Set(
      inventory.goldens.filter { !unowned.contains($0) }.compactMap {
        GoldenFolder.resolved(goldens.accepted.absolute($0))
      })
    return inventory.unowned.filter { value in
      GoldenFolder.resolved(goldens.accepted.absolute(value.path)).map(used.contains) != true
    }
  }
}
