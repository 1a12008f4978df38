import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UIApplicationShortcutItemTests {
  @Test func `An application keeps the quick actions of its icon`() {
    let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
    UIApplication().run {
      expectNil(UIApplication.shared.shortcutItems)
      UIApplication.shared.shortcutItems = [item]
      expectEqual(UIApplication.shared.shortcutItems, [item])
      UIApplication.shared.shortcutItems = nil
      expectNil(UIApplication.shared.shortcutItems)
    }
    expectNil(UIApplication().run { UIApplication.shared.shortcutItems })
  }

  @Test func `An action that can be changed keeps every change`() {
    let item = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New")
    expectStored(\.type, of: item, from: "new", to: "open")
    expectStored(\.localizedTitle, of: item, from: "New", to: "Open")
    expectStored(\.localizedSubtitle, of: item, from: nil, to: "The last one")
    expectNil(item.icon)
    item.icon = UIApplicationShortcutIcon(type: .search)
    expectEqual(item.icon?.name, "search")
    expectNil(item.userInfo)
    item.userInfo = ["page": "7" as NSString]
    expectEqual(item.userInfo?["page"] as? NSString, "7")
    expectNil(item.targetContentIdentifier)
    item.targetContentIdentifier = "letter"
    expectEqual(item.targetContentIdentifier as? String, "letter")
  }

  @Test func `A changed action is performed with its new values`() {
    final class Delegate: UIApplicationDelegate {
      let log = Log()
      func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
      ) {
        log.add(shortcutItem.type)
        completionHandler(true)
      }
    }
    let (delegate, item) = (Delegate(), UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New"))
    UIApplication().run {
      UIApplication.shared.launch(delegate)
      item.type = "open"
      expectTrue(UIApplication.shared.perform(item))
    }
    expectEqual(delegate.log.lines, ["open"])
  }
}
