import Foundation
import HeadlessUIKit

/// The explanation of a step, with the button that begins it; content without room scrolls.
final class OverlayView: UIView {
  /// The position of the overlay.
  enum Style: Hashable {
    /// At the bottom of a narrow screen, as wide as it; a finger can pull it.
    case bottomOverlay
    /// Beside the board on a wide screen.
    case sidebar
  }

  let style: Style
  let scrollView = UIScrollView()
  let contentView: OverlayContentView
  /// The pull of a finger, while there is one.
  var tug: OverlayTug?

  init(style: Style, overlay: Overlay) {
    self.style = style
    contentView = OverlayContentView(overlay)
    super.init(frame: .zero)
    backgroundColor = .white
    layer.cornerRadius = Stylesheet.Overlay.cornerRadius
    if style == .bottomOverlay {
      // The lower corners are at the bottom of the screen.
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      addPanGesture()
    }
    addConstrained(scrollView)
    scrollView.addConstrained(contentView)
    NSLayoutConstraint.activate(
      scrollView.constraints(pinningTo: self)
        + contentView.constraints(pinningTo: scrollView.contentLayoutGuide, insets: Self.insets)
        + [contentView.widthAnchor.constraint(equalTo: widthAnchor, constant: -Self.insets.width)])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// The margins of the content.
  static let insets = NSDirectionalEdgeInsets(
    top: Stylesheet.Overlay.topMargin, leading: Stylesheet.Overlay.sideMargin,
    bottom: Stylesheet.Overlay.bottomMargin, trailing: Stylesheet.Overlay.sideMargin)
}

extension NSDirectionalEdgeInsets {
  /// The sum of the insets of both sides.
  fileprivate var width: CGFloat { leading + trailing }
}

extension OverlayView {
  /// Lets a finger pull the overlay, which springs back afterwards.
  private func addPanGesture() {
    let gesture = UIPanGestureRecognizer()
    gesture.addAction { [weak self] gesture in
      if let gesture = gesture as? UIPanGestureRecognizer { self?.panDidChange(gesture) }
    }
    addGestureRecognizer(gesture)
  }

  private func panDidChange(_ gesture: UIPanGestureRecognizer) {
    switch gesture.state {
    case .began, .changed: follow(gesture.translation(in: self))
    case .ended, .cancelled, .failed:
      tug?.end(in: self)
      tug = nil
    case .possible: break
    }
  }

  private func follow(_ translation: CGPoint) {
    if tug == nil, let band = RubberBand(locking: translation) { tug = OverlayTug(self, band: band) }
    tug?.follow(translation)
  }
}

/// The content of an overlay: a title, an explanation, and a button that begins the step.
final class OverlayContentView: UIView {
  let titleLabel = UILabel()
  let subtitleLabel = UILabel()
  let goButton = GoButton()

  init(_ overlay: Overlay) {
    super.init(frame: .zero)
    show(overlay.title, in: titleLabel, font: .overlayTitle, color: .ink)
    show(overlay.subtitle, in: subtitleLabel, font: .overlaySubtitle, color: .secondaryInk)
    goButton.setTitle(overlay.goButtonTitle, for: .normal)
    let column = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel, goButton])
    column.axis = .vertical
    column.spacing = Stylesheet.Overlay.spacing
    addConstrained(column)
    NSLayoutConstraint.activate(column.constraints(pinningTo: self))
    accessibilityElements = [titleLabel, subtitleLabel, goButton]
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func show(_ text: String, in label: UILabel, font: UIFont, color: UIColor) {
    label.text = text
    label.font = font
    label.textColor = color
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
  }
}

/// The button that begins a step: green, or with a thin border after it has been used.
final class GoButton: UIButton {
  convenience init() {
    self.init(type: .system)
    titleLabel?.font = .overlayButton
    titleLabel?.adjustsFontForContentSizeCategory = true
    contentEdgeInsets = UIEdgeInsets(
      top: Stylesheet.gridUnit, left: Stylesheet.gridUnit, bottom: Stylesheet.gridUnit,
      right: Stylesheet.gridUnit)
    layer.cornerRadius = Stylesheet.Overlay.goButtonCornerRadius
    layer.borderColor = UIColor.placeholderGray.cgColor
    setTitleColor(.white, for: .normal)
    setTitleColor(.secondaryInk, for: .disabled)
    showState()
  }

  override var isEnabled: Bool { didSet { showState() } }

  private func showState() {
    backgroundColor = isEnabled ? .goGreen : .white
    layer.borderWidth = isEnabled ? 0 : 1
  }
}
