import Foundation

/// The sizes and distances of alerts, in points.
enum AlertMetrics {
  static let alertWidth: CGFloat = 270
  static let popoverWidth: CGFloat = 304
  static let margin: CGFloat = 20
  static let padding: CGFloat = 16
  static let spacing: CGFloat = 8
  static let alertButtonHeight: CGFloat = 44
  static let sheetButtonHeight: CGFloat = 57
  static let cornerRadius: CGFloat = 14
  /// The height of long texts that stays visible if the buttons have to scroll.
  static let leastTextHeight: CGFloat = 88
  /// The number of buttons in a column that stay visible; half a button indicates more.
  static let leastButtonCount: CGFloat = 1.5
  /// The priority of showing texts in full: they shrink before anything else.
  static let textPriority = UILayoutPriority(500)
}

extension UIAlertController {
  /// Returns a box with texts and fields above the buttons. If there is too little room, first the
  /// texts scroll, then the buttons.
  func makeBox(above buttons: UIStackView, width: CGFloat) -> UIView {
    let content = makeContent()
    measure(content, buttons, width: width)
    scrollsButtons = needsScrollingButtons
    let shown = scrollsButtons ? makeScrollView(aroundButtons: buttons, width: width) : buttons
    let box = makePlainBox(around: content, above: shown, width: width)
    decorate(box)
    return box
  }

  /// Returns such a box without a background and rounded corners.
  func makePlainBox(around content: UIStackView, above buttons: UIView, width: CGFloat) -> UIView {
    let (box, scrollView) = (UIView(frame: .zero), makeScrollView(around: content))
    if buttons is UIScrollView { keepSome(of: content, in: scrollView, width: width) }
    box.translatesAutoresizingMaskIntoConstraints = false
    [scrollView, buttons].forEach(box.addSubview)
    // Without texts and fields there is no gap above the buttons.
    let padding = scrollView.subviews.allSatisfy(\.subviews.isEmpty) ? 0 : AlertMetrics.padding
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: box.topAnchor, constant: padding),
      scrollView.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: AlertMetrics.padding),
      scrollView.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -AlertMetrics.padding),
      buttons.topAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: padding),
      buttons.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      buttons.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      buttons.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    return box
  }

  func decorate(_ box: UIView) {
    box.translatesAutoresizingMaskIntoConstraints = false
    box.backgroundColor = .secondarySystemBackground
    box.layer.cornerRadius = AlertMetrics.cornerRadius
    box.clipsToBounds = true
  }

  /// Returns a column of buttons, each as high as its title requires and at least `height`.
  func makeButtons(_ actions: [UIAlertAction], width: CGFloat, height: CGFloat) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: actions.map { makeButton($0, width: width, height: height) })
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    // An empty stack has no intrinsic height, which would leave the layout ambiguous.
    if actions.isEmpty { stack.heightAnchor.constraint(equalToConstant: 0).isActive = true }
    return stack
  }

  private func makeButton(_ action: UIAlertAction, width: CGFloat, height: CGFloat) -> UIView {
    _UIAlertControllerActionView(
      action, isPreferred: action === emphasizedAction, width: width, height: height
    ) { [unowned self] in perform(action) }
  }

  /// Returns a scroll view that is as high as its content if there is room; views with a lower
  /// priority shrink first.
  func makeScrollView(
    around content: UIView, priority: UILayoutPriority = AlertMetrics.textPriority
  ) -> UIScrollView {
    let scrollView = UIScrollView(frame: .zero)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.addSubview(content)
    let fullHeight = scrollView.heightAnchor.constraint(equalTo: content.heightAnchor)
    fullHeight.priority = priority
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      fullHeight,
    ])
    return scrollView
  }

  func makeContent() -> UIStackView {
    prepare(titleLabel, font: .preferredFont(forTextStyle: .headline))
    prepare(messageLabel, font: .preferredFont(forTextStyle: .footnote))
    let labels = [titleLabel, messageLabel].filter { $0.text?.isEmpty == false }
    let stack = UIStackView(arrangedSubviews: labels + fields)
    stack.axis = .vertical
    stack.spacing = AlertMetrics.spacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    // An empty stack has no intrinsic height, which would leave the layout ambiguous.
    if stack.arrangedSubviews.isEmpty { stack.heightAnchor.constraint(equalToConstant: 0).isActive = true }
    return stack
  }

  private func prepare(_ label: UILabel, font: UIFont) {
    label.font = font
    label.textAlignment = .center
    label.numberOfLines = 0
    label.setContentCompressionResistancePriority(.required, for: .vertical)
  }
}

extension UIAlertController {
  /// Whether all buttons and the minimum of the texts are higher than the room for the box.
  var needsScrollingButtons: Bool { leastHeight > boxRoom }

  /// The width of a sheet's boxes, in points.
  var sheetWidth: CGFloat { safeFrame.width - 2 * AlertMetrics.spacing }

  /// Records the minimum height of a box with texts and buttons.
  func measure(_ content: UIStackView, _ buttons: UIStackView, width: CGFloat) {
    let texts = content.alertHeight(width: width - 2 * AlertMetrics.padding)
    let padding = content.arrangedSubviews.isEmpty ? 0 : 2 * AlertMetrics.padding
    leastHeight = min(texts, AlertMetrics.leastTextHeight) + padding + buttons.alertHeight(width: width)
  }

  /// Returns a scroll view around a column of buttons. It shrinks after the texts, and a part of it
  /// always stays visible.
  func makeScrollView(aroundButtons buttons: UIStackView, width: CGFloat) -> UIScrollView {
    let scrollView = makeScrollView(around: buttons, priority: .defaultHigh)
    let rows = max(1, CGFloat(buttons.axis == .vertical ? buttons.arrangedSubviews.count : 1))
    let height = buttons.alertHeight(width: width)
    // Not required, since the screen may be too short even for this, but above the texts' 800.
    keep(min(height, height / rows * AlertMetrics.leastButtonCount), of: scrollView, UILayoutPriority(900))
    return scrollView
  }

  /// Keeps a part of the texts visible above buttons that scroll.
  func keepSome(of content: UIStackView, in scrollView: UIScrollView, width: CGFloat) {
    let height = content.alertHeight(width: width - 2 * AlertMetrics.padding)
    keep(min(height, AlertMetrics.leastTextHeight), of: scrollView, UILayoutPriority(800))
  }

  private func keep(_ height: CGFloat, of scrollView: UIScrollView, _ priority: UILayoutPriority) {
    let least = scrollView.heightAnchor.constraint(greaterThanOrEqualToConstant: height)
    least.priority = priority
    least.isActive = true
  }

  /// The height that a box may have, in points.
  private var boxRoom: CGFloat {
    switch preferredStyle {
    case .alert: safeFrame.height - keyboardHeight - 2 * AlertMetrics.margin
    case .actionSheet: safeFrame.height - AlertMetrics.spacing - cancelHeight
    }
  }

  /// The part of the screen within the safe area.
  private var safeFrame: CGRect {
    let container: UIView = presentationContainer ?? view
    return container.bounds.inset(by: container.safeAreaInsets)
  }

  /// The part of that height that the keyboard covers if the alert has fields.
  private var keyboardHeight: CGFloat {
    guard !fields.isEmpty else { return 0 }
    // Computed, because the keyboard may not be up yet while the alert is built.
    let screen = UIScreen.main
    let metrics = KeyboardMetrics(device: screen.device, orientation: screen.orientation)
    return metrics.height - screen.device.safeAreaInsets(in: screen.orientation).bottom
  }

  /// The height of the cancel button's own box, with the gap above it.
  private var cancelHeight: CGFloat {
    guard let button = cancelAction?.button else { return 0 }
    return button.intrinsicContentSize.height + AlertMetrics.spacing
  }
}

extension UIStackView {
  /// Returns the height of the stack at a width.
  fileprivate func alertHeight(width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
