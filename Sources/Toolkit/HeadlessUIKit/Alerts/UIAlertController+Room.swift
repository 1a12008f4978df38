import Foundation

extension UIAlertController {
  /// Whether all buttons, and the least of the texts, need more room than there is.
  var needsScrollingButtons: Bool { leastHeight > boxRoom }

  /// The width of a sheet's boxes.
  var sheetWidth: CGFloat { place.width - 2 * AlertMetrics.spacing }

  /// Takes note of the height that a box of texts and buttons needs at least.
  func measure(_ content: UIStackView, _ buttons: UIStackView, width: CGFloat) {
    let texts = content.alertHeight(width: width - 2 * AlertMetrics.padding)
    let padding = content.arrangedSubviews.isEmpty ? 0 : 2 * AlertMetrics.padding
    leastHeight = min(texts, AlertMetrics.leastTextHeight) + padding + buttons.alertHeight(width: width)
  }

  /// A scroll view around a column of buttons, which gives way after the texts, and of which some always shows.
  func makeScrollView(aroundButtons buttons: UIStackView, width: CGFloat) -> UIScrollView {
    let scrollView = makeScrollView(around: buttons, priority: .defaultHigh)
    let rows = max(1, CGFloat(buttons.axis == .vertical ? buttons.arrangedSubviews.count : 1))
    let height = buttons.alertHeight(width: width)
    keep(min(height, height / rows * AlertMetrics.leastButtonCount), of: scrollView, UILayoutPriority(900))
    return scrollView
  }

  /// Lets some of the texts show above buttons that scroll.
  func keepSome(of content: UIStackView, in scrollView: UIScrollView, width: CGFloat) {
    let height = content.alertHeight(width: width - 2 * AlertMetrics.padding)
    keep(min(height, AlertMetrics.leastTextHeight), of: scrollView, UILayoutPriority(800))
  }

  private func keep(_ height: CGFloat, of scrollView: UIScrollView, _ priority: UILayoutPriority) {
    let least = scrollView.heightAnchor.constraint(greaterThanOrEqualToConstant: height)
    least.priority = priority
    least.isActive = true
  }

  /// The height that a box may have.
  private var boxRoom: CGFloat {
    switch preferredStyle {
    case .alert: place.height - keyboardHeight - 2 * AlertMetrics.margin
    case .actionSheet: place.height - AlertMetrics.spacing - cancelHeight
    }
  }

  /// The part of the screen that bars and corners leave.
  private var place: CGRect {
    let container: UIView = presentationContainer ?? view
    return container.bounds.inset(by: container.safeAreaInsets)
  }

  /// What the keyboard takes of that from an alert with fields.
  private var keyboardHeight: CGFloat {
    guard !fields.isEmpty else { return 0 }
    let screen = UIScreen.main
    let metrics = KeyboardMetrics(device: screen.device, orientation: screen.orientation)
    return metrics.height - screen.device.safeAreaInsets(in: screen.orientation).bottom
  }

  /// What the button that cancels takes, with the gap above it.
  private var cancelHeight: CGFloat {
    guard let button = cancelAction?.button else { return 0 }
    return button.intrinsicContentSize.height + AlertMetrics.spacing
  }
}

extension UIStackView {
  /// The height at a width.
  fileprivate func alertHeight(width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
