import Flow
import HeadlessUIKit

/// A presentation controller's delegate in the form of closures and signals.
///
///     let bag = DisposeBag()
///     let delegate = CustomAdaptivePresentationDelegate()
///     bag += delegate.shouldDismiss.set { _ in false }
///     bag += delegate.didAttemptToDismissSignal.onValue { _ in print("unsaved changes") }
///     controller.customAdaptivePresentationDelegate = delegate  // Not retained.
@MainActor
public final class CustomAdaptivePresentationDelegate {
  /// Returns the style in an environment; the presentation's by default.
  public let adaptivePresentationStyle:
    Delegate<
      (UIPresentationController, UITraitCollection), UIModalPresentationStyle
    > = Delegate()
  /// Returns the controller that replaces the presented one in an adapted style; by default the
  /// same one.
  public let viewControllerForAdaptivePresentationStyle:
    Delegate<
      (UIPresentationController, UIModalPresentationStyle), UIViewController?
    > = Delegate()
  /// Whether the user may dismiss the presentation; `true` by default.
  public let shouldDismiss: Delegate<UIPresentationController, Bool> = Delegate()
  private let willPresent = Callbacker<WillPresentAdaptivelyInput>()
  private let willDismiss = Callbacker<UIPresentationController>()
  private let didDismiss = Callbacker<UIPresentationController>()
  private let didAttemptToDismiss = Callbacker<UIPresentationController>()

  /// The presentation, the style to which it adapts or `none`, and the coordinator of its
  /// transition.
  public typealias WillPresentAdaptivelyInput = (
    UIPresentationController, UIModalPresentationStyle, (any UIViewControllerTransitionCoordinator)?
  )

  /// Creates a delegate with the default behavior.
  public init() {}

  /// Sends a value when the presentation begins.
  public var willPresentSignal: Signal<WillPresentAdaptivelyInput> { willPresent.providedSignal }
  /// Sends a value when the user begins to dismiss the presentation.
  public var willDismissSignal: Signal<UIPresentationController> { willDismiss.providedSignal }
  /// Sends a value when the user has dismissed the presentation.
  public var didDismissSignal: Signal<UIPresentationController> { didDismiss.providedSignal }
  /// Sends a value when the user tries to dismiss a presentation that cannot be dismissed.
  public var didAttemptToDismissSignal: Signal<UIPresentationController> {
    didAttemptToDismiss.providedSignal
  }
}

extension CustomAdaptivePresentationDelegate: UIPopoverPresentationControllerDelegate {
  /// Returns the answer of ``adaptivePresentationStyle``, or the presentation's style.
  ///
  /// - Parameters:
  ///   - controller: The presentation, which is passed on.
  ///   - traitCollection: The environment, which is passed on.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    adaptivePresentationStyle.call((controller, traitCollection)) ?? controller.adaptivePresentationStyle
  }

  /// Returns the answer of ``viewControllerForAdaptivePresentationStyle``; `nil` by default.
  ///
  /// - Parameters:
  ///   - controller: The presentation, which is passed on.
  ///   - style: The adapted style, which is passed on.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    viewControllerForAdaptivePresentationStyle.call((controller, style)) ?? nil
  }

  /// Sends the presentation, the style and the coordinator by ``willPresentSignal``.
  ///
  /// - Parameters:
  ///   - presentationController: The first part of the value.
  ///   - style: The second part: the adapted style or `none`.
  ///   - transitionCoordinator: The last part; `nil` without a transition.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    willPresent.callAll(with: (presentationController, style, transitionCoordinator))
  }

  /// Returns the answer of ``shouldDismiss``; `true` by default.
  ///
  /// - Parameter presentationController: The argument of the closure.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    shouldDismiss.call(presentationController) ?? true
  }

  /// Sends the presentation by ``willDismissSignal``.
  ///
  /// - Parameter presentationController: The value.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    willDismiss.callAll(with: presentationController)
  }

  /// Sends the presentation by ``didDismissSignal``.
  ///
  /// - Parameter presentationController: The value.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    didDismiss.callAll(with: presentationController)
  }

  /// Sends the presentation by ``didAttemptToDismissSignal``.
  ///
  /// - Parameter presentationController: The value.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    didAttemptToDismiss.callAll(with: presentationController)
  }
}

extension UIViewController {
  /// The delegate for the controller's presentation, instead of a new one; the controller does not
  /// retain it.
  public var customAdaptivePresentationDelegate: CustomAdaptivePresentationDelegate? {
    get { presentationState.adaptiveDelegate }
    set { presentationState.adaptiveDelegate = newValue }
  }

  /// Sets the delegate of a presentation: that of the controller, or of the first one on its stack,
  /// or a new one.
  func installAdaptiveDelegate(
    on presentation: UIPresentationController?, options: PresentationOptions
  ) -> any Disposable {
    let content = (self as? UINavigationController)?.viewControllers.first ?? self
    let delegate = content.customAdaptivePresentationDelegate ?? CustomAdaptivePresentationDelegate()
    presentation?.delegate = delegate
    let bag = DisposeBag()
    // Presentation controllers do not retain their delegates.
    bag.hold(delegate)
    // An answer that the app has set takes precedence.
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

/// A controller that decides whether the user may swipe it away.
///
///     final class Editor: UIViewController, SwipeDismissConfigurable {
///       var hasChanges = false
///       var isAllowingSwipeDismissal: Bool { !hasChanges }
///     }
@MainActor
public protocol SwipeDismissConfigurable {
  /// Whether the user may dismiss the controller by a swipe.
  var isAllowingSwipeDismissal: Bool { get }
}

extension UINavigationController: SwipeDismissConfigurable {
  /// Whether only the root is on the stack.
  public var isAllowingSwipeDismissal: Bool { viewControllers.count <= 1 }
}
