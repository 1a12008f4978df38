import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIApplicationSettingsTests {
  @Test func `The appearance changes while the application runs`() {
    UIApplication().run {
      let log = Log()
      mount(TraitController("root", log))
      _ = log.take()
      UIApplication.shared.set(userInterfaceStyle: .dark)
      expectEqual(log.take(), ["root light to dark", "root's view light to dark", "root laid out 390"])
      UIApplication.shared.set(userInterfaceStyle: .dark)
      expectEqual(log.take(), [])
    }
  }

  @Test func `Another text size is posted with its name, and reported before`() {
    UIApplication().run {
      let (log, controller) = (Log(), UIViewController())
      mount(controller)
      let token = NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
      ) { note in
        let name = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String ?? "-"
        MainActor.assumeIsolated {
          log.add("\(name) \(UIScreen.main.traitCollection.preferredContentSizeCategory)")
        }
      }
      defer { NotificationCenter.default.removeObserver(token) }
      UIApplication.shared.set(contentSizeCategory: .accessibilityLarge)
      UIApplication.shared.set(contentSizeCategory: .accessibilityLarge)
      expectEqual(log.take(), ["UICTContentSizeCategoryAccessibilityL accessibilityLarge"])
      expectEqual(controller.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
      expectEqual(UIApplication.shared.preferredContentSizeCategory, .accessibilityLarge)
    }
  }

  @Test func `Accessibility settings reach the traits, and the direction of reading lays out every view`() {
    UIApplication().run {
      let view = UIView()
      mount(view)
      var settings = UIApplication.shared.accessibilitySettings
      settings.isBoldTextEnabled = true
      settings.isReduceMotionEnabled = true
      UIApplication.shared.set(accessibilitySettings: settings)
      expectTrue(UIApplication.shared.accessibilitySettings.isReduceMotionEnabled)
      expectEqual(view.traitCollection.legibilityWeight, .bold)
    }
    UIApplication().run {
      let log = Log()
      let controller = TraitController("root", log)
      mount(controller)
      _ = log.take()
      UIApplication.shared.set(layoutDirection: .rightToLeft)
      expectEqual(UIApplication.shared.userInterfaceLayoutDirection, .rightToLeft)
      expectEqual(controller.view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
      expectEqual(log.take().last, "root laid out 390")
    }
  }
}
