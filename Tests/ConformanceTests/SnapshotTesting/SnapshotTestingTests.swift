import Foundation
import HeadlessUIKit
import Testing

/// The labels that pointfreeco/swift-snapshot-testing records on many devices and in all sizes of text, and its
/// hierarchy of controllers.
@Suite @MainActor
struct SnapshotTestingTests {
  @Test func `Labels and controllers are as UIKit had them`() throws {
    var board = Board("swift-snapshot-testing")
    for (screen, circumstance, recorded) in try Recording.screens(of: "SnapshotTesting") {
      let ours =
        screen == "traits"
        ? try #require(LabelDevice.all[circumstance]).application.views(of: CornerLabels.init)
        : try #require(Self.textSizes[circumstance]).views(of: Self.title)
      board.add("\(screen) \(circumstance)", differences: differences(between: recorded, and: ours))
    }
    let controllers = try Recording.rows(of: "ControllerHierarchy")
    board.add("controllerHierarchy", differences: Self.controllerDifferences(from: controllers))
    try board.check()
  }

  // MARK: Text sizes

  private static let textSizes: [String: UIApplication] = [
    "label-extra-small": small(.extraSmall), "label-small": small(.small), "label-medium": small(.medium),
    "label-large": small(.large), "label-extra-large": small(.extraLarge),
    "label-extra-extra-large": small(.extraExtraLarge),
    "label-extra-extra-extra-large": small(.extraExtraExtraLarge),
    "label-accessibility-medium": small(.accessibilityMedium),
    "label-accessibility-large": small(.accessibilityLarge),
    "label-accessibility-extra-large": small(.accessibilityExtraLarge),
    "label-accessibility-extra-extra-large": small(.accessibilityExtraExtraLarge),
    "label-accessibility-extra-extra-extra-large": small(.accessibilityExtraExtraExtraLarge),
  ]

  private static func small(_ textSize: UIContentSizeCategory) -> UIApplication {
    .staged(
      CGSize(width: 320, height: 568), covered: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      textSize: textSize)
  }

  /// A line of title text at the top of the margins.
  private static func title() -> UIViewController {
    let (controller, label) = (UIViewController(), UILabel())
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = true
    label.text = "What's the point?"
    controller.view.place(label).filling(.margins, [.top, .leading, .trailing])
    return controller
  }

  // MARK: Controllers

  private static func controllerDifferences(from recorded: [[String]]) -> [String] {
    let ours = UIApplication().run {
      let page = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      page.setViewControllers([UIViewController()], direction: .forward, animated: false)
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: page)]
      for _ in 1..<5 {
        tabs.viewControllers?.append(UINavigationController(rootViewController: UIViewController()))
      }
      let window = UIWindow()
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      UIApplication.shared.settle()
      return rows(of: tabs, depth: 0)
    }
    return zip(recorded, ours).filter { $0 != $1 }.map { "\($0) recorded, \($1) here" }
      + (recorded.count == ours.count ? [] : ["\(recorded.count) controllers recorded, \(ours.count) here"])
  }

  /// Depth, class, state and whether the view is loaded, of a controller and those inside it.
  private static func rows(of controller: UIViewController, depth: Int) -> [[String]] {
    let isShown = controller.isViewLoaded && controller.view.window != nil
    return [
      [
        "\(depth)", String(describing: type(of: controller)), isShown ? "appeared" : "disappeared",
        controller.isViewLoaded ? "loaded" : "not loaded",
      ]
    ] + controller.children.flatMap { rows(of: $0, depth: depth + 1) }
  }
}
