import HeadlessUIKit

/// Presents an infobar's banner or its modal at a place of its own, and leaves the page behind it alone.
public final class InfobarPresentation: UIViewControllerTransitioningDelegate {
  private let place: Place

  /// Where the presented view goes.
  public enum Place: Sendable {
    /// As high as its content, with its upper edge so far below the container's.
    case banner(positionY: CGFloat)
    /// At the lower edge, so high.
    case modal(height: CGFloat)
  }

  public init(at place: Place) {
    self.place = place
  }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    InfobarPresentationController(presented, from: presenting, at: place)
  }
}

/// Keeps the presented view in its place when the container changes.
private final class InfobarPresentationController: UIPresentationController {
  private let place: InfobarPresentation.Place
  /// How far a banner stays from the container's sides, in points.
  private static let margin: CGFloat = 8
  private static let greatestBannerWidth: CGFloat = 398

  init(_ presented: UIViewController, from presenting: UIViewController?, at place: InfobarPresentation.Place)
  {
    self.place = place
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    return switch place {
    case .banner(let positionY): bannerFrame(in: container, below: positionY)
    case .modal(let height):
      CGRect(x: 0, y: container.bounds.height - height, width: container.bounds.width, height: height)
    }
  }

  override func containerViewWillLayoutSubviews() {
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
}
