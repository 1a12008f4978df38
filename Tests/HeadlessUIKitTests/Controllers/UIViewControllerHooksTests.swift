import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor
struct UIViewControllerHooksTests {
  private final class Controller: UIViewController {
    let log = Log()
    override func updateViewConstraints() {
      log.add("updateViewConstraints")
      super.updateViewConstraints()
    }
    override func viewSafeAreaInsetsDidChange() { log.add("safeArea") }
    override func viewLayoutMarginsDidChange() { log.add("margins") }
    override func dismiss(animated: Bool, completion: (() -> Void)? = nil) { log.add("dismiss") }
  }

  private final class Root: UIView {
    var updates = 0
    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  @Test func `The controller updates the constraints of its view, and dismisses by its own method`() throws {
    let controller = Controller()
    let root = Root()
    controller.view = root
    root.setNeedsUpdateConstraints()
    root.updateConstraintsIfNeeded()
    root.updateConstraintsIfNeeded()
    expectEqual(controller.log.lines, ["updateViewConstraints"])
    expectEqual(root.updates, 1)
    let dismissed: UIViewController = Controller()
    dismissed.dismiss(animated: false)
    expectEqual((dismissed as? Controller)?.log.lines, ["dismiss"])
  }

  @Test func `A controller hears of its view's safe area and margins, and guides of bars are as long`() {
    let controller = Controller()
    UIApplication().run {
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      _ = controller.log.take()
      controller.additionalSafeAreaInsets.top = 20
      window.layoutIfNeeded()
    }
    #expect(controller.log.lines.contains("safeArea") && controller.log.lines.contains("margins"))
    UIApplication().run {
      let controller = UIViewController()
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      let below = UIView()
      below.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(below)
      below.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
      window.layoutIfNeeded()
      expectEqual(controller.topLayoutGuide.length, controller.view.safeAreaInsets.top)
      expectEqual(below.frame.minY, controller.view.safeAreaInsets.top)
      #expect(controller.topLayoutGuide === controller.topLayoutGuide)
    }
  }

  @Test func `An object is of its class and of those above it, and of no other`() {
    let button = UIButton(frame: .zero)
    #expect(button.isKind(of: UIButton.self) && button.isKind(of: UIView.self))
    #expect(!button.isKind(of: UILabel.self))
    #expect(button.isMember(of: UIButton.self) && !button.isMember(of: UIControl.self))
  }
}
