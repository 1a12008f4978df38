import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UINavigationBarTests {
  /// Mounts a stack of controllers with these titles.
  private func mounted(_ titles: String?...) -> UINavigationController {
    let navigation = UINavigationController(nibName: nil, bundle: nil)
    navigation.viewControllers = titles.map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    mount(navigation)
    return navigation
  }

  private func buttons(_ navigation: UINavigationController) -> [String?] {
    UIApplication.shared.settle()
    return navigation.navigationBar.subviews.compactMap { $0 as? UIButton }
      .sorted { $0.frame.minX < $1.frame.minX }.map(\.currentTitle)
  }

  private func title(_ navigation: UINavigationController) -> String? {
    navigation.navigationBar.subviews.compactMap { ($0 as? UILabel)?.text }.first
  }

  @Test func `The bar shows the top controller's title, in the middle`() throws {
    try UIApplication().run {
      let navigation = mounted("Settings")
      expectEqual(title(navigation), "Settings")
      let label = try #require(navigation.navigationBar.subviews.first { $0 is UILabel })
      #expect(abs(label.frame.midX - 195) < 1e-9)
      #expect(label.accessibilityTraits.contains(.header))
      navigation.topViewController?.title = "New"
      expectEqual(title(navigation), "New")
    }
  }

  @Test func `The way back is named after the controller before, or as there is room`() {
    UIApplication().run {
      expectEqual(buttons(mounted("Root")), [])
      expectEqual(buttons(mounted("Root", "Top")), ["Root"])
      expectEqual(buttons(mounted(nil, "Top")), ["Back"])
    }
    UIApplication().run {
      let navigation = mounted("Root", "Top")
      navigation.viewControllers[0].navigationItem.backButtonTitle = "Home"
      expectEqual(buttons(navigation), ["Home"])
    }
    forEachRow([
      (
        "A title that is far too long to stand beside another one",
        UINavigationItem.BackButtonDisplayMode.default,
        "Back"
      ),
      ("Root", .default, "Root"), ("Root", .generic, "Back"), ("Root", .minimal, ""),
    ]) { title, mode, shown in
      UIApplication().run {
        let navigation = mounted(title, "Top")
        navigation.viewControllers[0].navigationItem.backButtonDisplayMode = mode
        expectEqual(buttons(navigation), [shown])
      }
    }
  }

  @Test func `The way back leads back, also if it is a back item, without its action`() throws {
    try UIApplication().run {
      let navigation = mounted("Root", "Top")
      tap(in: try #require(navigation.view.window), at: CGPoint(x: 20, y: 60))
      UIApplication.shared.settle()
      expectEqual(title(navigation), "Root")
      expectEqual(navigation.viewControllers.count, 1)
    }
    try UIApplication().run {
      let navigation = mounted("Root", "Top")
      navigation.viewControllers[0].navigationItem.backBarButtonItem = UIBarButtonItem(
        title: "Away", primaryAction: UIAction { _ in Issue.record("ran") })
      expectEqual(buttons(navigation), ["Away"])
      tap(in: try #require(navigation.view.window), at: CGPoint(x: 20, y: 60))
      expectEqual(navigation.viewControllers.count, 1)
    }
  }

  @Test func `The way back can be hidden, and gives way to items on the left unless they are beside it`() {
    UIApplication().run {
      let navigation = mounted("Root", "Top")
      let item = navigation.viewControllers[1].navigationItem
      item.hidesBackButton = true
      expectEqual(buttons(navigation), [])
      item.hidesBackButton = false
      item.leftBarButtonItem = UIBarButtonItem(title: "Left")
      expectEqual(buttons(navigation), ["Left"])
      item.leftBarButtonItem = nil
      expectEqual(buttons(navigation), ["Root"])
    }
    UIApplication().run {
      let navigation = mounted("Root", "Top")
      let item = navigation.viewControllers[1].navigationItem
      item.leftBarButtonItem = UIBarButtonItem(title: "Left")
      item.leftItemsSupplementBackButton = true
      expectEqual(buttons(navigation), ["Root", "Left"])
    }
  }

  @Test func `The first item on the right is the outermost, and the bar can be turned around`() {
    UIApplication().run {
      let navigation = mounted("Root")
      navigation.viewControllers[0].navigationItem.rightBarButtonItems = [
        UIBarButtonItem(title: "Outer"), UIBarButtonItem(title: "Inner"),
      ]
      expectEqual(buttons(navigation), ["Inner", "Outer"])
    }
    UIApplication(layoutDirection: .rightToLeft).run {
      let navigation = mounted("Root", "Top")
      navigation.viewControllers[1].navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
      expectEqual(buttons(navigation), ["Edit", "Root"])
    }
    UIApplication().run {
      let navigation = mounted("Root")
      let item = UIBarButtonItem(title: "Edit")
      navigation.viewControllers[0].navigationItem.rightBarButtonItem = item
      item.title = "Done"
      item.isEnabled = false
      expectEqual(buttons(navigation), ["Done"])
      expectEqual(navigation.navigationBar.subviews.compactMap { $0 as? UIButton }.map(\.isEnabled), [false])
    }
  }

  @Test func `Long titles leave buttons alone`() throws {
    try UIApplication().run {
      let navigation = mounted("Root", String(repeating: "long ", count: 30))
      navigation.viewControllers[1].navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Right")
      UIApplication.shared.settle()
      let bar = navigation.navigationBar
      let label = try #require(bar.subviews.first { $0 is UILabel }).frame
      let buttons = bar.subviews.compactMap { $0 as? UIButton }.map(\.frame)
      expectEqual(buttons.count, 2)
      expectTrue(buttons.allSatisfy { $0.maxX <= label.minX || $0.minX >= label.maxX })
    }
  }

  /// A title that is nearly as wide as that, in a bar.
  private func title(width: CGFloat) -> String {
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    return String(repeating: "i", count: Int(width / font.width(of: "i")))
  }

  @Test func `The way back is as short as the title beside it needs, but no shorter`() {
    forEachRow([("General Settings", "Back"), ("Back", ""), ("", "")]) { shown, next in
      try UIApplication().run {
        let room = 350 - max(30, UIFont.systemFont(ofSize: 17).width(of: shown).rounded(.up))
        let navigation = mounted("General Settings", title(width: room - 1))
        let bar = navigation.navigationBar
        expectEqual(buttons(navigation), [shown])
        expectEqual(bar.titleLabel.frame.width, bar.titleLabel.intrinsicContentSize.width)
        let button = try #require(bar.subviews.first { $0 is UIButton })
        expectEqual(button.frame.width, button.intrinsicContentSize.width)
        expectEqual(button.accessibilityLabel, "General Settings")
        navigation.topViewController?.title = title(width: room + 6)
        expectEqual(buttons(navigation), [next])
        navigation.topViewController?.title = "Top"
        expectEqual(buttons(navigation), ["General Settings"])
      }
    }
    UIApplication().run {
      expectEqual(buttons(mounted("SC", title(width: 400))), ["SC"])
    }
  }

  @Test func `Buttons on both sides count for how short the way back is`() {
    UIApplication().run {
      let navigation = mounted("General Settings", title(width: 195))
      expectEqual(buttons(navigation), ["General Settings"])
      let item = navigation.viewControllers[1].navigationItem
      item.rightBarButtonItem = UIBarButtonItem(title: "Edit all")
      expectEqual(buttons(navigation), ["Back", "Edit all"])
      item.leftItemsSupplementBackButton = true
      item.leftBarButtonItem = UIBarButtonItem(title: "Add one")
      expectEqual(buttons(navigation), ["", "Add one", "Edit all"])
    }
  }

  @Test func `A title that the item has for the way back comes before the general one, and is spoken`() {
    UIApplication().run {
      let navigation = mounted("General Settings", String(repeating: "n", count: 26))
      let item = navigation.viewControllers[0].navigationItem
      item.backButtonTitle = "All"
      expectEqual(buttons(navigation), ["All"])
      item.backBarButtonItem = UIBarButtonItem(title: "Home")
      expectEqual(buttons(navigation), ["Home"])
      item.backButtonDisplayMode = .generic
      expectEqual(buttons(navigation), ["Home"])
      item.backButtonDisplayMode = .minimal
      expectEqual(buttons(navigation), [""])
      let button = navigation.navigationBar.subviews.first { $0 is UIButton }
      expectEqual(button?.accessibilityLabel, "Home")
      item.backBarButtonItem = nil
      item.backButtonDisplayMode = .generic
      expectEqual(buttons(navigation), ["Back"])
      expectEqual(navigation.navigationBar.subviews.first { $0 is UIButton }?.accessibilityLabel, "Back")
    }
  }

  @Test func `A title that was emptied leaves the way back without one, to be spoken of all the same`() {
    UIApplication().run {
      let navigation = mounted("Root", "Top")
      let item = navigation.viewControllers[0].navigationItem
      item.backButtonTitle = ""
      expectEqual(buttons(navigation), [""])
      item.backButtonTitle = "Home"
      item.backBarButtonItem = UIBarButtonItem(title: "")
      expectEqual(buttons(navigation), [""])
      expectEqual(navigation.navigationBar.subviews.first { $0 is UIButton }?.accessibilityLabel, "Back")
    }
  }

  @Test func `A view takes the place of the title, and items may be views`() {
    UIApplication().run {
      let navigation = mounted("Root")
      let (logo, box) = (
        UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30)),
        UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      )
      let item = navigation.viewControllers[0].navigationItem
      item.titleView = logo
      item.rightBarButtonItems = [.fixedSpace(12), UIBarButtonItem(customView: box)]
      UIApplication.shared.settle()
      expectEqual(logo.frame, CGRect(x: 145, y: 7, width: 100, height: 30))
      expectEqual(box.frame, CGRect(x: 304, y: 12, width: 50, height: 20))
      expectNil(title(navigation))
      item.titleView = nil
      expectEqual(title(navigation), "Root")
      expectNil(logo.superview)
    }
  }

  @Test func `A bar without a controller pops its items itself`() {
    UIApplication().run {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
      bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
      let window = mount(bar)
      tap(in: window, at: CGPoint(x: 30, y: 120))
      expectEqual(bar.topItem?.title, "One")
    }
  }
}
