import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UITableViewTests {
  let roster = Roster((0..<100).map { "row \($0)" })

  @Test func `Only visible rows have cells, which scrolling takes from those that went out of sight`() {
    UIApplication().run {
      let table = roster.table()
      mount(table)
      expectEqual(table.visibleTexts, (0..<5).map { "row \($0)" })
      expectEqual(table.contentSize, CGSize(width: 200, height: 2000))
      expectEqual(roster.log.lines.count, 5)
      expectNil(table.cellForRow(at: IndexPath(row: 5, section: 0)))
    }
    UIApplication().run {
      let table = roster.table()
      mount(table)
      let former = Set(identities(table.visibleCells))
      table.contentOffset.y = 1000
      UIApplication.shared.settle()
      expectEqual(table.visibleTexts, (50..<55).map { "row \($0)" })
      expectEqual(Set(identities(table.visibleCells)), former)
      expectTrue(table.visibleCells.allSatisfy { ($0 as? NameCell)?.reuses == 1 })
      table.contentOffset.y = 1010
      UIApplication.shared.settle()
      expectEqual(table.indexPathsForVisibleRows?.map(\.row), Array(50...55))
    }
  }

  /// A table, and a field in its first row that is edited.
  private func edited() -> (table: UITableView, cell: UITableViewCell, field: UITextField) {
    let table = roster.table()
    mount(table)
    let (cell, field) = (table.visibleCells[0], UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
    cell.contentView.addSubview(field)
    field.becomeFirstResponder()
    return (table, cell, field)
  }

  @Test func `A cell in which something is edited stays out of sight until that ends`() {
    UIApplication().run {
      let (table, cell, field) = edited()
      for offset in [1000, 0, 1000] as [CGFloat] {
        table.contentOffset.y = offset
        UIApplication.shared.settle()
        expectTrue(field.isFirstResponder)
        expectEqual(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell, offset == 0)
        expectEqual(table.visibleCells.count, 5)
        expectEqual(cell.frame.minY, 0)
      }
      field.resignFirstResponder()
      table.contentOffset.y = 1020
      UIApplication.shared.settle()
      expectNil(cell.window)
    }
    UIApplication().run {
      let (table, cell, field) = edited()
      table.contentOffset.y = 1000
      UIApplication.shared.settle()
      table.reloadData()
      UIApplication.shared.settle()
      expectNil(cell.window)
      expectFalse(field.isFirstResponder)
    }
  }

  @Test
  func `Cells are below each other at the width of the table, 44 points high unless they have a height`() {
    UIApplication().run {
      roster.heights[IndexPath(row: 1, section: 0)] = 35
      let table = roster.table()
      mount(table)
      expectEqual(table.visibleCells.map(\.frame.minY), [0, 20, 55, 75, 95])
      expectEqual(table.visibleCells.map(\.frame.height), [20, 35, 20, 20, 20])
      expectTrue(table.visibleCells.allSatisfy { $0.frame.width == 200 })
    }
    UIApplication().run {
      let table = roster.table()
      table.rowHeight = UITableView.automaticDimension
      mount(table)
      expectEqual(table.visibleCells.first?.frame.height, 44)
    }
  }

  @Test func `Sections have headers where there is a title, and a table header is above the first row`() {
    UIApplication().run {
      let roster = Roster(["a"], ["b"], ["c"], titles: ["First", nil, "Third"])
      let table = roster.table(height: 300)
      mount(table)
      let headers = table.subviews.compactMap { $0 as? UITableViewHeaderFooterView }
      expectEqual(headers.map { $0.textLabel?.text }, ["First", "Third"])
      expectEqual(headers.map(\.frame.minY), [0, 68])
      expectEqual(table.visibleCells.map(\.frame.minY), [28, 48, 96])
      expectEqual(headers.first?.textLabel?.accessibilityTraits.contains(.header), true)
    }
    UIApplication().run {
      let table = roster.table()
      let header = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 30))
      table.tableHeaderView = header
      mount(table)
      expectEqual(header.frame, CGRect(x: 0, y: 0, width: 200, height: 30))
      expectEqual(table.visibleCells.first?.frame.minY, 30)
      table.tableHeaderView = nil
      UIApplication.shared.settle()
      expectNil(header.superview)
      expectEqual(table.visibleCells.first?.frame.minY, 0)
    }
  }

  @Test func `Reloading asks for everything anew, and forgets the selection`() {
    UIApplication().run {
      let table = roster.table()
      mount(table)
      let former = Set(identities(table.visibleCells))
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      roster.sections = [["only"]]
      table.reloadData()
      UIApplication.shared.settle()
      expectEqual(table.visibleTexts, ["only"])
      expectNil(table.indexPathForSelectedRow)
      expectEqual(table.visibleCells.first?.isSelected, false)
      #expect(former.isSuperset(of: identities(table.visibleCells)))
    }
  }

  @Test func `A table reports what is where, and is empty without a data source`() {
    UIApplication().run {
      let roster = Roster(["a", "b"], ["c"], titles: [nil, "Second"])
      let table = roster.table()
      mount(table)
      expectEqual(table.numberOfSections, 2)
      expectEqual(table.numberOfRows(inSection: 0), 2)
      expectEqual(table.indexPathForRow(at: CGPoint(x: 10, y: 19)), IndexPath(row: 0, section: 0))
      expectEqual(table.indexPathForRow(at: CGPoint(x: 10, y: 20)), IndexPath(row: 1, section: 0))
      expectNil(table.indexPathForRow(at: CGPoint(x: 10, y: 50)))
      expectNil(table.indexPathForRow(at: CGPoint(x: 10, y: 90)))
      let path = IndexPath(row: 0, section: 1)
      expectEqual(table.cellForRow(at: path).flatMap(table.indexPath), path)
    }
    UIApplication().run {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), style: .grouped)
      mount(table)
      expectEqual(table.numberOfSections, 0)
      expectEmpty(table.visibleCells)
    }
  }

  @Test func `Rows begin below bars, and in landscape their texts keep away from the sensors`() throws {
    UIApplication().run {
      let controller = UIViewController()
      let table = roster.table()
      table.frame = controller.view.bounds
      controller.view.addSubview(table)
      let window = mount(controller)
      expectEqual(table.contentOffset.y, -47)
      expectEqual(table.visibleCells.first?.convert(.zero, to: window), CGPoint(x: 0, y: 47))
      expectEqual(table.adjustedContentInset.bottom, 34)
    }
    try UIApplication(orientation: .landscapeLeft).run {
      let controller = UIViewController()
      let table = roster.table()
      table.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
      controller.view.addSubview(table)
      let window = mount(controller)
      let cell = try #require(table.visibleCells.first)
      expectEqual(cell.convert(cell.bounds, to: window), CGRect(x: 0, y: 0, width: 844, height: 20))
      let content = cell.contentView
      expectEqual(content.frame, CGRect(x: 47, y: 0, width: 750, height: 20))
      #expect(try #require(cell.textLabel).frame.minX >= UITableViewCellLayout.margin)
      cell.accessoryType = .detailButton
      cell.layoutIfNeeded()
      expectEqual(content.frame.maxX, 759)
      expectEqual(cell.detailButton?.frame.maxX, 797)
    }
  }

  @Test func `An identifier that is not registered gives no cell, and traps where a cell must be`() async {
    let table = UITableView(frame: .zero, style: .plain)
    expectNil(table.dequeueReusableCell(withIdentifier: "unknown"))
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = UITableView(frame: .zero, style: .plain)
        _ = table.dequeueReusableCell(withIdentifier: "unknown", for: IndexPath(row: 0, section: 0))
      }
    }
  }

  @Test func `A data source that lays the table out gets one cell for each row`() {
    final class Owner: NSObject, UITableViewDataSource {
      private var isLayingOut = false

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if !isLayingOut {
          isLayingOut = true
          tableView.setNeedsLayout()
          tableView.layoutIfNeeded()
          isLayingOut = false
        }
        return UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    UIApplication().run {
      let owner = Owner()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), style: .plain)
      (table.rowHeight, table.dataSource) = (20, owner)
      mount(table)
      table.layoutIfNeeded()
      expectEqual(table.subviews.count { $0 is UITableViewCell }, 3)
    }
  }
}
