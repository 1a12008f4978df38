import Foundation

/// Presents a controller: positions its view in a container, and adds decoration.
///
/// A subclass returns the frame, and adds its own views when the transition begins:
///
///     final class CardPresentationController: UIPresentationController {
///       override var frameOfPresentedViewInContainerView: CGRect {
///         super.frameOfPresentedViewInContainerView.divided(atDistance: 300, from: .maxYEdge).slice
///       }
///     }
@preconcurrency @MainActor
open class UIPresentationController: UIKitObject, UIContentContainer {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  // Code written for UIKit uses this property as one that is never `nil`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller that presents, which may be an ancestor of the one that `present` was called
  /// on.
  public internal(set) weak var presentingViewController: UIViewController!
  /// The controller that `present(_:animated:completion:)` was called on.
  weak var source: UIViewController?
  /// The style of the presentation; `custom` unless the toolkit created the object for another
  /// style.
  public internal(set) var presentationStyle: UIModalPresentationStyle = .custom
  /// Adapts the presentation, and is called when the user dismisses it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view that contains the presentation; `nil` before it begins and after its dismissal.
  public internal(set) var containerView: UIView?
  /// Traits that override those that the presented controller would inherit; `nil` by default.
  open var overrideTraitCollection: UITraitCollection?
  /// The style that this presentation was adapted to; `none` if it was not adapted.
  private(set) var adaptedStyle: UIModalPresentationStyle = .none
  /// The first responder behind the presentation, before the keyboard was dismissed.
  weak var coveredResponder: UIResponder?
  /// Ends the running transition; `nil` without one.
  final var endTransition: (@MainActor () -> Void)?

  /// Creates an object that presents one controller; `presenting` may be `nil` until the
  /// presentation begins.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller to present.
  ///   - presenting: The controller that presents it; set again when the presentation begins.
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    presentingViewController = presenting
  }

  /// The view that is moved: by default the presented controller's view. An override may return a
  /// view around it.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view after the transition, in the container's coordinates; its
  /// bounds by default.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presenter's view is removed after the transition; by default as the style
  /// requires.
  open var shouldRemovePresentersView: Bool { !presentationStyle.keepsPresenterVisible }
  /// Whether the presentation covers the whole window; `true` except for the current-context
  /// styles.
  open var shouldPresentInFullscreen: Bool { !presentationStyle.isInCurrentContext }
  /// The style in a narrow window; `none`, the default, keeps the style.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// Called before the container is laid out; does nothing by default.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container was laid out; does nothing by default.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the presentation's transition, with the container in place; does nothing by
  /// default.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation's transition; does nothing by default.
  ///
  /// - Parameter completed: Whether the presented controller is on screen; always `true` here.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal's transition; does nothing by default.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal's transition, before ``containerView`` is cleared; does nothing by
  /// default.
  ///
  /// - Parameter completed: Whether the presented controller left the screen; always `true` here.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before a rotation changes the traits; forwards to the presented controller by default.
  ///
  /// - Parameters:
  ///   - newCollection: The traits after the rotation.
  ///   - coordinator: Makes changes alongside the rotation.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  /// Called before a rotation changes the size of the container; forwards to the presented
  /// controller by default.
  ///
  /// - Parameters:
  ///   - size: The size of the container after the rotation, in points.
  ///   - coordinator: Makes changes alongside the rotation.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let size = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }

  /// Returns the size that the presented controller will have; the container's by default.
  ///
  /// - Parameters:
  ///   - container: The presented controller.
  ///   - parentSize: The size that the container will have, in points.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The size that the presented controller prefers.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called after the presented controller prefers another size; does nothing by default.
  ///
  /// - Parameter container: The presented controller.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Called after constraints gave the presented view another size; never here.
  ///
  /// - Parameter container: The presented controller.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The traits of the presentation.
  open var traitCollection: UITraitCollection {
    overrideTraitCollection ?? presentedViewController.traitCollection
  }

  /// Returns the style for an environment's traits, as the delegate decides.
  func adaptivePresentationStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? adaptivePresentationStyle
  }

  /// Whether touches outside the presented view reach the views behind.
  var letsTouchesThrough: Bool { false }
  /// Whether the presentation has everything it requires; raises UIKit's exception if not.
  var isReady: Bool { true }
}

extension UIPresentationController {
  /// Creates the presentation controller for a style.
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

  /// Returns the object that presents in an environment: this one, or one for the style that it
  /// adapts to.
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
  /// Dismisses the presentation for the user if that is allowed, and notifies the delegate.
  ///
  /// - Returns: Whether the dismissal began.
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
  /// Whether the controller, or a visible child, prevents dismissal by the user.
  fileprivate var isModal: Bool {
    isModalInPresentation || appearanceChildren.contains(where: \.isModal)
  }
}

extension UIPresentationController {
  /// Dismisses the keyboard if it is up for a responder behind the presentation.
  ///
  /// The responder resigns as if the user had ended editing, with all calls of its delegate. A
  /// responder that does not resign keeps the keyboard. Popovers, and controllers that disable
  /// automatic dismissal, leave the keyboard up.
  func takeKeyboardDown() {
    guard let responder = UIApplication.shared.firstResponder, covers(responder),
      responder.resignFirstResponder()
    else { return }
    coveredResponder = responder
  }

  /// Makes the former first responder first responder again, unless another one has taken over, or
  /// it has left the screen.
  func bringKeyboardBack() {
    let responder = coveredResponder
    coveredResponder = nil
    guard let responder, responder.isOnScreen, UIApplication.shared.firstResponder == nil else { return }
    responder.becomeFirstResponder()
  }

  /// Returns whether the presentation covers a responder. A presentation over the current context
  /// covers only responders inside that context.
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
