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

  /// What presents, or will present, this controller or the closest parent that is presented.
  public var presentationController: UIPresentationController? {
    sequence(first: self, next: \.parent).first { $0.ownPresenting != nil }?.ownPresentationController
      ?? topmostParent.makePresentationController(from: nil)
  }

  /// The sheet that the controller is, or will be, presented in; `nil` for styles that are none.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The popover that the controller is, or will be, presented in; `nil` for other styles.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// What runs along with the transition that the controller takes part in; `nil` while there is none.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.ownTransitionCoordinator).first
  }

  /// Shows a controller over this one; animated, it has appeared after 0.5 s.
  ///
  /// UIKit's rules hold: a controller that presents one already, or that is in no window, presents nothing, and the
  /// completion is not called. One that fills the screen turns the interface to an orientation that it supports, until it
  /// is dismissed.
  public func present(
    _ controller: UIViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
  ) {
    guard canPresent(controller), presentedViewController == nil else { return }
    let wanted = controller.makePresentationController(from: self)
    wanted.source = self
    let presentation = wanted.adapted(to: topmostParent.traitCollection)
    presentation.source = self
    let presenter = presentationContext(for: presentation.presentationStyle)
    guard presenter.view.window != nil, presentation.isReady else { return }
    let presented = presentation.presentedViewController
    if presentation.presentationStyle.fillsScreen { UIApplication.shared.turnInterface(for: presented) }
    (wanted.presentingViewController, presentation.presentingViewController) = (presenter, presenter)
    presented.ownPresentationController = wanted
    presented.activePresentation = presentation
    presenter.ownPresented = presented
    presented.ownPresenting = presenter
    presentation.present(over: presenter.host(for: presentation), animated: animated, completion: completion)
  }

  /// Takes away what this controller presents, or the controller itself if it presents nothing.
  ///
  /// What the presented controller presents in its turn goes along with it. A dismissal that runs already goes on, and
  /// the second completion is not called.
  public func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
    let controller =
      presentedViewController ?? sequence(first: self, next: \.parent).first { $0.ownPresenting != nil }
    guard let controller, !controller.isBeingDismissed else { return }
    controller.activePresentation?.dismiss(animated: animated, completion: completion)
  }
}

extension UIViewController {
  /// The controller, and what is presented above it, from bottom to top.
  var presentationStack: [UIViewController] { Array(sequence(first: self, next: \.ownPresented)) }

  /// What the present style wants; kept until the style is another. One of the delegate's is made for each presentation.
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

  /// The controller that presents for this one: for a presentation over the current context, the closest that defines
  /// one.
  private func presentationContext(for style: UIModalPresentationStyle) -> UIViewController {
    guard style.isInCurrentContext else { return topmostParent }
    return sequence(first: self, next: \.parent).first(where: \.definesPresentationContext) ?? topmostParent
  }

  /// The view that the presentation's container goes into. A view that is to be taken out cannot hold it.
  private func host(for presentation: UIPresentationController) -> UIView {
    if presentation.shouldPresentInFullscreen { return view.window ?? view }
    return presentation.shouldRemovePresentersView ? view.superview ?? view : view
  }

  /// Takes the view out that a full screen presentation covers.
  func endBeingCovered(by controller: UIViewController) {
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
  func uncover(from controller: UIViewController, animated: Bool) {
    beginAppearanceTransition(true, animated: animated)
    guard let superview = controller.presentationContainer?.coveredSuperview else { return }
    view.frame = superview.bounds
    superview.insertSubview(view, at: 0)
  }

  /// Ends being presented by another controller that was presented in place of this one.
  private func endBeingReplaced() {
    ownPresentationController = nil
    tell(.dismissal)
  }

  /// Ends being presented.
  func endPresentation() {
    presentationContainer?.removeFromSuperview()
    presentationContainer = nil
    ownPresenting?.ownPresented = nil
    ownPresenting = nil
    endAppearanceTransition()
    isBeingDismissed = false
    let presentation = activePresentation
    presentation?.dismissalTransitionDidEnd(true)
    presentation?.containerView = nil
    let wanted = ownPresentationController?.presentedViewController
    (activePresentation, ownPresentationController) = (nil, nil)
    tell(.dismissal)
    if let wanted, wanted !== self { wanted.endBeingReplaced() }
  }
}

/// How a presented controller lies over what was there.
public enum UIModalPresentationStyle: String, Hashable, Sendable {
  /// UIKit's choice: a page sheet.
  case automatic
  /// Keeps the style as it is, as an answer about adapting.
  case none
  /// Over the whole window; what it covers is taken out.
  case fullScreen
  /// A sheet as large as a page, or from the bottom of a narrow window.
  case pageSheet
  /// A small sheet in the middle, or from the bottom of a narrow window.
  case formSheet
  /// Over the closest controller that defines a presentation context; what it covers is taken out.
  case currentContext
  /// The way of the transitioning delegate's presentation controller.
  case custom
  /// Over the whole window; what it covers stays visible.
  case overFullScreen
  /// Over the closest controller that defines a presentation context; what it covers stays visible.
  case overCurrentContext
  /// A box with an arrow next to what it is about; in a narrow window a sheet.
  case popover
}

/// How a presented controller comes and goes; the toolkit shows only where it has come to.
public enum UIModalTransitionStyle: String, Hashable, Sendable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
  case partialCurl
}

extension UIModalPresentationStyle {
  var keepsPresenterVisible: Bool { self != .fullScreen && self != .currentContext }
  /// Whether the presented controller decides on the interface's orientation.
  var fillsScreen: Bool { self == .fullScreen || self == .overFullScreen }
  var isInCurrentContext: Bool { self == .currentContext || self == .overCurrentContext }
}
