import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIApplicationInteractionTests {
  @Test func `Touches are dropped until ignoring has ended as often as it began`() {
    UIApplication().run {
      let (application, log) = (UIApplication.shared, Log())
      let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      button.addAction(UIAction { _ in log.add("tap") }, for: .touchUpInside)
      let window = mount(button)
      application.beginIgnoringInteractionEvents()
      application.beginIgnoringInteractionEvents()
      application.endIgnoringInteractionEvents()
      expectTrue(application.isIgnoringInteractionEvents)
      tap(in: window, at: CGPoint(x: 50, y: 150))
      expectEqual(log.take(), [])
      application.endIgnoringInteractionEvents()
      expectFalse(application.isIgnoringInteractionEvents)
      tap(in: window, at: CGPoint(x: 50, y: 150))
      application.settle()
      expectEqual(log.take(), ["tap"])
    }
  }

  private final class BarController: UIViewController {
    var style = UIStatusBarStyle.default
    var isBarHidden = false
    var child: UIViewController?

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { isBarHidden }
    override var childForStatusBarStyle: UIViewController? { child }
  }

  @Test func `The controller in front, or its child, decides on the status bar, but in landscape none is`() {
    UIApplication().run {
      let application = UIApplication.shared
      expectEqual(application.statusBarStyle, .default)
      let (root, child, front) = (BarController(), BarController(), BarController())
      root.style = .darkContent
      child.style = .lightContent
      mount(root)
      expectEqual(application.statusBarStyle, .darkContent)
      root.child = child
      expectEqual(application.statusBarStyle, .lightContent)
      child.style = .darkContent
      child.setNeedsStatusBarAppearanceUpdate()
      expectEqual(application.statusBarStyle, .darkContent)
      expectFalse(application.isStatusBarHidden)
      front.isBarHidden = true
      root.present(front, animated: false)
      application.settle()
      expectTrue(application.isStatusBarHidden)
      expectEqual(application.statusBarStyle, .default)
    }
    forEachRow(
      [
        (.iPhone, .portrait, false), (.iPhone, .landscapeLeft, true), (.iPad, .landscapeLeft, false),
      ] as [(VirtualDevice, UIInterfaceOrientation, Bool)]
    ) { device, orientation, isHidden in
      UIApplication(device: device, orientation: orientation).run {
        let (controller, insistent) = (UIViewController(), BarController())
        mount(controller)
        expectEqual(controller.prefersStatusBarHidden, isHidden)
        expectEqual(UIApplication.shared.isStatusBarHidden, isHidden)
        mount(insistent)
        expectFalse(insistent.prefersStatusBarHidden)
        expectEqual(UIApplication.shared.isStatusBarHidden, isHidden)
      }
    }
  }
}
