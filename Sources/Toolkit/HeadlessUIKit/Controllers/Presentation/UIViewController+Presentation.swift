import Foundation

extension UIViewController {
  /// The controller that this one, or one of its parents, presents.
  public var presentedViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.ownPresented).first
  }

  /// The controller that presents this one, or one of its parents.
  public var presentingViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.ownPresenting).first
  }

  /// The object that presents, or will present, this controller or its closest presented ancestor.
  public var presentationController: UIPresentationController? {
    sequence(first: self, next: \.parent).first { $0.ownPresenting != nil }?.ownPresentationController
      ?? topmostParent.makePresentationController(from: nil)
  }

  /// The sheet that the controller is, or will be, presented in; `nil` for styles without a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The popover that the controller is, or will be, presented in; `nil` for other styles.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The coordinator of the transition that the controller takes part in; `nil` without a
  /// transition.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.ownTransitionCoordinator).first
  }

}

extension UIViewController {
  /// Returns the completion as a closure of the main actor, where UIKit calls completions.
  static func isolated(_ completion: @escaping () -> Void) -> @MainActor () -> Void {
    let isolated: @MainActor () -> Void = { completion() }
    return isolated
  }

  /// Presents a controller over this one.
  func startPresenting(
    _ controller: UIViewController, animated: Bool, completion: (@MainActor () -> Void)?
  ) {
    guard canPresent(controller), presentedViewController == nil else { return }
    let preferred = controller.makePresentationController(from: self)
    preferred.source = self
    let presentation = preferred.adapted(to: topmostParent.traitCollection)
    presentation.source = self
    // UIKit presents from the topmost parent, whichever child `present` was called on.
    let presenter = presentationContext(for: presentation.presentationStyle)
    guard presenter.view.window != nil, presentation.isReady else { return }
    let presented = presentation.presentedViewController
    if presentation.presentationStyle.fillsScreen { UIApplication.shared.turnInterface(for: presented) }
    (preferred.presentingViewController, presentation.presentingViewController) = (presenter, presenter)
    presented.ownPresentationController = preferred
    presented.activePresentation = presentation
    presenter.ownPresented = presented
    presented.ownPresenting = presenter
    presentation.present(over: presenter.host(for: presentation), animated: animated, completion: completion)
  }

  /// Dismisses what this controller presents, otherwise its closest presented ancestor.
  func startDismissing(animated: Bool, completion: (@MainActor () -> Void)?) {
    let controller =
      presentedViewController ?? sequence(first: self, next: \.parent).first { $0.ownPresenting != nil }
    guard let controller, !controller.isBeingDismissed else { return }
    controller.activePresentation?.dismiss(animated: animated, completion: completion)
  }

  /// The controller and everything that is presented over it, from bottom to top.
  var presentationStack: [UIViewController] { Array(sequence(first: self, next: \.ownPresented)) }

  /// Returns the presentation controller for the current style, kept until the style changes. A
  /// custom one is requested from the delegate for each presentation.
  private func makePresentationController(from source: UIViewController?) -> UIPresentationController {
    let style = modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
    if let own = ownPresentationController, own.presentationStyle == style,
      style != .custom || source == nil
    {
      return own
    }
    let controller = UIPresentationController.make(style, for: self, from: source)
    ownPresentationController = controller
    return controller
  }

  /// Raises UIKit's exceptions for controllers that cannot be presented.
  private func canPresent(_ controller: UIViewController) -> Bool {
    if let presenter = controller.ownPresenting {
      UIException.raise(
        .invalidArgument,
        "Application tried to present modally a view controller \(controller.exceptionName) that is already being "
          + "presented by \(presenter.exceptionName).")
      return false
    }
    guard let parent = controller.parent else { return true }
    UIException.raise(
      .invalidArgument,
      "Application tried to present modally a view controller \(controller.exceptionName) that has a parent view "
        + "controller \(parent.exceptionName).")
    return false
  }

  private var topmostParent: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// Returns the controller that presents for this one: for a style over the current context, the
  /// closest ancestor that defines a context; otherwise the topmost parent.
  private func presentationContext(for style: UIModalPresentationStyle) -> UIViewController {
    guard style.isInCurrentContext else { return topmostParent }
    return sequence(first: self, next: \.parent).first(where: \.definesPresentationContext) ?? topmostParent
  }

  /// Returns the view that the container is added to. A view that will be removed cannot hold it.
  private func host(for presentation: UIPresentationController) -> UIView {
    if presentation.shouldPresentInFullscreen { return view.window ?? view }
    return presentation.shouldRemovePresentersView ? view.superview ?? view : view
  }

  /// Removes the view that a full screen presentation covers.
  func endBeingCovered(by controller: UIViewController) {
    endAppearanceTransition()
    // The presentation may have been dismissed in the meantime, so that the view is reappearing.
    guard appearance == .disappeared, let superview = view.superview else { return }
    controller.presentationContainer?.coveredSuperview = superview
    view.removeFromSuperview()
  }

  /// Whether a full screen presentation keeps the view out of the hierarchy.
  var isTakenOutByPresentation: Bool {
    ownPresented?.presentationContainer?.coveredSuperview != nil
  }

  /// Restores the view that a full screen presentation removed.
  func uncover(from controller: UIViewController, animated: Bool) {
    beginAppearanceTransition(true, animated: animated)
    guard let superview = controller.presentationContainer?.coveredSuperview else { return }
    // The window may have been resized in the meantime.
    view.frame = superview.bounds
    superview.insertSubview(view, at: 0)
  }

  /// Ends the presentation of the controller that was presented instead of this one.
  private func endBeingReplaced() {
    ownPresentationController = nil
    notifyObservers(of: .dismissal)
  }

  /// Ends being presented: removes the container and clears the presentation.
  func endPresentation() {
    presentationContainer?.removeFromSuperview()
    presentationContainer = nil
    ownPresenting?.ownPresented = nil
    ownPresenting = nil
    endAppearanceTransition()
    isBeingDismissed = false
    let presentation = activePresentation
    presentation?.dismissalTransitionDidEnd(true)
    // Only now, because subclasses use the container in `dismissalTransitionDidEnd(_:)`.
    presentation?.containerView = nil
    let preferred = ownPresentationController?.presentedViewController
    (activePresentation, ownPresentationController) = (nil, nil)
    notifyObservers(of: .dismissal)
    // The delegate presented another controller instead, but observers wait for this one's
    // dismissal.
    if let preferred, preferred !== self { preferred.endBeingReplaced() }
  }
}

/// How a presented controller covers the one that presents it.
public enum UIModalPresentationStyle: String, Hashable, Sendable {
  /// UIKit's choice: a page sheet.
  case automatic
  /// No adaptation: the style is kept.
  case none
  /// Over the whole window; the covered view is removed.
  case fullScreen
  /// A sheet as large as a page; in a narrow window, a sheet at the bottom.
  case pageSheet
  /// A small sheet in the middle; in a narrow window, a sheet at the bottom.
  case formSheet
  /// Over the closest controller that defines a presentation context; the covered view is removed.
  case currentContext
  /// As the transitioning delegate's presentation controller decides.
  case custom
  /// Over the whole window; the covered view stays visible.
  case overFullScreen
  /// Over the closest controller that defines a presentation context; the covered view stays
  /// visible.
  case overCurrentContext
  /// A box with an arrow that points at its source; a sheet in a narrow window.
  case popover
}

/// The animation of a presentation and a dismissal. Stored only, since the toolkit shows no
/// intermediate steps.
public enum UIModalTransitionStyle: String, Hashable, Sendable {
  /// The view slides up from the bottom.
  case coverVertical
  /// The views flip around a vertical axis.
  case flipHorizontal
  /// The new view fades in.
  case crossDissolve
  /// A corner of the old view curls up.
  case partialCurl
}

extension UIModalPresentationStyle {
  var keepsPresenterVisible: Bool { self != .fullScreen && self != .currentContext }
  /// Whether the presented controller decides on the interface's orientation.
  var fillsScreen: Bool { self == .fullScreen || self == .overFullScreen }
  var isInCurrentContext: Bool { self == .currentContext || self == .overCurrentContext }
}
