import Expectations
import RenderTree
import Testing

@testable import Causes

/// Which change follows from which, each rule with a pair of trees: `change < reason`.
@Suite struct StepReasonsTests {
  @Test func `a color follows from the state or style of its node, or of one of three above it`() throws {
    expectEqual(
      try Scenes.told("UIButton color=blue", "UIButton [disabled] color=gray"),
      ["none -> [disabled]", "color=blue -> color=gray < none -> [disabled]"])
    let nested = { (style: String, color: String) in
      """
      UIView style=\(style)
        UIView
          UIView
            UIView color=\(color)
      """
    }
    expectEqual(
      try Scenes.told(nested("a", "red"), nested("b", "blue")),
      ["style=a -> style=b", "color=red -> color=blue < style=a -> style=b"])
    expectEqual(
      try Scenes.told("UIView color=red", "UIView [hidden] color=blue").filter { $0.contains("<") }, [])
  }

  @Test func `a text follows from the texts that it is made of`() throws {
    let told = try Scenes.told(
      """
      UIView
        UILabel "Sync"
        UILabel "Sync settings"
        UIButton label="Sync settings, Sync, off"
      """,
      """
      UIView
        UILabel "Chrome"
        UILabel "Options"
        UIButton label="Options, Chrome, off"
      """)
    expectEqual(
      told.last,
      #"label="Sync settings, Sync, off" -> label="Options, Chrome, off" < "Sync" -> "Chrome" & "Sync settings" -> "Options""#
    )
    // With words in it other than those that changed, it is a separate change.
    let other = try Scenes.told(
      """
      UIView
        UILabel "Sync"
        UIButton label="Sync, off"
      """,
      """
      UIView
        UILabel "Chrome"
        UIButton label="Chrome, on"
      """)
    expectEqual(other.count { $0.contains("<") }, 0)
  }

  @Test func `words that a text gained follow from the node that came with them, numbers from any that came`()
    throws
  {
    let told = try Scenes.told(
      """
      UIView
        ToggleCell label="Ads"
        UILabel "2"
      """,
      """
      UIView
        ToggleCell label="Ads, Some ads note it"
          UILabel "Some ads note it"
        UILabel "3"
      """)
    expectTrue(
      told.contains(#"label="Ads" -> label="Ads, Some ads note it" < added UILabel "Some ads note it""#))
    expectTrue(told.contains(#""2" -> "3" < added UILabel "Some ads note it""#))
  }

  @Test func `all in the container of another screen follows from it, the bar included`() throws {
    let screen = { (controller: String, title: String) in
      """
      UIWindow
        UIView controller=UINavigationController
          UIView controller=\(controller)
            UILabel "\(title)"
          UINavigationBar
            UILabel #title "\(title)!"
      """
    }
    let told = try Scenes.told(screen("A", "one"), screen("B", "two"))
    expectEqual(told.filter { !$0.contains("<") }, ["A -> B"])
    expectEqual(told.count, 3)
  }

  @Test func `what a list holds follows from its rows, and its offset from what it holds`() throws {
    let told = try Scenes.told(
      """
      UITableView (0 0; 100 100) offset=(0 20) content=(100 120)
        UIView #a (0 0; 100 60)
        UIView #b (0 60; 100 60)
      """,
      """
      UITableView (0 0; 100 100) offset=(0 50) content=(100 150)
        UIView #a (0 0; 100 90)
        UIView #b (0 90; 100 60)
      """)
    expectEqual(told.filter { !$0.contains("<") }, ["30 taller"])
    expectEqual(told.count, 3)
  }

  @Test func `an offset that is farther than anything explains is a change of its own`() throws {
    let list = { (offset: Int, height: Int) in
      """
      UIScrollView (0 0; 100 100) offset=(0 \(offset)) content=(100 900)
        UIView (0 0; 100 \(height))
      """
    }
    expectEqual(
      try Scenes.told(list(0, 20), list(500, 30)).filter { !$0.contains("<") },
      ["offset=(0 0) -> offset=(0 500)", "10 taller"])
  }
}
