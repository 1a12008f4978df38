import ChromeUI
import Expectations
import HeadlessUIKit
import Testing

@Suite @MainActor struct InfobarBannerViewControllerTests {
  /// Records the calls.
  private final class Log: InfobarBannerDelegate {
    var requests: [String] = []

    func bannerInfobarButtonWasPressed() { requests.append("button") }
    func presentInfobarModalFromBanner() { requests.append("modal") }
    func dismissInfobarBannerForUserInteraction(_ userInitiated: Bool) { requests.append("dismiss") }
    func infobarBannerWasDismissed() { requests.append("gone") }
  }

  private func onScreen(
    presentsModal: Bool = true, do body: (InfobarBannerViewController, Log, UIWindow) throws -> Void
  ) rethrows {
    try UIApplication(device: .iPhone, orientation: .portrait).run {
      let (banner, log, window) = (InfobarBannerViewController(), Log(), UIWindow())
      banner.delegate = log
      banner.titleText = "Title"
      banner.subtitleText = "Subtitle"
      banner.buttonText = "Accept"
      banner.presentsModal = presentsModal
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      window.rootViewController?.addChild(banner)
      banner.view.frame = CGRect(x: 8, y: 100, width: 374, height: 72)
      window.rootViewController?.view.addSubview(banner.view)
      UIApplication.shared.settle()
      try body(banner, log, window)
    }
  }

  /// Drags the banner upwards; returns how far it had moved before the finger was lifted.
  private func drag(
    _ banner: InfobarBannerViewController, up distance: CGFloat, in window: UIWindow
  ) -> CGFloat {
    let touch = UITouch(in: window, at: CGPoint(x: 100, y: 140))
    window.sendEvent(UIEvent(touches: [touch]))
    for step in 1...10 {
      UIApplication.shared.runLoop.advance(by: 1.0 / 60)
      touch.update(.moved, at: CGPoint(x: 100, y: 140 - distance * CGFloat(step) / 10))
      window.sendEvent(UIEvent(touches: [touch]))
    }
    let moved = 100 - banner.view.frame.minY
    touch.update(.ended, at: touch.location(in: nil))
    window.sendEvent(UIEvent(touches: [touch]))
    UIApplication.shared.settle()
    return moved
  }

  @Test func `Dragged up by more than 15 points it asks to go, else it comes back, and never goes below`() {
    forEachRow([12, 20, 25, 30, 60]) { (distance: CGFloat) in
      onScreen { banner, log, window in
        let moved = drag(banner, up: distance, in: window)
        expectEqual(log.requests, (moved > 15 ? ["dismiss"] : []))
        if moved <= 15 { expectEqual(banner.view.frame.minY, 100) }
      }
    }
    for (distance, requests) in [(12.0, []), (60.0, ["dismiss"])] {
      onScreen { banner, log, window in
        _ = drag(banner, up: distance, in: window)
        expectEqual(log.requests, requests)
      }
    }
    onScreen { banner, log, window in
      expectEqual(drag(banner, up: -60, in: window), 0)
      expectEqual(banner.view.frame.minY, 100)
      expectEmpty(log.requests)
    }
  }

  @Test func `The button and the gear report their taps`() throws {
    try onScreen { banner, log, _ in
      for identifier in ["kInfobarBannerAcceptButtonIdentifier", "kInfobarBannerOpenModalButtonIdentifier"] {
        let button = banner.view.descendants(UIButton.self).first { $0.accessibilityIdentifier == identifier }
        try #require(button).sendActions(for: .touchUpInside)
        UIApplication.shared.settle()
      }
      expectEqual(log.requests, ["button", "modal"])
    }
  }

  @Test
  func `The banner is one element, with an action for each thing that can be done, and a gear for a modal`() {
    onScreen { banner, log, _ in
      expectTrue(banner.view.isAccessibilityElement)
      expectEqual(banner.view.accessibilityLabel, "Title,Subtitle")
      let actions = banner.view.accessibilityCustomActions ?? []
      expectEqual(actions.map(\.name), ["Accept", "Dismiss", "Options"])
      for action in actions { _ = action.actionHandler?(action) }
      expectEqual(log.requests, ["button", "dismiss", "modal"])
    }
    onScreen(presentsModal: false) { banner, _, _ in
      let gear = banner.view.descendants(UIButton.self).first {
        $0.accessibilityIdentifier == "kInfobarBannerOpenModalButtonIdentifier"
      }
      expectEqual(gear?.isHidden, true)
      expectEqual(banner.view.accessibilityCustomActions?.map(\.name), ["Accept", "Dismiss"])
    }
  }

  @Test func `The button is below the texts while they are large, and beside them again after that`() {
    onScreen { banner, _, window in
      let button = banner.view.descendants(UIButton.self).first { $0.currentTitle == "Accept" }
      let former = button?.frameOnScreen
      for category in [.accessibilityExtraLarge, .large] as [UIContentSizeCategory] {
        window.rootViewController?.traitOverrides.preferredContentSizeCategory = category
        UIApplication.shared.settle()
        expectEqual(button?.frameOnScreen == former, category == .large)
      }
    }
  }
}
