import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct FirstRunViewControllerTests {
  @Test(arguments: [(VirtualDevice.iPhone, UIInterfaceOrientationMask.portrait), (.iPad, .all)])
  func `The introduction stands upright on a telephone, and any way on a tablet`(
    device: VirtualDevice, orientations: UIInterfaceOrientationMask
  ) throws {
    try onScreen(device: device) { _ in
      #expect(FirstRunViewController().supportedInterfaceOrientations == orientations)
    }
  }

  @Test func `The introduction dissolves with a tap on its button`() throws {
    try onStack(UIViewController.init) { screen, stack in
      let introduction = FirstRunViewController()
      #expect(introduction.modalTransitionStyle == .crossDissolve)
      screen.present(introduction, animated: false)
      UIApplication.shared.settle()
      try stack.tap("FirstRunViewController.button")
      #expect(screen.presentedViewController == nil)
    }
  }
}
