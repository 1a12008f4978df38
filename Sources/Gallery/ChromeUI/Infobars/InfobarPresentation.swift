import HeadlessUIKit

/// Presents an infobar's banner or its modal; a modal dims the page behind it.
package final class InfobarPresentation: UIViewControllerTransitioningDelegate {
  private let position: Position

  /// The position of the presented view.
  package enum Position: Sendable {
    /// As high as its content, with its upper edge at a distance, in points, from the container's.
    case banner(positionY: CGFloat)
    /// In the middle of the screen, with a height in points.
    case modal(height: CGFloat)
  }

  package init(at position: Position) {
    self.position = position
  }

  package func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    InfobarPresentationController(presented, from: presenting, at: position)
  }
}

/// Keeps the presented view in its position when the container changes.
private final class InfobarPresentationController: UIPresentationController {
  private let position: InfobarPresentation.Position
  /// The distance of a banner from the container's sides, in points.
  private static let margin: CGFloat = 8
  private static let greatestBannerWidth: CGFloat = 398
  /// The distance of a modal from the safe area's sides, in points.
  private static let modalMargin: CGFloat = 10
  private static let greatestModalWidth: CGFloat = 394
  private static let modalCornerRadius: CGFloat = 13

  init(
    _ presented: UIViewController, from presenting: UIViewController?,
    at position: InfobarPresentation.Position
  ) {
    self.position = position
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    return switch position {
    case .banner(let positionY): bannerFrame(in: container, below: positionY)
    case .modal(let height): modalFrame(in: container, height: height)
    }
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard case .modal = position else { return }
    containerView?.backgroundColor = UIColor(white: 47 / 255, alpha: 0.5)
    presentedView?.layer.cornerRadius = Self.modalCornerRadius
    presentedView?.clipsToBounds = true
  }

  override func containerViewWillLayoutSubviews() {
    // As narrow as it is, it would lose all of its width to a turn.
    presentedView?.autoresizingMask = []
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private func bannerFrame(in container: UIView, below positionY: CGFloat) -> CGRect {
    let width = min(container.bounds.width - 2 * Self.margin, Self.greatestBannerWidth)
    let height = presentedViewController.view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return CGRect(x: (container.bounds.width - width) / 2, y: positionY, width: width, height: height)
  }

  private func modalFrame(in container: UIView, height: CGFloat) -> CGRect {
    let safeArea = container.bounds.inset(by: container.safeAreaInsets)
    let width = min(safeArea.width - 2 * Self.modalMargin, Self.greatestModalWidth)
    return CGRect(
      x: (container.bounds.width - width) / 2, y: (container.bounds.height - height) / 2, width: width,
      height: height)
  }
}

/// The details of an infobar, presented in a navigation controller.
package final class InfobarModalViewController: UIViewController {
  /// Called when the user taps Cancel.
  package var didCancel: @MainActor () -> Void = {}

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let cancel = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in didCancel() })
    cancel.accessibilityIdentifier = "kInfobarModalCancelButton"
    navigationItem.leftBarButtonItem = cancel
  }
}
