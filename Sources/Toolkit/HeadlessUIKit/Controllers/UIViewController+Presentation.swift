import Foundation

/// How a presented controller lies over what was there.
public enum UIModalPresentationStyle: String, Hashable, Sendable {
  /// UIKit's choice: full screen here, until there are sheets.
  case automatic
  /// Over the whole window; what it covers is taken out.
  case fullScreen
  /// Over the whole window; what it covers stays visible.
  case overFullScreen
  /// Over the closest controller that defines a presentation context; what it covers stays visible.
  case overCurrentContext
}

extension UIModalPresentationStyle {
  var keepsPresenterVisible: Bool { self == .overFullScreen || self == .overCurrentContext }
}

/// The view between a presentation's context and the presented view.
@MainActor
final class UITransitionView: UIView {}

extension UIViewController {
  /// Shows a controller over this one; animated, it has appeared after 0.5 s.
  ///
  /// A controller that presents one already presents nothing more, as in UIKit.
  public func present(
    _ controller: UIViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
  ) {
    guard presentedViewController == nil, controller.presentingViewController == nil else { return }
    let style = controller.modalPresentationStyle
    let context = presentationContext(for: style)
    let presenter = style == .overCurrentContext ? context : topmostParent
    presenter.presentedViewController = controller
    controller.presentingViewController = presenter
    controller.beginAppearanceTransition(true, animated: animated)
    if !style.keepsPresenterVisible { presenter.beginAppearanceTransition(false, animated: animated) }
    context.addPresentation(of: controller, toWindow: style != .overCurrentContext)
    UIApplication.shared.runLoop.schedule(after: animated ? 0.5 : 0, name: "presentation") {
      if !style.keepsPresenterVisible { presenter.endAppearanceTransition() }
      controller.endAppearanceTransition()
      completion?()
    }
  }

  /// Takes away what this controller presents, or the controller itself if it presents nothing.
  public func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
    guard let controller = presentedViewController else {
      presentingAncestor?.dismiss(animated: animated, completion: completion)
      return
    }
    let covered = !controller.modalPresentationStyle.keepsPresenterVisible
    controller.beginAppearanceTransition(false, animated: animated)
    if covered { beginAppearanceTransition(true, animated: animated) }
    UIApplication.shared.runLoop.schedule(after: animated ? 0.5 : 0, name: "dismissal") { [self] in
      controller.presentationContainer?.removeFromSuperview()
      controller.presentationContainer = nil
      controller.presentingViewController = nil
      presentedViewController = nil
      controller.endAppearanceTransition()
      if covered { endAppearanceTransition() }
      completion?()
    }
  }

  /// The controller that presents this one or one of its parents.
  private var presentingAncestor: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presentingViewController).first
  }

  private var topmostParent: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// The controller whose view a presentation covers.
  private func presentationContext(for style: UIModalPresentationStyle) -> UIViewController {
    guard style == .overCurrentContext else { return topmostParent }
    return sequence(first: self, next: \.parent).first(where: \.definesPresentationContext) ?? topmostParent
  }

  private func addPresentation(of controller: UIViewController, toWindow: Bool) {
    let host = toWindow ? view.window ?? view : view
    let container = UITransitionView(frame: host.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.presentationContainer = container
    controller.view.frame = container.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(controller.view)
    host.addSubview(container)
  }
}
