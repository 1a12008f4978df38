import Flow
import HeadlessUIKit

extension PresentationStyle {
  /// Returns a style for a popover that points at a view; a tap outside dismisses it, and it shows
  /// no dismiss item.
  ///
  /// - Parameters:
  ///   - sourceView: The view.
  ///   - permittedDirections: The directions in which the arrow may point; any by default.
  public static func popover(
    from sourceView: UIView, permittedDirections: UIPopoverArrowDirection = .any
  ) -> PresentationStyle {
    popover(permittedDirections) { popover in
      popover.sourceView = sourceView
      popover.sourceRect = sourceView.bounds
    }
  }

  /// Returns a style for a popover that points at a bar button; a tap outside dismisses it, and it
  /// shows no dismiss item.
  ///
  /// - Parameters:
  ///   - barButtonItem: The bar button.
  ///   - permittedDirections: The directions in which the arrow may point; any by default.
  public static func popover(
    from barButtonItem: UIBarButtonItem, permittedDirections: UIPopoverArrowDirection = .any
  ) -> PresentationStyle {
    popover(permittedDirections) { $0.barButtonItem = barButtonItem }
  }

  /// Returns a style for a popover on a tablet, and ``modal`` otherwise.
  ///
  /// - Parameter sourceView: The view at whose bounds the popover points.
  @MainActor
  public static func popoverOrModal(from sourceView: UIView) -> PresentationStyle {
    isTablet ? popover(from: sourceView) : modal
  }

  /// Returns a style for a popover on a tablet, and ``modal`` otherwise.
  ///
  /// - Parameters:
  ///   - barButtonItem: The bar button at which the popover points.
  ///   - permittedDirections: The directions in which the arrow may point; any by default.
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
