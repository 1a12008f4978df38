import Flow
import HeadlessUIKit

extension PresentationStyle {
  /// Presents modally, after others that the presenter presents, or fails with
  /// ``PresentationOptions/failOnBlock`` if there are any.
  public static let modal = PresentationStyle(name: "modal") { controller, presenter, options in
    modally().present(controller, from: presenter, options: options)
  }

  /// Presents modally in a way of one's own; what is not said is the controller's.
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

  /// A future that ends with ``PresentError/dismissed`` when a modal controller goes by its user's doing, or with its
  /// presenter.
  ///
  /// That is by a swipe, by a tap beside it, by its dismiss item or that of the root of its stack, or because the view
  /// that a popover is about leaves the window. An alert that goes by one of its actions is none of these.
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
  /// Presents a controller that is prepared, and lets its user dismiss it.
  ///
  /// - Parameters:
  ///   - showsDismissItem: Whether the controller's dismiss item shows; yes by default.
  ///   - prepare: Is called when it is the controller's turn.
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
        // A presentation controller of the transitioning delegate's is a new one for each presentation.
        controller.presentationController?.delegate = delegate
        let outside =
          options.contains(.tapOutsideToDismiss) ? controller.tapsOutside.future : Future(.forever)
        return select(between: [ending ?? Future(), outside.map { throw PresentError.dismissed }])
      })
    return (result.always { ending?.cancel() }, dismisser)
  }

  /// Tells that the controller is no longer presented; of an alert, unless the user has chosen an action.
  fileprivate var endOfPresentation: Signal<Void> {
    changes(.dismissal).filter { (self as? UIAlertController)?.chosenAction == nil }
  }

  /// Tells taps on the dismiss item of the controller, or of the root of its stack if it has none itself.
  fileprivate var modalDismissButtonTaps: Signal<Void> {
    let root = (self as? UINavigationController)?.viewControllers.first
    if dismissBarItem == nil, let root, root.dismissBarItem != nil { return root.installDismissButton() }
    return installDismissButton()
  }

  /// Tells taps in the container of the presentation beside what is presented.
  fileprivate var tapsOutside: Signal<Void> {
    Signal { tell in
      let ancestors = Array(sequence(first: self.view as UIView, next: \.superview))
      guard ancestors.count > 2 else { return NilDisposer() }
      let (container, box) = (ancestors[ancestors.count - 2], ancestors[ancestors.count - 3])
      let tap = OutsideTapGestureRecognizer()
      tap.addAction { tap in
        if !box.frame.contains(tap.location(in: container)) { tell(()) }
      }
      container.addGestureRecognizer(tap)
      return Disposer { container.removeGestureRecognizer(tap) }
    }
  }
}

/// A tap that counts whatever else it does.
@MainActor
private final class OutsideTapGestureRecognizer: UITapGestureRecognizer {
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
