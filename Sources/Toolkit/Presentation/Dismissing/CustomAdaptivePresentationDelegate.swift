import Flow
import HeadlessUIKit

/// Answers and tells by delegates and signals what a presentation's delegate is asked and told.
@MainActor
public final class CustomAdaptivePresentationDelegate {
  /// The style in an environment; the presentation's own by default.
  public let adaptivePresentationStyle:
    Delegate<
      (UIPresentationController, UITraitCollection), UIModalPresentationStyle
    > = Delegate()
  /// What is presented in place of the controller in a style that it adapts to; by default the controller itself.
  public let viewControllerForAdaptivePresentationStyle:
    Delegate<
      (UIPresentationController, UIModalPresentationStyle), UIViewController?
    > = Delegate()
  /// Whether the user may dismiss the presentation; yes by default.
  public let shouldDismiss: Delegate<UIPresentationController, Bool> = Delegate()
  private let willPresent = Callbacker<WillPresentAdaptivelyInput>()
  private let willDismiss = Callbacker<UIPresentationController>()
  private let didDismiss = Callbacker<UIPresentationController>()
  private let didAttemptToDismiss = Callbacker<UIPresentationController>()

  /// The presentation, the style that it adapts to, or `none`, and what runs along with it.
  public typealias WillPresentAdaptivelyInput = (
    UIPresentationController, UIModalPresentationStyle, (any UIViewControllerTransitionCoordinator)?
  )

  public init() {}

  /// Tells that the presentation begins.
  public var willPresentSignal: Signal<WillPresentAdaptivelyInput> { willPresent.providedSignal }
  /// Tells that the user dismisses the presentation.
  public var willDismissSignal: Signal<UIPresentationController> { willDismiss.providedSignal }
  /// Tells that the user has dismissed the presentation.
  public var didDismissSignal: Signal<UIPresentationController> { didDismiss.providedSignal }
  /// Tells that the user tried to dismiss what must not be.
  public var didAttemptToDismissSignal: Signal<UIPresentationController> {
    didAttemptToDismiss.providedSignal
  }
}

extension CustomAdaptivePresentationDelegate: UIPopoverPresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    adaptivePresentationStyle.call((controller, traitCollection)) ?? controller.adaptivePresentationStyle
  }

  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    viewControllerForAdaptivePresentationStyle.call((controller, style)) ?? nil
  }

  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    willPresent.callAll(with: (presentationController, style, transitionCoordinator))
  }

  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    shouldDismiss.call(presentationController) ?? true
  }

  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    willDismiss.callAll(with: presentationController)
  }

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    didDismiss.callAll(with: presentationController)
  }

  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    didAttemptToDismiss.callAll(with: presentationController)
  }
}

extension UIViewController {
  /// The delegate of the controller's presentation, in place of a new one; the controller does not keep it.
  public var customAdaptivePresentationDelegate: CustomAdaptivePresentationDelegate? {
    get { presentationState.adaptiveDelegate }
    set { presentationState.adaptiveDelegate = newValue }
  }

  /// Gives a presentation a delegate: that of the controller in the front of all, or a new one.
  func installAdaptiveDelegate(
    on presentation: UIPresentationController?, options: PresentationOptions
  ) -> any Disposable {
    let content = (self as? UINavigationController)?.viewControllers.first ?? self
    let delegate = content.customAdaptivePresentationDelegate ?? CustomAdaptivePresentationDelegate()
    presentation?.delegate = delegate
    let bag = DisposeBag()
    bag.hold(delegate)
    if !delegate.shouldDismiss.isSet {
      bag += delegate.shouldDismiss.set { presentation in
        if options.contains(.allowSwipeDismissAlways) { return true }
        let presented = presentation.presentedViewController as? any SwipeDismissConfigurable
        return presented?.isAllowingSwipeDismissal ?? true
      }
    }
    return bag
  }
}

/// A controller that says whether it may be swiped away.
@MainActor
public protocol SwipeDismissConfigurable {
  var isAllowingSwipeDismissal: Bool { get }
}

extension UINavigationController: SwipeDismissConfigurable {
  /// Whether nobody has gone forward from the root.
  public var isAllowingSwipeDismissal: Bool { viewControllers.count <= 1 }
}
