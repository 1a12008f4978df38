import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor
struct UIMenuControllerTests {
  @Test func `The menu is open from its showing to its hiding, and each application has its own`() {
    UIApplication().run {
      let menu = UIMenuController.shared
      menu.showMenu(from: UIView(), rect: CGRect(x: 1, y: 2, width: 3, height: 4))
      expectTrue(menu.isMenuVisible)
      expectEqual(menu.menuFrame, CGRect(x: 1, y: 2, width: 3, height: 4))
      menu.hideMenu()
      expectFalse(menu.isMenuVisible)
    }
    let (first, second) = (UIApplication(), UIApplication())
    let menu = first.run { UIMenuController.shared }
    #expect(first.run { UIMenuController.shared } === menu)
    #expect(second.run { UIMenuController.shared } !== menu)
  }

  @Test func `The former calls open the menu at the rectangle that was set, and close it`() {
    UIApplication().run {
      let menu = UIMenuController.shared
      expectNil(menu.menuItems?.count)
      menu.menuItems = [UIMenuItem(title: "Share", action: Selector("share:"))]
      expectEqual(menu.menuItems?.map(\.title), ["Share"])
      menu.setTargetRect(CGRect(x: 5, y: 6, width: 7, height: 8), in: UIView())
      expectFalse(menu.isMenuVisible)
      menu.setMenuVisible(true, animated: false)
      expectTrue(menu.isMenuVisible)
      expectEqual(menu.menuFrame, CGRect(x: 5, y: 6, width: 7, height: 8))
      menu.setMenuVisible(false, animated: true)
      expectFalse(menu.isMenuVisible)
    }
  }
}
