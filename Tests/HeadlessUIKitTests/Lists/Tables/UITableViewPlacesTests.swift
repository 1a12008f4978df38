import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UITableViewPlacesTests {
  let roster = Roster((0..<100).map { "row \($0)" })

  @Test
  func `A row is scrolled to its position, no further than the content goes, and takes its time if animated`()
  {
    forEachRow(
      [
        (UITableView.ScrollPosition.top, 50, 1000), (.middle, 50, 960), (.bottom, 50, 920), (.none, 50, 920),
        (.none, 2, 0), (.top, 99, 1900), (.bottom, 0, 0),
      ] as [(UITableView.ScrollPosition, Int, CGFloat)]
    ) { position, row, expected in
      UIApplication().run {
        let table = roster.table()
        mount(table)
        table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
        expectEqual(table.contentOffset.y, expected)
      }
    }
    UIApplication().run {
      let table = roster.table()
      mount(table)
      table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: true)
      expectEqual(table.contentOffset.y, 0)
      UIApplication.shared.settle()
      expectEqual(table.contentOffset.y, 1000)
      expectEqual(table.visibleTexts.first, "row 50")
    }
  }

  @Test func `Scrolling to a row that does not exist is an error`() {
    forEachRow([
      (IndexPath(row: 100, section: 0), "out-of-bounds row (100) when there are only 100 rows in section 0"),
      (IndexPath(row: 0, section: 3), "out-of-bounds section (3) when there are only 1 sections"),
    ]) { path, words in
      UIApplication().run {
        var raised: [UIException] = []
        UIApplication.shared.exceptionHandler = { raised.append($0) }
        let table = roster.table()
        mount(table)
        table.scrollToRow(at: path, at: .top, animated: false)
        expectEqual(raised.first?.reason.contains(words), true)
        expectEqual(table.contentOffset.y, 0)
      }
    }
  }

  @Test func `Rows and sections report where they lie`() {
    UIApplication().run {
      let roster = Roster(["a", "b"], ["c"], titles: [nil, "Second"])
      let table = roster.table()
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 12))
      mount(table)
      expectEqual(
        table.rectForRow(at: IndexPath(row: 1, section: 0)), CGRect(x: 0, y: 20, width: 200, height: 20))
      expectEqual(table.rect(forSection: 1), CGRect(x: 0, y: 40, width: 200, height: 48))
      expectEqual(table.rectForHeader(inSection: 1), CGRect(x: 0, y: 40, width: 200, height: 28))
      expectEqual(table.rectForRow(at: IndexPath(row: 5, section: 0)), .zero)
      expectEqual(
        table.indexPathsForRows(in: CGRect(x: 0, y: 30, width: 1, height: 50))?.map(\.section), [0, 1])
      expectEqual(table.tableFooterView?.frame, CGRect(x: 0, y: 88, width: 200, height: 12))
      expectEqual(table.contentSize.height, 100)
    }
  }

  @Test func `Of a thousand rows about a screenful has cells`() {
    UIApplication().run {
      let roster = Roster((0..<1000).map(String.init))
      let table = roster.table(height: 400)
      table.rowHeight = 44
      mount(table)
      expectEqual(roster.log.lines.count, 10)
      table.scrollToRow(at: IndexPath(row: 999, section: 0), at: .bottom, animated: false)
      expectEqual(table.visibleTexts.last, "999")
      #expect(roster.log.lines.count <= 20)
    }
  }

  @Test func `A row without a height is as high as its cell wants, by constraints or by size`() {
    final class Source: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if indexPath.row == 0 {
          let content = ConstrainedView(height: 70)
          cell.contentView.addSubview(content)
          NSLayoutConstraint.activate(content.fills(cell.contentView.layoutMarginsGuide))
        } else if indexPath.row == 1 {
          cell.textLabel?.numberOfLines = 0
          cell.textLabel?.text = String(repeating: "many words ", count: 20)
        }
        return cell
      }
    }
    UIApplication().run {
      let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), Source())
      table.contentInsetAdjustmentBehavior = .never
      table.dataSource = source
      mount(table)
      let heights = table.visibleCells.map(\.bounds.height)
      expectEqual(heights[0], CGFloat(92))
      #expect(heights[1] > 100)
      expectEqual(heights[2], 44)
      expectEqual(table.visibleCells[1].frame.minY.rounded(), 92)
      #expect(abs(table.contentSize.height - heights.reduce(0, +)) < 0.001)
    }
  }

  @Test func `Cells are reported about before they are shown and after they were`() {
    final class Delegate: UITableViewDelegate {
      let log = Log()
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) {
        log.add("will \(indexPath.row) \(cell.superview == nil)")
      }
      func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) {
        log.add("did end \(indexPath.row)")
      }
    }
    UIApplication().run {
      let (table, delegate) = (roster.table(), Delegate())
      table.delegate = delegate
      mount(table)
      expectEqual(delegate.log.take(), (0..<5).map { "will \($0) true" })
      table.contentOffset.y = 20
      UIApplication.shared.settle()
      expectEqual(delegate.log.lines, ["did end 0", "will 5 true"])
    }
  }
}
