import Expectations
import FocusModel
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct SafariInstructionsViewControllerTests {
  private func comeBack() {
    UIApplication.shared.sendToBackground()
    UIApplication.shared.bringToForeground()
    UIApplication.shared.settle()
  }

  @Test func `The instructions disappear when the user returns after enabling the blocker, and not before`()
    throws
  {
    let detector = DetectorDouble()
    try onStack {
      SafariInstructionsViewController(product: .klar, detector: detector)
    } do: { screen, stack in
      expectTrue(screen.view.labels.contains { $0.text == "Firefox Klar is not enabled." })
      comeBack()
      #expect(stack.topViewController === screen)
      detector.isEnabled = true
      comeBack()
      expectEqual(stack.viewControllers.count, 1)
    }
  }

  @Test func `Instructions that appear twice ask once, and no longer after they disappear`() throws {
    let detector = DetectorDouble()
    try onStack {
      SafariInstructionsViewController(product: .focus, detector: detector)
    } do: { screen, stack in
      screen.viewWillDisappear(true)
      screen.viewWillAppear(true)
      comeBack()
      expectEqual(detector.questions, 1)
      stack.pushViewController(UIViewController(), animated: false)
      UIApplication.shared.settle()
      comeBack()
      expectEqual(detector.questions, 1)
    }
    do {
      let detector = DetectorDouble(isEnabled: true)
      try onStack {
        SafariInstructionsViewController(product: .focus, detector: detector)
      } do: { _, stack in
        stack.pushViewController(UIViewController(), animated: false)
        UIApplication.shared.settle()
        comeBack()
        expectEqual(stack.viewControllers.count, 3)
      }
    }
  }
}
