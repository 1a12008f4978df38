import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct FirstRunViewControllerTests {
  @Test
  func `The introduction is in portrait on a phone, in any orientation on a tablet, and dissolves at a tap`()
    throws
  {
    forEachRow([(VirtualDevice.iPhone, UIInterfaceOrientationMask.portrait), (.iPad, .all)]) {
      device, orientations in
      try onScreen(device: device) { _ in
        expectEqual(FirstRunViewController().supportedInterfaceOrientations, orientations)
      }
    }
    try onStack(UIViewController.init) { screen, stack in
      let introduction = FirstRunViewController()
      expectEqual(introduction.modalTransitionStyle, .crossDissolve)
      screen.present(introduction, animated: false)
      UIApplication.shared.settle()
      try stack.tap("FirstRunViewController.button")
      expectNil(screen.presentedViewController)
    }
  }

  @Test func `The texts begin in the middle, 30 points below the wave, which is 200 high`() {
    forEachRow([VirtualDevice.iPhone, .iPad]) { device in
      try onStack(device: device, UIViewController.init) { screen, _ in
        let introduction = FirstRunViewController()
        screen.present(introduction, animated: false)
        UIApplication.shared.settle()
        let view: UIView = introduction.view
        let parts = view.subviews
        let wave = try #require(parts.first { $0 is WaveView })
        let column = try #require(parts.lazy.compactMap { $0 as? ScrollingColumn }.first)
        expectEqual(wave.frame.height, 200)
        expectEqual(wave.frame.maxY, view.bounds.midY - 30)
        expectEqual(column.stack.convert(CGPoint.zero, to: view).y, view.bounds.midY)
        expectEqual(column.stack.frame.width, 315)
      }
    }
  }
}
