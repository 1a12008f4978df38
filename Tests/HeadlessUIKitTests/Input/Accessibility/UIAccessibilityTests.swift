import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIAccessibilityTests {
  @Test func `What is posted is kept by the application, in words`() {
    UIApplication().run {
      let button = UIButton()
      button.setTitle("Save", for: .normal)
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      UIAccessibility.post(notification: .screenChanged, argument: button)
      UIAccessibility.post(notification: .layoutChanged, argument: UIView())
      UIAccessibility.post(notification: .pageScrolled, argument: NSAttributedString(string: "Page 2"))
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
      expectEqual(
        UIApplication.shared.accessibilityNotifications.map(\.description),
        [
          "announcement: Saved", "screenChanged: Save", "layoutChanged: UIView", "pageScrolled: Page 2",
          "layoutChanged",
        ])
    }
    expectEmpty(UIApplication().accessibilityNotifications)
  }

  @Test func `Settings are those of the running application`() {
    expectFalse(UIApplication().run { UIAccessibility.isVoiceOverRunning })
    var settings = AccessibilitySettings()
    (settings.isVoiceOverRunning, settings.isReduceMotionEnabled) = (true, true)
    UIApplication(accessibilitySettings: settings).run {
      #expect(UIAccessibility.isVoiceOverRunning && UIAccessibility.isReduceMotionEnabled)
      expectFalse(UIAccessibility.isBoldTextEnabled)
    }
  }

  @Test func `Escape closes a menu, which alone is met while it is open`() {
    UIApplication().run {
      let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
      button.setTitle("Menu", for: .normal)
      button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
      button.showsMenuAsPrimaryAction = true
      let window = mount(button)
      tap(in: window, at: CGPoint(x: 50, y: 120))
      UIApplication.shared.settle()
      expectEqual(UIAccessibility.elements(in: window).map(\.accessibilityLabel), ["Copy"])
      expectEqual(window.subviews.last?.accessibilityPerformEscape(), true)
      UIApplication.shared.settle()
      expectEqual(UIAccessibility.elements(in: window).map(\.accessibilityLabel), ["Menu"])
    }
  }

  @Test func `A technology is asked to pause and to resume, which does not move the focus`() {
    UIApplication().run {
      let button = UIButton()
      UIAccessibility.post(notification: .screenChanged, argument: button)
      let technologies: [UIAccessibility.AssistiveTechnologyIdentifier] = [
        .notificationVoiceOver, .notificationSwitchControl,
      ]
      for technology in technologies {
        UIAccessibility.post(notification: .pauseAssistiveTechnology, argument: technology)
        UIAccessibility.post(notification: .resumeAssistiveTechnology, argument: technology)
        #expect(UIAccessibility.focusedElement(using: technology) as? UIButton === button)
      }
      expectEqual(
        UIApplication.shared.accessibilityNotifications.dropFirst().map(\.description),
        [
          "pauseAssistiveTechnology: notificationVoiceOver",
          "resumeAssistiveTechnology: notificationVoiceOver",
          "pauseAssistiveTechnology: notificationSwitchControl",
          "resumeAssistiveTechnology: notificationSwitchControl",
        ])
    }
  }
}
