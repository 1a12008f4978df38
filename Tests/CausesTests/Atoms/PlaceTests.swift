import Expectations
import RenderTree
import Storyboards
import Testing

@testable import Causes

@Suite struct PlaceTests {
  private func place(_ number: Int, in text: String) throws -> Place {
    FlatTree(try Scenes.tree(text)).place(of: number)
  }

  private let settings = """
    UIWindow
      UIView controller=SettingsViewController
        UITableView content=(390 900)
          ToggleCell
            UISwitch #Sync
            UILabel "Sync"
          UITableViewCell
            UILabel "Other"
    """

  @Test func `the owner is the nearest controller or class of the app's own above`() throws {
    let label = try place(5, in: settings)
    expectEqual(label.owner, "ToggleCell")
    expectEqual(label.path, "UILabel")
    let other = try place(7, in: settings)
    expectEqual(other.owner, "SettingsViewController")
    expectEqual(other.path, "UITableView/UITableViewCell/UILabel")
    expectEqual(try place(0, in: settings).owner, "")
  }

  @Test
  func `a segment is the identifier, the controller, in a list the first identifier inside, or a number`()
    throws
  {
    expectEqual(
      try place(5, in: settings).segments,
      "UIWindow 1/UIView SettingsViewController/UITableView 1/ToggleCell Sync/UILabel 1")
    expectEqual(try place(4, in: settings).segment, "UISwitch Sync")
    expectEqual(try place(6, in: settings).segment, "UITableViewCell 1")
  }

  @Test func `what is counted in a list that is scrolled is unsure, and what has a name is not`() throws {
    expectTrue(try place(7, in: settings).isSure)
    let scrolled = settings.replacing("content=", with: "offset=(0 120) content=")
    expectFalse(try place(7, in: scrolled).isSure)
    expectTrue(try place(5, in: scrolled).isSure)
    let top = settings.replacing("content=", with: "offset=(0 -91) content=")
    expectTrue(try place(7, in: top).isSure)
  }

  @Test func `a class is a kit's by its first letters`() {
    let kits = ["UILabel", "_UIBarBackground", "WKWebView", "MKMapView"]
    for type in kits { expectTrue(RenderNode(type).isOfKit, "\(type)") }
    for type in ["GoButton", "Underline", "UIcon", "Uikit", "_Private"] {
      expectFalse(RenderNode(type).isOfKit, "\(type)")
    }
  }
}
