import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor
struct UIAppearanceTests {
  private let application = UIApplication()

  /// Runs actions in a separate application, whose appearance affects no other.
  private func run(_ actions: (UIWindow) throws -> Void) rethrows {
    try application.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      try actions(window)
    }
  }

  @Test func `A view in a window gets its class's look, but its own and a subclass's count more`() {
    run { window in
      UISwitch.appearance().onTintColor = .red
      let control = UISwitch(frame: .zero)
      expectNil(control.onTintColor)
      window.addSubview(control)
      expectEqual(control.onTintColor, .red)
    }
    run { window in
      UISwitch.appearance().onTintColor = .red
      let control = UISwitch(frame: .zero)
      control.onTintColor = .blue
      window.addSubview(control)
      expectEqual(control.onTintColor, .blue)
    }
    final class Own: UISwitch {}
    run { window in
      Own.appearance().onTintColor = .red
      UISwitch.appearance().onTintColor = .blue
      let own = Own(frame: .zero)
      window.addSubview(own)
      expectEqual(own.onTintColor, .red)
    }
  }

  @Test func `A bar gets its attributes, colors and look`() {
    run { window in
      let look = UINavigationBarAppearance()
      look.backgroundColor = .purple
      UINavigationBar.appearance().standardAppearance = look
      UINavigationBar.appearance().tintColor = .green
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      window.addSubview(bar)
      #expect(bar.standardAppearance === look && bar.tintColor == .green)
      expectEqual(bar.titleTextAttributes?[.foregroundColor] as? UIColor, .white)
      expectTrue(bar.subviews.contains { $0.backgroundColor == .purple })
    }
  }

  @Test func `A look inside of other classes is for views in these alone`() {
    run { window in
      UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).alpha = 0.5
      let (inside, outside) = (UILabel(frame: .zero), UILabel(frame: .zero))
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.addSubview(inside)
      window.addSubview(cell)
      window.addSubview(outside)
      #expect(inside.alpha == 0.5 && outside.alpha == 1)
    }
  }

  @Test func `A button of a bar has the attributes of its class's look below its own`() throws {
    try run { window in
      UIBarButtonItem.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.red, .kern: 3], for: .normal)
      let item = UIBarButtonItem(title: "Done")
      item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      let top = UINavigationItem(title: "")
      top.rightBarButtonItem = item
      bar.items = [top]
      window.addSubview(bar)
      let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
      let title = try #require(button.currentAttributedTitle)
      expectEqual(title.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .blue)
      expectEqual(title.attribute(.kern, at: 0, effectiveRange: nil) as? Int, 3)
    }
  }

  @Test func `Looks are those of one application`() {
    run { _ in UISwitch.appearance().onTintColor = .red }
    UIApplication().run {
      let (window, control) = (UIWindow(frame: UIScreen.main.bounds), UISwitch(frame: .zero))
      window.makeKeyAndVisible()
      window.addSubview(control)
      expectNil(control.onTintColor)
    }
  }
}
