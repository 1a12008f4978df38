import ChromeUI
import Expectations
import HeadlessUIKit
import Testing

@Suite @MainActor struct SideSwipeBubbleViewTests {
  private func onScreen(
    _ direction: UISemanticContentAttribute = .unspecified,
    do body: (SideSwipeBubbleView, _ reasons: () -> [SideSwipeBubbleView.DismissalReason]) throws -> Void
  ) rethrows {
    try UIApplication(device: .iPhone, orientation: .portrait).run {
      let (hint, window) = (SideSwipeBubbleView(text: "Swipe", arrowDirection: .up), UIWindow())
      var reasons: [SideSwipeBubbleView.DismissalReason] = []
      hint.semanticContentAttribute = direction
      hint.didDismiss = { reasons.append($0) }
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      hint.frame = window.bounds
      window.rootViewController?.view.addSubview(hint)
      hint.startAnimation()
      try body(hint) { reasons }
    }
  }

  @Test
  func `After three cycles it goes away by itself, once; between two the application is idle and it shows`() {
    onScreen { hint, reasons in
      UIApplication.shared.runLoop.advance(by: 9)
      expectNotNil(hint.superview)
      UIApplication.shared.runLoop.advance(by: 2)
      expectNil(hint.superview)
      expectEqual(reasons(), [.timedOut])
      UIApplication.shared.runLoop.advance(by: 20)
      expectEqual(reasons(), [.timedOut])
    }
    onScreen { hint, reasons in
      UIApplication.shared.settle()
      expectNotNil(hint.superview)
      expectEqual(reasons(), [])
    }
  }

  @Test func `The finger moves by half the screen, away from where a line begins`() {
    forEachRow([(UISemanticContentAttribute.forceLeftToRight, 215.0), (.forceRightToLeft, 135.0)]) {
      (direction: UISemanticContentAttribute, end: CGFloat) in
      try onScreen(direction) { hint, _ in
        UIApplication.shared.runLoop.advance(by: 1)
        let finger = try #require(hint.subviews.first { $0.bounds.size == CGSize(width: 40, height: 40) })
        expectEqual(finger.frame.minX, end)
      }
    }
  }

  @Test func `The button takes it away at once, and nothing times out later`() throws {
    try onScreen { hint, reasons in
      UIApplication.shared.runLoop.advance(by: 1)
      let button = try #require(hint.descendants(UIButton.self).first)
      expectEqual(button.accessibilityIdentifier, "kSideSwipeBubbleViewDismissButtonAXId")
      button.sendActions(for: .touchUpInside)
      expectEqual(reasons(), [.tappedClose])
      UIApplication.shared.runLoop.advance(by: 20)
      expectNil(hint.superview)
      expectEqual(reasons(), [.tappedClose])
    }
  }
}
