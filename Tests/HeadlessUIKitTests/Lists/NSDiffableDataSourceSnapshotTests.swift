import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct NSDiffableDataSourceSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: (String, [Int])...) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test func `Sections and items come, go and move`() {
    var list = snapshot(("a", [1, 2]), ("b", [3]))
    list.insertSections(["c"], beforeSection: "b")
    list.appendItems([4], toSection: "c")
    list.insertItems([5], afterItem: 1)
    list.insertItems([6], beforeItem: 3)
    list.moveItem(2, afterItem: 3)
    list.moveSection("a", afterSection: "b")
    list.deleteItems([4])
    expectEqual(list.sectionIdentifiers, ["c", "b", "a"])
    expectEqual(list.itemIdentifiers, [6, 3, 2, 1, 5])
    expectEqual(list.itemIdentifiers(inSection: "b"), [6, 3, 2])
    expectEqual(list.sectionIdentifier(containingItem: 5), "a")
    expectEqual(list.indexOfItem(1), 3)
    #expect((list.numberOfItems, list.numberOfSections) == (5, 3))
    list.deleteSections(["b"])
    expectEqual(list.itemIdentifiers, [1, 5])
    list.deleteAllItems()
    expectEqual(list.numberOfSections, 0)
  }

  @Test func `An identifier that there is already is an error`() {
    UIApplication().run {
      var raised: [UIException] = []
      UIApplication.shared.exceptionHandler = { raised.append($0) }
      var list = snapshot(("a", [1, 2]))
      list.appendItems([3, 2])
      list.appendSections(["a"])
      list.appendItems([9], toSection: "unknown")
      expectEqual(list.itemIdentifiers, [1, 2])
      expectEqual(
        raised.map(\.reason),
        [
          "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    2\n)}",
          "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    a\n)}",
          "Invalid parameter not satisfying: section != NSNotFound",
        ])
    }
  }

  @Test func `What changed between snapshots is what a list is reported`() {
    let old = snapshot(("a", [1, 2, 3]), ("b", [4]), ("c", [5]))
    let new = snapshot(("a", [3, 1, 4]), ("c", [5, 6]), ("d", [7]))
    let update = new.update(from: old)
    expectEqual(update.deletedSections, [1])
    expectEqual(update.insertedSections, [2])
    expectEqual(update.deleted, [IndexPath(item: 1, section: 0)])
    expectEqual(update.inserted, [IndexPath(item: 2, section: 0), IndexPath(item: 1, section: 1)])
    expectEqual(update.moved.count, 1)
    expectNil(update.fault(before: [3, 1, 1], after: [3, 2, 1], words: .table))
  }

  @Test func `A table shows each snapshot, and keeps the cells of what stays`() {
    UIApplication().run {
      let table = UITableView(frame: CGRect(x: 0, y: 200, width: 200, height: 300), style: .plain)
      let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(item)"
        return cell
      }
      mount(table)
      source.apply(snapshot(("a", [1, 2, 3]), ("b", [4])))
      UIApplication.shared.settle()
      expectEqual(table.visibleTexts, ["1", "2", "3", "4"])
      let former = table.visibleCells
      var isDone = false
      source.apply(snapshot(("a", [3, 1, 4]))) { isDone = true }
      UIApplication.shared.settle()
      expectTrue(isDone)
      expectEqual(table.visibleTexts, ["3", "1", "4"])
      #expect(table.visibleCells[1] === former[0])
      expectEqual(source.indexPath(for: 4), IndexPath(row: 2, section: 0))
      expectEqual(source.itemIdentifier(for: IndexPath(row: 0, section: 0)), 3)
      var list = source.snapshot()
      list.reloadItems([1])
      source.apply(list, animatingDifferences: false)
      UIApplication.shared.settle()
      #expect(table.visibleCells[1] !== former[0])
      expectEmpty(source.snapshot().reloadedItemIdentifiers)
    }
  }

  @Test func `A collection shows each snapshot`() {
    UIApplication().run {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 200, width: 200, height: 300),
        collectionViewLayout: UICollectionViewFlowLayout())
      let registration = UICollectionView.CellRegistration<PictureCell, Int> { cell, _, item in
        cell.name = "\(item)"
      }
      let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      mount(view)
      source.apply(snapshot(("a", [1, 2, 3])))
      UIApplication.shared.settle()
      let former = view.visibleCells
      source.apply(snapshot(("a", [2, 4])))
      UIApplication.shared.settle()
      expectEqual(view.visibleNames, ["2", "4"])
      #expect(view.visibleCells[0] === former[1])
    }
  }
}
