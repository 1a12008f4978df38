import Flow
import HeadlessUIKit

extension PresentationStyle {
  /// A style that presents modally, after the presenter's other modal presentations.
  ///
  /// With ``PresentationOptions/failOnBlock``, it fails instead of waiting for them.
  public static let modal = PresentationStyle(name: "modal") { controller, presenter, options in
    modally().present(controller, from: presenter, options: options)
  }

  /// Returns a style that presents modally; for `nil` arguments, the controller's own values apply.
  ///
  /// - Parameters:
  ///   - presentationStyle: The modal style; the controller's by default.
  ///   - transitionStyle: The transition; the controller's by default.
  ///   - capturesStatusBarAppearance: Whether the controller decides about the status bar; its own
  ///     choice by default.
  public static func modally(
    presentationStyle: UIModalPresentationStyle? = nil, transitionStyle: UIModalTransitionStyle? = nil,
    capturesStatusBarAppearance: Bool? = nil
  ) -> PresentationStyle {
    PresentationStyle(name: "modally") { inner, presenter, options in
      let controller = inner.embededInNavigationController(options)
      controller.modalPresentationStyle = presentationStyle ?? inner.modalPresentationStyle
      controller.modalTransitionStyle = transitionStyle ?? inner.modalTransitionStyle
      controller.modalPresentationCapturesStatusBarAppearance =
        capturesStatusBarAppearance ?? inner.modalPresentationCapturesStatusBarAppearance
      return presenter.presentModally(controller, options: options)
    }
  }

  /// Returns a future that fails with ``PresentError/dismissed`` when the user, or the presenter's
  /// end, dismisses a modal controller.
  ///
  /// The user can swipe, tap outside, or tap the dismiss item of the controller or of its stack's
  /// root. A popover also ends when the view at which it points leaves the window. An alert that
  /// one of its actions dismisses is ignored.
  ///
  /// - Parameters:
  ///   - controller: The presented controller.
  ///   - customPresentationController: The presentation controller; `nil`, the default, for the
  ///     controller's own.
  ///   - options: Decide whether swipes and taps outside dismiss the controller.
  @MainActor
  public static func modalPresentationDismissalSetup(
    for controller: UIViewController, customPresentationController: UIPresentationController? = nil,
    options: PresentationOptions
  ) -> Future<Void> {
    modalPresentationDismissalSetup(
      for: controller, customPresentationController: customPresentationController, options: options,
      showsDismissItem: true)
  }

  @MainActor
  fileprivate static func modalPresentationDismissalSetup(
    for controller: UIViewController, customPresentationController: UIPresentationController? = nil,
    options: PresentationOptions, showsDismissItem: Bool
  ) -> Future<Void> {
    Future { completion in
      let dismiss = { completion(.failure(PresentError.dismissed)) }
      let bag = DisposeBag(controller.endOfPresentation.onValue(dismiss))
      let presentation = customPresentationController ?? controller.presentationController
      if !(controller is UIAlertController) {
        bag += controller.installAdaptiveDelegate(on: presentation, options: options)
      }
      if showsDismissItem { bag += controller.modalDismissButtonTaps.onValue(dismiss) }
      let source = (presentation as? UIPopoverPresentationController)?.sourceView
      bag += source?.hasWindowSignal.filter { !$0 }.toVoid().onValue(dismiss)
      return bag
    }
  }
}

extension UIViewController {
  /// Presents a controller, and lets the user dismiss it.
  ///
  /// - Parameters:
  ///   - controller: The controller to present.
  ///   - options: The options of the presentation.
  ///   - showsDismissItem: Whether the controller's dismiss item shows; `true` by default.
  ///   - prepare: Called in the controller's turn; does nothing by default.
  func presentModally(
    _ controller: UIViewController, options: PresentationOptions, showsDismissItem: Bool = true,
    prepare: @escaping () -> Void = {}
  ) -> PresentingViewController.Result {
    var ending: Future<Void>?
    var delegate: (any UIAdaptivePresentationControllerDelegate)?
    let (result, dismisser) = modallyPresentQueued(
      controller, options: options,
      willPresent: {
        prepare()
        ending = PresentationStyle.modalPresentationDismissalSetup(
          for: controller, options: options, showsDismissItem: showsDismissItem)
        delegate = controller.presentationController?.delegate
      },
      didPresent: {
        // A transitioning delegate creates a new presentation controller for each presentation.
        controller.presentationController?.delegate = delegate
        let outside =
          options.contains(.tapOutsideToDismiss) ? controller.tapsOutside.future : Future(.forever)
        return select(between: [ending ?? Future(), outside.map { throw PresentError.dismissed }])
      })
    return (result.always { ending?.cancel() }, dismisser)
  }

  /// Sends a value when the controller is no longer presented; for an alert, only if the user chose
  /// no action.
  fileprivate var endOfPresentation: Signal<Void> {
    changes(.dismissal).filter { (self as? UIAlertController)?.chosenAction == nil }
  }

  /// Sends taps on the dismiss item of the controller, otherwise of the root of its stack.
  fileprivate var modalDismissButtonTaps: Signal<Void> {
    let root = (self as? UINavigationController)?.viewControllers.first
    if dismissBarItem == nil, let root, root.dismissBarItem != nil { return root.installDismissButton() }
    return installDismissButton()
  }

  /// Sends taps in the presentation's container outside the presented view.
  fileprivate var tapsOutside: Signal<Void> {
    Signal { send in
      let ancestors = Array(sequence(first: self.view as UIView, next: \.superview))
      // From the window down: the window, the container, and the view in it that contains the
      // controller's.
      guard ancestors.count > 2 else { return NilDisposer() }
      let (container, box) = (ancestors[ancestors.count - 2], ancestors[ancestors.count - 3])
      let tap = OutsideTapGestureRecognizer()
      tap.addAction { tap in
        if !box.frame.contains(tap.location(in: container)) { send(()) }
      }
      container.addGestureRecognizer(tap)
      return Disposer { container.removeGestureRecognizer(tap) }
    }
  }
}

/// A tap recognizer that no other one prevents.
@MainActor
private final class OutsideTapGestureRecognizer: UITapGestureRecognizer {
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
