import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import Onboarding

@Suite @MainActor struct OnboardingLayoutTests {
  private static func makeScreen() -> OnboardingViewController {
    OnboardingViewController(viewModel: OnboardingViewModel(boardTemplate: .manageProject))
  }

  @Test func `On a phone the overlays are in a row at the bottom of the board, on a tablet all beside it`()
    throws
  {
    try onScreen(Self.makeScreen()) { screen in
      expectEqual(screen.boardView.frame, CGRect(x: 8, y: 99, width: 374, height: 737))
      for (index, overlay) in screen.compactOverlays.enumerated() {
        expectEqual(overlay.frame.minX, CGFloat(index) * 390)
        expectEqual(overlay.frame.width, 390)
        expectEqual(overlay.frame.maxY, 844)
        #expect(abs(overlay.frame.height - (overlay.contentView.frame.height + 24 + 34)) < 0.01)
        expectFalse(overlay.isHidden)
      }
      expectTrue(screen.regularOverlays.allSatisfy { $0.isHidden })
    }
    try onScreen(Self.makeScreen(), device: .iPad) { screen in
      let board = screen.boardView.frame
      #expect(board.minX == 316 && board.maxX == 820 - 8)
      #expect(board.maxY.isNear(1180 - 8))
      for overlay in screen.regularOverlays {
        #expect(overlay.frame.minX == 8 && overlay.frame.width == 300)
        expectEqual(overlay.frame.minY, board.minY)
        #expect(abs(overlay.frame.height - (overlay.contentView.frame.height + 24)) < 0.01)
        expectFalse(overlay.isHidden)
      }
      expectTrue(screen.compactOverlays.allSatisfy { $0.isHidden })
    }
  }

  @Test
  func `With large letters an overlay takes three fifths of the screen, or is no higher than the board`()
    throws
  {
    forEachRow([VirtualDevice.iPhone, .iPhoneSE]) { device in
      try onScreen(
        Self.makeScreen(), device: device, contentSizeCategory: .accessibilityExtraExtraExtraLarge
      ) { screen in
        for overlay in screen.compactOverlays {
          #expect(abs(overlay.frame.height - 0.6 * screen.view.bounds.height) < 0.01, "\(device)")
          #expect(overlay.scrollView.contentSize.height > overlay.scrollView.bounds.height, "\(device)")
        }
      }
    }
    try onScreen(
      Self.makeScreen(), device: .iPad, contentSizeCategory: .accessibilityExtraExtraExtraLarge
    ) { screen in
      UIApplication.shared.rotate(to: .landscapeLeft)
      settle()
      let board = screen.boardView.frame
      expectTrue(screen.regularOverlays.allSatisfy { $0.frame.height <= board.height + 0.01 })
      expectTrue(screen.regularOverlays.contains { abs($0.frame.height - board.height) < 0.01 })
    }
  }

  @Test func `The keyboard lifts the board, and hides the overlay while it is up, but not on a tablet`()
    throws
  {
    try onScreen(Self.makeScreen()) { screen in
      screen.compactOverlays[0].contentView.goButton.tap()
      #expect(screen.boardView.frame.maxY.isNear(844 - 291 - 8))
      expectEqual(screen.compactOverlays[0].alpha, 0)
      screen.boardView.nameField.resignFirstResponder()
      settle()
      #expect(screen.boardView.frame.maxY.isNear(844 - 8))
      expectEqual(screen.compactOverlays.map(\.alpha), [0, 1, 0, 0])
    }
    try onScreen(Self.makeScreen(), device: .iPad) { screen in
      screen.regularOverlays[0].contentView.goButton.tap()
      expectTrue(UIApplication.shared.keyboard.isShown)
      expectEqual(screen.regularOverlays.map(\.alpha), [1, 0, 0, 0])
    }
  }

  @Test func `No constraint is broken where the keyboard leaves no room for the board`() throws {
    try onScreen(Self.makeScreen()) { screen in
      screen.boardBottom.constant = -900
      settle()
      expectEmpty(screen.view.layoutFaults)
      expectEqual(screen.boardView.frame.height, 0)
    }
  }

  @Test func `The overlays slide by the width of a turned screen`() throws {
    try onScreen(Self.makeScreen(), device: .iPhone) { screen in
      screen.skipButton.tap()
      expectEqual(screen.compactOverlays[1].frame.minX, 0)
      UIApplication.shared.rotate(to: .landscapeLeft)
      settle()
      expectEqual(screen.overlayLeading.constant, -844)
      expectEqual(screen.compactOverlays[1].frame.minX, 0)
    }
  }

  @Test func `An overlay returns to its position after a pull`() {
    forEachRow([false, true]) { isDownward in
      try onScreen(Self.makeScreen()) { screen in
        let overlay = screen.compactOverlays[0]
        let before = screen.compactOverlays.map(\.frame)
        let tug = try #require(OverlayTug(overlay, band: isDownward ? .downward : .sideways))
        tug.follow(CGPoint(x: 16, y: 40))
        settle()
        expectEqual(overlay.frame.minX, (isDownward ? 0 : 8))
        expectEqual((overlay.frame.minY > before[0].minY), isDownward)
        expectEqual(overlay.frame.maxY, 844)
        tug.end(in: overlay)
        settle()
        expectEqual(screen.compactOverlays.map(\.frame), before)
        screen.skipButton.tap()
        expectEqual(screen.compactOverlays[1].frame.minX, 0)
      }
    }
  }
}
