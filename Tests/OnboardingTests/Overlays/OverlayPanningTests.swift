import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import Onboarding

@Suite @MainActor struct OverlayPanningTests {
  /// Puts a finger onto the first overlay's title and drags it, in two moves.
  ///
  /// - Parameter held: Called while the finger is down.
  private func drag(_ screen: OnboardingViewController, by distance: CGSize, held: () -> Void) throws {
    let window = try #require(screen.view.window)
    let label = screen.compactOverlays[0].contentView.titleLabel
    let start = label.convert(CGPoint(x: 40, y: 10), to: nil)
    let touch = UITouch(in: window, at: start)
    let event = UIEvent(touches: [touch])
    window.sendEvent(event)
    for share in [0.5, 1] {
      touch.update(
        .moved, at: CGPoint(x: start.x + share * distance.width, y: start.y + share * distance.height))
      window.sendEvent(event)
    }
    UIApplication.shared.layoutWindowsIfNeeded()
    held()
    touch.update(
      .ended, at: CGPoint(x: start.x + distance.width, y: start.y + distance.height))
    window.sendEvent(event)
    settle()
  }

  /// The distances that come through: the first 10 points of a drag only begin it.
  @Test func `An overlay follows a finger less and less, and springs back`() {
    forEachRow([
      (CGSize(width: 0, height: 60), CGPoint(x: 0, y: pow(50, 0.95))),
      (CGSize(width: -60, height: 0), CGPoint(x: -pow(50, 0.75), y: 0)),
      (CGSize(width: 0, height: -60), .zero),
    ]) { distance, offset in
      try onScreen(OnboardingViewController(viewModel: OnboardingViewModel(boardTemplate: .planEvent))) {
        screen in
        let overlay = screen.compactOverlays[0]
        let before = overlay.frame
        try drag(screen, by: distance) {
          #expect(overlay.frame.minX.isNear(before.minX + offset.x), "\(distance)")
          #expect(overlay.frame.minY.isNear(before.minY + offset.y), "\(distance)")
        }
        expectTrue(overlay.frame.minX.isNear(before.minX) && overlay.frame.minY.isNear(before.minY))
        expectNil(overlay.tug)
      }
    }
  }
}
