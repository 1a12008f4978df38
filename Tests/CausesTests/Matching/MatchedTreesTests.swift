import Expectations
import RenderTree
import Storyboards
import Testing

@testable import Causes

@Suite struct MatchedTreesTests {
  private func matched(_ golden: String, _ actual: String) throws -> MatchedTrees {
    MatchedTrees(try Scenes.tree(golden), try Scenes.tree(actual))
  }

  @Test func `a text that is there once leads to the views that it is in`() throws {
    let trees = try matched(
      """
      UIView
        UIView (0 0; 390 44)
        UIView (0 44; 390 44)
          UILabel "Sync"
      """,
      """
      UIView
        UIView (0 20; 390 44)
          UILabel "Sync"
        UIView (0 0; 390 1)
      """)
    // The golden's second view is now the first, and the first one is the other.
    expectEqual(trees.destinations, [0, 3, 1, 2])
  }

  @Test func `an identifier leads up as far as classes and identifiers are the same`() throws {
    let trees = try matched(
      """
      UIView
        UIView
          UIStackView #a
            UILabel #x
        UIView
      """,
      """
      UIView
        UIView
        UIView
          UIStackView #b
            UILabel #x
      """)
    expectEqual(trees.destinations[3], 4)
    expectNil(trees.destinations[2])
  }

  @Test func `a node of another class is the same node, and what else changed is found`() throws {
    let trees = try matched(
      """
      UIView
        UIButton "OK" (0 0; 80 44)
      """,
      """
      UIView
        GoButton "OK" (0 0; 90 44)
      """)
    expectEqual(trees.destinations, [0, 1])
    expectEqual(trees.classes, [1: "GoButton"])
    expectEqual(trees.after.nodes[1].type, "UIButton")
  }

  @Test func `roots of two classes are one node`() throws {
    expectEqual(try matched("UIWindow", "AppWindow").classes, [0: "AppWindow"])
  }

  @Test func `rows with nothing in common are not one row, and rows with a text in common are`() throws {
    let list = { (text: String, identifier: String) in
      """
      UITableView content=(390 900)
        ToggleCell
          UILabel "\(text)"
          UISwitch #\(identifier)
      """
    }
    expectNil(try matched(list("Block Web fonts", "fonts"), list("Block trackers", "social")).destinations[1])
    expectEqual(try matched(list("Fonts", "fonts"), list("Fonts", "webFonts")).destinations, [0, 1, 2, 3])
    expectEqual(try matched(list("Fonts", "fonts"), list("Web", "fonts")).destinations, [0, 1, 2, 3])
  }
}
