import Foundation

/// Presents a controller: places its view in a container, and adds what else there is to see.
///
/// A subclass decides on the frame, and adds views of its own in `presentationTransitionWillBegin`.
@MainActor
open class UIPresentationController {
  public let presentedViewController: UIViewController
  public internal(set) weak var presentingViewController: UIViewController?
  /// The controller that `present(_:animated:completion:)` was called on.
  weak var source: UIViewController?
  public internal(set) var presentationStyle: UIModalPresentationStyle = .custom
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view that holds the presentation, once that has begun.
  public internal(set) var containerView: UIView?
  /// Traits that the presented controller has instead of those around it.
  public var overrideTraitCollection: UITraitCollection?
  /// The style that another presentation has adapted to by this one; `none` of one that is as it was wanted.
  private(set) var adaptedStyle: UIModalPresentationStyle = .none
  /// What took text behind the presentation until that began.
  weak var coveredResponder: UIResponder?
  /// Ends the transition that runs.
  var endTransition: (@MainActor () -> Void)?

  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    presentingViewController = presenting
  }

  /// The view that comes and goes: the presented controller's, or one around it.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where the presented view goes; the whole container by default.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether what is covered is taken out; it stays by default.
  open var shouldRemovePresentersView: Bool { !presentationStyle.keepsPresenterVisible }
  /// Whether the presentation covers the whole window; it does by default.
  open var shouldPresentInFullscreen: Bool { !presentationStyle.isInCurrentContext }
  /// The style in a narrow window; `none` for the same.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The style in an environment of these traits, by the delegate's answer.
  func adaptivePresentationStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? adaptivePresentationStyle
  }

  /// Whether touches beside the presented view reach what lies behind.
  var letsTouchesThrough: Bool { false }
  /// Whether all is known that the presentation needs; raises UIKit's exception if not.
  var isReady: Bool { true }
}

extension UIPresentationController {
  /// Makes what presents a controller in a style.
  static func make(
    _ style: UIModalPresentationStyle, for presented: UIViewController, from source: UIViewController?
  ) -> UIPresentationController {
    let controller =
      switch style {
      case .pageSheet, .formSheet:
        UISheetPresentationController(presentedViewController: presented, presenting: source)
      case .popover:
        UIPopoverPresentationController(presentedViewController: presented, presenting: source)
      case .custom:
        presented.transitioningDelegate?.presentationController(
          forPresented: presented, presenting: source, source: source ?? presented)
          ?? UIPresentationController(presentedViewController: presented, presenting: source)
      default: UIPresentationController(presentedViewController: presented, presenting: source)
      }
    controller.presentationStyle = style
    return controller
  }

  /// What presents in an environment of these traits: the controller itself, or one of the style that it adapts to.
  func adapted(to traits: UITraitCollection) -> UIPresentationController {
    let style = adaptivePresentationStyle(for: traits)
    guard ![.none, .automatic, presentationStyle].contains(style) else { return self }
    let other = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
    let adapted = Self.make(style, for: other ?? presentedViewController, from: source)
    adapted.adaptedStyle = style
    adapted.delegate = delegate
    return adapted
  }
}

extension UIPresentationController {
  /// Dismisses the presentation for the user, if that is allowed, and tells the delegate.
  ///
  /// - Returns: Whether it is.
  @discardableResult
  func dismissByUser() -> Bool {
    guard let presentingViewController, endTransition == nil else { return false }
    guard !presentedViewController.isModal, delegate?.presentationControllerShouldDismiss(self) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.willBeDismissedByUser()
    presentingViewController.dismiss(animated: true) { [delegate, presentedViewController] in
      presentedViewController.wasDismissedByUser()
      delegate?.presentationControllerDidDismiss(self)
    }
    return true
  }
}

extension UIViewController {
  /// Whether the controller, or a child that shows, keeps the user from dismissing it.
  fileprivate var isModal: Bool {
    isModalInPresentation || appearanceChildren.contains(where: \.isModal)
  }
}

extension UIPresentationController {
  /// Takes the keyboard down that is up for something behind the presentation.
  ///
  /// What takes text there gives that up as if the user had ended it: its delegate is asked and told, and what does not
  /// let go keeps the keyboard. A popover leaves it up, and so does a controller that disables its dismissal.
  func takeKeyboardDown() {
    guard let responder = UIApplication.shared.firstResponder, covers(responder),
      responder.resignFirstResponder()
    else { return }
    coveredResponder = responder
  }

  /// Lets what took text before the presentation take it again, unless something else does by now, or it is gone from
  /// the screen.
  func bringKeyboardBack() {
    let responder = coveredResponder
    coveredResponder = nil
    guard let responder, responder.isOnScreen, UIApplication.shared.firstResponder == nil else { return }
    responder.becomeFirstResponder()
  }

  /// Whether the presentation takes the keyboard from a responder: over the current context only from one in there.
  private func covers(_ responder: UIResponder) -> Bool {
    guard presentationStyle != .popover, !presentedViewController.disablesAutomaticKeyboardDismissal else {
      return false
    }
    return shouldPresentInFullscreen
      || sequence(first: responder, next: \.next).contains { $0 === presentingViewController }
  }
}

extension UIResponder {
  /// Whether the first view in the responder's chain is in a window.
  fileprivate var isOnScreen: Bool {
    let view = sequence(first: self, next: \.next).lazy.compactMap { responder in
      responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    }.first
    return view?.window != nil
  }
}
