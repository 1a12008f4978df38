import Expectations
import Foundation
import HeadlessUIKit
import Testing

/// Subclasses as they are written for UIKit: they override UIKit's designated initializers, and the calls are those
/// of the initializers that UIKit then lets them inherit.
@Suite @MainActor struct InheritedInitializerTests {
  private final class Button: UIButton {
    var setUps = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      setUps += 1
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class Cell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class Header: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) { super.init(reuseIdentifier: "header") }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class Blur: UIVisualEffectView {
    override init(effect: UIVisualEffect?) { super.init(effect: UIBlurEffect(style: .dark)) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class Stack: UINavigationController {
    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
      title = "Mine"
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class List: UITableViewController {
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      title = "Mine"
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test func `A button class that overrides the initializer with a frame is made in every way`() {
    UIApplication().run {
      #expect(Button().setUps == 1 && Button().buttonType == .custom)
      let typed = Button(type: .contactAdd)
      #expect(typed.setUps == 1 && typed.buttonType == .contactAdd && typed.currentImage != nil)
      let system = Button(type: .system)
      expectEqual(system.titleLabel?.font, .systemFont(ofSize: 15))
      expectEqual(system.currentTitleColor, system.tintColor)
      expectEqual(Button(configuration: .filled()).setUps, 1)
      expectEqual(Button(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width, 3)
    }
  }

  @Test func `Cells, headers and effect views are made without arguments and with a frame`() {
    UIApplication().run {
      expectNil(UITableViewCell().reuseIdentifier)
      expectNotNil(Cell().detailTextLabel)
      expectEqual(Cell(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width, 3)
      expectEqual(Header().reuseIdentifier, "header")
      #expect(Blur().effect is UIBlurEffect)
      expectEqual(UIVisualEffectView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width, 3)
    }
  }

  @Test func `Controllers override what UIKit designates`() {
    UIApplication().run {
      let stack = Stack(rootViewController: UIViewController())
      #expect(stack.title == "Mine" && stack.viewControllers.count == 1)
      expectEqual(List(nibName: nil, bundle: nil).title, "Mine")
      expectEqual(UITableViewController().tableView.style, .plain)
    }
  }

  @Test func `A controller's view is unwrapped where it is used, and unloaded by nil`() {
    UIApplication().run {
      let controller = UIViewController()
      let optional: UIView? = controller.view
      #expect(controller.view.bounds == optional?.bounds && controller.isViewLoaded)
      controller.view = nil
      expectFalse(controller.isViewLoaded)
      #expect(controller.view !== optional)
    }
  }
}
