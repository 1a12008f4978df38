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
final class UITransitionView: UIView {
  /// Where the view was that a full screen presentation took out.
  weak var coveredSuperview: UIView?
}

extension UIViewController {
  /// The controller that this one, or one of its parents, presents.
  public var presentedViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.ownPresented).first
  }

  /// The controller that presents this one, or one of its parents.
  public var presentingViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.ownPresenting).first
  }

  /// Shows a controller over this one; animated, it has appeared after 0.5 s.
  ///
  /// A controller that presents one already presents nothing more, as in UIKit.
  public func present(
    _ controller: UIViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
  ) {
    guard presentedViewController == nil, controller.ownPresenting == nil else { return }
    let style = controller.modalPresentationStyle
    let presenter = presentationContext(for: style)
    presenter.ownPresented = controller
    controller.ownPresenting = presenter
    if !style.keepsPresenterVisible { presenter.beginAppearanceTransition(false, animated: animated) }
    controller.beginAppearanceTransition(true, animated: animated)
    presenter.addPresentation(of: controller, toWindow: style != .overCurrentContext)
    UIApplication.shared.runLoop.schedule(after: animated ? 0.5 : 0, name: "presentation") {
      controller.endAppearanceTransition()
      if !style.keepsPresenterVisible { presenter.endBeingCovered(by: controller) }
      completion?()
    }
  }

  /// Takes away what this controller presents, or the controller itself if it presents nothing.
  ///
  /// What the presented controller presents in its turn goes along with it.
  public func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
    let controller =
      presentedViewController ?? sequence(first: self, next: \.parent).first { $0.ownPresenting != nil }
    guard let controller, let presenter = controller.ownPresenting else { return }
    let leaving = Array(sequence(first: controller, next: \.ownPresented))
    leaving.reversed().forEach { $0.beginAppearanceTransition(false, animated: animated) }
    presenter.uncover(from: controller)
    presenter.beginAppearanceTransition(true, animated: animated)
    UIApplication.shared.runLoop.schedule(after: animated ? 0.5 : 0, name: "dismissal") {
      presenter.endAppearanceTransition()
      leaving.reversed().forEach { $0.endPresentation() }
      completion?()
    }
  }
}

extension UIViewController {
  private var topmostParent: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// The controller that presents for this one: for a presentation over the current context, the closest that defines
  /// one.
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

  /// Takes the view out that a full screen presentation covers.
  private func endBeingCovered(by controller: UIViewController) {
    endAppearanceTransition()
    guard appearance == .disappeared, let superview = view.superview else { return }
    controller.presentationContainer?.coveredSuperview = superview
    view.removeFromSuperview()
  }

  /// Whether a full screen presentation keeps the view out of the hierarchy.
  var isTakenOutByPresentation: Bool {
    ownPresented?.presentationContainer?.coveredSuperview != nil
  }

  /// Puts the view back that a full screen presentation took out.
  private func uncover(from controller: UIViewController) {
    guard let superview = controller.presentationContainer?.coveredSuperview else { return }
    view.frame = superview.bounds
    superview.insertSubview(view, at: 0)
  }

  /// Ends being presented.
  private func endPresentation() {
    presentationContainer?.removeFromSuperview()
    presentationContainer = nil
    ownPresenting?.ownPresented = nil
    ownPresenting = nil
    endAppearanceTransition()
  }
}
