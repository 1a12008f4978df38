import Foundation
import Testing

@testable import HeadlessUIKit

/// Presents controllers of the system from a plain controller.
@MainActor
struct SystemScreenStage {
  let owner = UIViewController()

  /// Presents a controller, and returns the window.
  @discardableResult
  func present(_ controller: UIViewController) -> UIWindow {
    let window = mount(owner)
    owner.present(controller, animated: true)
    UIApplication.shared.settle()
    return window
  }

  /// Taps the button with an identifier.
  func tapButton(_ identifier: String, in window: UIWindow) throws {
    let button = try #require(Self.views(in: window).first { $0.accessibilityIdentifier == identifier })
    let center = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: window)
    tap(in: window, at: center)
    UIApplication.shared.settle()
  }

  /// Performs the action of a bar's item at the leading or the trailing end.
  func performItem(leading: Bool, of controller: UINavigationController) throws {
    let item = try #require(controller.topViewController?.navigationItem)
    let button = try #require(leading ? item.leftBarButtonItem : item.rightBarButtonItem)
    button.primaryAction?.perform(from: button)
    UIApplication.shared.settle()
  }

  static func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }
}

extension UIViewController {
  /// The main value of the only node, and the names of the others.
  var shownContent: [String?] {
    let views = SystemScreenStage.views(in: view).compactMap { $0 as? SystemScreenView }
    return views.flatMap { [$0.content.text] + $0.content.details.map(\.name) }
  }
}
