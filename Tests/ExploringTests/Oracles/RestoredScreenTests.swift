import Expectations
import RenderTree
import Testing

@testable import Exploring

@Suite struct RestoredScreenTests {
  private func screen(_ children: RenderNode...) -> RenderNode { RenderNode("UIWindow", children: children) }

  private func label(_ text: String, id: String? = nil) -> RenderNode {
    RenderNode("UILabel", identifier: id, text: text)
  }

  private func list(offset: Double, _ text: String) -> RenderNode {
    RenderNode(
      "UIScrollView", attributes: [RenderAttribute("offset", .numbers([0, offset]))], children: [label(text)])
  }

  @Test func `Equal screens do not differ, nor does what scrolled`() {
    expectNil(RestoredScreen(before: screen(label("a")), after: screen(label("a"))).difference)
    expectNil(
      RestoredScreen(before: screen(list(offset: 8, "a")), after: screen(list(offset: 0, "b"))).difference)
  }

  @Test func `The first node that differs is named, the innermost one of several`() {
    let rows: [(before: RenderNode, after: RenderNode, node: String, words: String)] = [
      (screen(label("1")), screen(label("0")), "UILabel", #"was UILabel "1" and is UILabel "0""#),
      (
        screen(label("1", id: "count")), screen(label("0", id: "count")), "UILabel #count",
        #"was UILabel #count "1" and is UILabel #count "0""#
      ),
      (screen(label("a"), label("b")), screen(label("a")), #"UILabel "b""#, #"is gone: UILabel "b""#),
      (screen(label("a")), screen(label("b"), label("a")), #"UILabel "b""#, #"is new: UILabel "b""#),
      (screen(label("a")), screen(label("a"), label("a")), "UIWindow", "has 2 parts, and had 1"),
      (
        screen(list(offset: 8, "a")), screen(list(offset: 8, "b")), "UILabel",
        #"was UILabel "a" and is UILabel "b""#
      ),
    ]
    forEachRow(rows) { row in
      let difference = RestoredScreen(before: row.before, after: row.after).difference
      expectEqual(difference?.node, row.node)
      expectEqual(difference?.words, row.words)
    }
  }

  @Test func `What a person cannot see is not compared`() {
    var hidden = label("hidden")
    hidden.states = ["hidden"]
    expectNil(RestoredScreen(before: screen(label("a")), after: screen(hidden, label("a"))).difference)
    var (short, long) = (list(offset: 0, "a"), list(offset: 0, "a"))
    short.attributes.append(RenderAttribute("content", .numbers([390, 600])))
    long.attributes.append(RenderAttribute("content", .numbers([390, 640])))
    expectNil(RestoredScreen(before: screen(short), after: screen(long)).difference)
  }

  @Test func `Rows that move together are as before if the list is longer or shorter above them`() {
    func list(length: Double, rows: [Double]) -> RenderNode {
      let rows = rows.map { RenderNode("Row", frame: RenderFrame(x: 0, y: $0, width: 390, height: 44)) }
      return RenderNode(
        "UITableView", attributes: [RenderAttribute("content", .numbers([390, length]))], children: rows)
    }
    let before = screen(list(length: 600, rows: [200, 244]))
    func difference(_ after: RenderNode) -> RestoredScreen.Difference? {
      RestoredScreen(before: before, after: screen(after)).difference
    }
    expectNil(difference(list(length: 602, rows: [202, 246])))
    expectEqual(
      difference(list(length: 602, rows: [202, 250]))?.words,
      "was Row (0 244; 390 44) and is Row (0 248; 390 44)")
    expectEqual(
      difference(list(length: 600, rows: [202, 246]))?.words,
      "was Row (0 200; 390 44) and is Row (0 202; 390 44)")
  }

  @Test func `More rows at the edges of a long list are not compared, and rows in the middle are`() {
    func list(_ names: [String], length: Double = 900) -> RenderNode {
      let rows = names.map {
        RenderNode("Row", identifier: $0, frame: RenderFrame(x: 0, y: 0, width: 9, height: 9))
      }
      return RenderNode(
        "UITableView", frame: RenderFrame(x: 0, y: 0, width: 390, height: 600),
        attributes: [RenderAttribute("content", .numbers([390, length]))], children: rows)
    }
    func words(_ after: RenderNode) -> String? {
      RestoredScreen(before: screen(list(["a", "b", "c"])), after: screen(after)).difference?.words
    }
    expectNil(words(list(["b", "c"], length: 890)))
    expectNil(words(list(["a", "b", "c", "d"], length: 890)))
    expectEqual(words(list(["a", "c"])), "is gone: Row #b (0 0; 9 9)")
    // All rows of a short list are in sight.
    expectEqual(words(list(["a", "b"], length: 400)), "is gone: Row #c (0 0; 9 9)")
  }

  @Test func `Menus, swiped rows, and bars over what scrolled are not compared`() {
    let menu = RenderNode("UIContextMenuListView")
    expectNil(RestoredScreen(before: screen(label("a"), menu), after: screen(label("a"))).difference)
    let table = RenderNode("UITableView", children: [label("a")])
    var swiped = table
    swiped.children.append(RenderNode("UISwipeActionPullView"))
    expectNil(RestoredScreen(before: screen(swiped), after: screen(table)).difference)
    let bar = RenderNode("UINavigationBar", children: [RenderNode("_UIBarBackground")])
    func difference(to offset: Double) -> RestoredScreen.Difference? {
      RestoredScreen(
        before: screen(list(offset: 8, "a"), bar),
        after: screen(list(offset: offset, "a"), RenderNode(bar.type))
      ).difference
    }
    expectNil(difference(to: 0))
    expectEqual(difference(to: 8)?.words, "is gone: _UIBarBackground")
  }

  @Test func `A node whose text differs is named without it, and others are named by theirs`() {
    var clock = label("12:01")
    clock.states = ["disabled"]
    let screens = [screen(label("12:00"), label("b")), screen(label("12:01"), label("b"))]
    expectEqual(RestoredScreen(before: screens[0], after: screens[1]).difference?.node, "UILabel 1")
    let other = screen(clock, label("b"))
    expectEqual(RestoredScreen(before: screens[1], after: other).difference?.node, #"UILabel "12:01""#)
  }

  @Test func `A node around others is named only if none of them differs`() {
    var before = screen(label("a"))
    before.frame = RenderFrame(x: 0, y: 0, width: 10, height: 10)
    var after = screen(label("a"))
    after.frame = RenderFrame(x: 0, y: 0, width: 20, height: 10)
    expectEqual(RestoredScreen(before: before, after: after).difference?.node, "UIWindow")
  }
}
