import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UITableViewEditingTests {
  /// Rows of 40 points that can be edited and moved, and log what the user did.
  final class Source: UITableViewDataSource, UITableViewDelegate {
    var names = ["a", "b", "c", "d"]
    var style = UITableViewCell.EditingStyle.delete
    var leading: UISwipeActionsConfiguration?
    var trailing: UISwipeActionsConfiguration?
    let log = Log()
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row < 3 }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.add("\(editingStyle) \(indexPath.row)")
      guard editingStyle == .delete else { return }
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
      log.add("move \(source.row) to \(destination.row)")
      names.insert(names.remove(at: source.row), at: destination.row)
    }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing ?? tableView.deletion(ofRowAt: indexPath) }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      log.add("accessory \(indexPath.row)")
    }
  }

  let source = Source()

  private func mounted() -> (table: UITableView, window: UIWindow, fingers: Fingers) {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 400), style: .plain)
    table.rowHeight = 40
    (table.dataSource, table.delegate) = (source, source)
    let window = mount(table)
    return (table, window, Fingers(on: window))
  }

  private func swipe(_ fingers: Fingers, row: Int, by distance: Double) {
    fingers.down(CGPoint(x: 200, y: 120 + 40 * row))
    fingers.drag(by: CGVector(dx: distance), steps: 20)
    fingers.pass(0.2)
    fingers.up()
    UIApplication.shared.settle()
  }

  private func buttons(_ table: UITableView) -> [UIButton] {
    table.subviews.compactMap { $0 as? UISwipeActionPullView }.flatMap(\.subviews)
      .compactMap { $0 as? UIButton }
  }

  private func press(_ button: UIView, _ window: UIWindow) {
    tap(in: window, at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    UIApplication.shared.settle()
  }

  @Test func `Editing moves content in behind controls, for rows that can be edited`() {
    UIApplication().run {
      let (table, _, _) = mounted()
      table.setEditing(true, animated: true)
      UIApplication.shared.settle()
      expectEqual(table.visibleCells.map(\.contentView.frame.minX), [40, 40, 40, 0])
      expectEqual(table.visibleCells.map(\.contentView.frame.maxX), [350, 350, 350, 350])
      expectEqual(table.visibleCells.map(\.editingStyle), [.delete, .delete, .delete, .none])
      table.setEditing(false, animated: true)
      UIApplication.shared.settle()
      expectEqual(table.visibleCells.map(\.contentView.frame.width), [390, 390, 390, 390])
    }
  }

  @Test func `The round control asks for confirmation, which deletes, and that of insertion inserts at once`()
    throws
  {
    try UIApplication().run {
      let (table, window, _) = mounted()
      table.setEditing(true, animated: false)
      UIApplication.shared.settle()
      let control = try #require(table.visibleCells[1].editControl)
      expectEqual(control.accessibilityLabel, "Remove b")
      press(control, window)
      expectEmpty(source.log.lines)
      expectEqual(buttons(table).map(\.currentTitle), ["Delete"])
      press(try #require(buttons(table).first), window)
      expectEqual(source.log.take(), ["delete 1"])
      expectEqual(table.visibleTexts, ["a", "c", "d"])
      expectEmpty(buttons(table))
    }
    try UIApplication().run {
      source.style = .insert
      let (table, window, _) = mounted()
      table.setEditing(true, animated: false)
      UIApplication.shared.settle()
      press(try #require(table.visibleCells[0].editControl), window)
      expectEqual(source.log.lines, ["insert 0"])
    }
  }

  @Test func `A row that is dragged by its handle goes where it is dropped`() {
    UIApplication().run {
      let (table, _, fingers) = mounted()
      table.setEditing(true, animated: false)
      UIApplication.shared.settle()
      fingers.down(CGPoint(x: 370, y: 120))
      fingers.drag(by: CGVector(dy: 80))
      fingers.up()
      UIApplication.shared.settle()
      expectEqual(source.log.lines, ["move 0 to 2"])
      expectEqual(table.visibleTexts, ["b", "c", "a", "d"])
    }
  }

  @Test func `Swiping either way of reading shows a button that deletes, until a tap elsewhere`() throws {
    try UIApplication().run {
      let (table, window, fingers) = mounted()
      swipe(fingers, row: 0, by: -90)
      expectEqual(buttons(table).map(\.currentTitle), ["Delete"])
      expectEqual(buttons(table).map(\.currentTitleColor), [.white])
      expectEqual(buttons(table).map(\.backgroundColor), [.systemRed])
      let button = try #require(buttons(table).first)
      #expect(abs(table.visibleCells[0].frame.minX + button.frame.width) < 1e-9)
      tap(in: window, at: CGPoint(x: 200, y: 300))
      UIApplication.shared.settle()
      expectEmpty(buttons(table))
      expectEqual(table.visibleCells[0].frame.minX, 0)
      expectNil(table.indexPathForSelectedRow)
      swipe(fingers, row: 0, by: -90)
      press(try #require(buttons(table).first), window)
      expectEqual(source.log.lines, ["delete 0"])
      expectEqual(table.visibleTexts, ["b", "c", "d"])
    }
    UIApplication(layoutDirection: .rightToLeft).run {
      let (table, _, fingers) = mounted()
      swipe(fingers, row: 0, by: -90)
      expectEmpty(buttons(table))
      swipe(fingers, row: 0, by: 90)
      expectEqual(buttons(table).map(\.currentTitle), ["Delete"])
    }
  }

  @Test func `A short swipe closes again, a long one runs the first action`() {
    forEachRow([(-30.0, 0), (-300.0, 0)]) { distance, buttonsLeft in
      UIApplication().run {
        let (table, _, fingers) = mounted()
        swipe(fingers, row: 1, by: distance)
        expectEqual(buttons(table).count, buttonsLeft)
        expectEqual(source.log.lines, (distance < -200 ? ["delete 1"] : []))
      }
    }
  }

  @Test func `Rows that cannot be edited are not swiped, and a table scrolls below a finger that goes up`() {
    UIApplication().run {
      let (table, _, fingers) = mounted()
      swipe(fingers, row: 3, by: -90)
      expectEmpty(buttons(table))
      expectNil(table.indexPathForSelectedRow)
      fingers.down(CGPoint(x: 200, y: 120))
      fingers.drag(by: CGVector(dx: 5, dy: -60))
      expectTrue(table.isDragging)
      expectEmpty(buttons(table))
      fingers.up()
    }
  }

  @Test func `Actions of both edges run their handlers`() {
    UIApplication().run {
      let (table, window, fingers) = mounted()
      let log = source.log
      @MainActor func action(_ title: String) -> UIContextualAction {
        UIContextualAction(style: .normal, title: title) { action, _, done in
          log.add("\(action.title ?? "") runs")
          done(true)
        }
      }
      source.leading = UISwipeActionsConfiguration(actions: [action("Read"), action("Flag")])
      source.leading?.performsFirstActionWithFullSwipe = false
      swipe(fingers, row: 0, by: 300)
      expectEqual(buttons(table).map(\.currentTitle), ["Read", "Flag"])
      #expect(table.visibleCells[0].frame.minX > 100)
      press(buttons(table)[1], window)
      expectEqual(log.take(), ["Flag runs"])
      expectEqual(table.visibleCells[0].frame.minX, 0)
      source.trailing = UISwipeActionsConfiguration(actions: [action("More")])
      swipe(fingers, row: 3, by: -300)
      expectEqual(log.take(), ["More runs"])
    }
  }

  @Test func `The button of details reports the delegate`() throws {
    try UIApplication().run {
      let (table, window, _) = mounted()
      table.visibleCells[1].accessoryType = .detailButton
      UIApplication.shared.settle()
      press(try #require(table.visibleCells[1].detailButton), window)
      expectEqual(source.log.lines, ["accessory 1"])
      expectNil(table.indexPathForSelectedRow)
    }
  }

  private final class LongRow: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "A text that fills the whole of one line"
      cell.textLabel?.numberOfLines = 0
      return cell
    }
  }

  @Test func `A row is as high as its text needs beside the controls for editing`() {
    UIApplication().run {
      let source = LongRow()
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 340, height: 400), style: .plain)
      table.dataSource = source
      mount(table)
      UIApplication.shared.settle()
      @MainActor func height() -> CGFloat? { table.visibleCells.first?.frame.height }
      let former = height()
      for isEditing in [true, false] {
        table.setEditing(isEditing, animated: false)
        UIApplication.shared.settle()
        expectEqual(height() == former, !isEditing)
      }
      expectEqual(height(), former)
    }
  }

  @Test func `A row that was swiped aside comes back when the table's width or the text size changes`() {
    let changes: [@MainActor (UITableView, UIWindow) -> Void] = [
      { table, _ in table.frame.size.width = 300 },
      { _, window in window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge },
    ]
    for change in changes {
      UIApplication().run {
        let (table, window, fingers) = mounted()
        swipe(fingers, row: 0, by: -90)
        expectFalse(buttons(table).isEmpty)
        change(table, window)
        UIApplication.shared.settle()
        expectEqual(buttons(table).count, 0)
        expectEqual(table.visibleCells.first?.frame.minX, 0)
      }
    }
  }
}
