import Flow
import HeadlessUIKit

extension PresentationStyle {
  /// Presents in a popover that points at a view; a tap beside it dismisses, and no dismiss item shows.
  public static func popover(
    from sourceView: UIView, permittedDirections: UIPopoverArrowDirection = .any
  ) -> PresentationStyle {
    popover(permittedDirections) { popover in
      popover.sourceView = sourceView
      popover.sourceRect = sourceView.bounds
    }
  }

  /// Presents in a popover that points at a bar button; a tap beside it dismisses, and no dismiss item shows.
  public static func popover(
    from barButtonItem: UIBarButtonItem, permittedDirections: UIPopoverArrowDirection = .any
  ) -> PresentationStyle {
    popover(permittedDirections) { $0.barButtonItem = barButtonItem }
  }

  /// Presents in a popover on a tablet, and else modally.
  @MainActor
  public static func popoverOrModal(from sourceView: UIView) -> PresentationStyle {
    isTablet ? popover(from: sourceView) : modal
  }

  /// Presents in a popover on a tablet, and else modally.
  @MainActor
  public static func popoverOrModal(
    from barButtonItem: UIBarButtonItem, permittedDirections: UIPopoverArrowDirection = .any
  ) -> PresentationStyle {
    isTablet ? popover(from: barButtonItem, permittedDirections: permittedDirections) : modal
  }

  @MainActor
  private static var isTablet: Bool { UIDevice.current.userInterfaceIdiom == .pad }

  private static func popover(
    _ permittedDirections: UIPopoverArrowDirection,
    pointing point: @escaping @MainActor (UIPopoverPresentationController) -> Void
  ) -> PresentationStyle {
    PresentationStyle(name: "popover") { inner, presenter, options in
      let controller = inner.embededInNavigationController(options)
      controller.modalPresentationStyle = .popover
      UIApplication.shared.keyWindow?.endEditing(true)
      return presenter.presentModally(controller, options: options, showsDismissItem: false) {
        guard let popover = controller.popoverPresentationController else { return }
        popover.permittedArrowDirections = permittedDirections
        point(popover)
      }
    }
  }
}
