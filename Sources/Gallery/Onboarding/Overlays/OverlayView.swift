import Foundation
import HeadlessUIKit

/// Explains a step, and leads on by its button; what has no room scrolls.
final class OverlayView: UIView {
  /// Where the overlay is.
  enum Style: Hashable {
    /// At the bottom of a narrow screen, as wide as it; a finger can tug at it.
    case bottomOverlay
    /// Beside the board on a wide screen.
    case sidebar
  }

  let style: Style
  let scrollView = UIScrollView()
  let contentView: OverlayContentView
  /// What a finger that tugs at the overlay holds it by.
  var tug: OverlayTug?

  init(style: Style, overlay: Overlay) {
    self.style = style
    contentView = OverlayContentView(overlay)
    super.init(frame: .zero)
    backgroundColor = .white
    layer.cornerRadius = Stylesheet.Overlay.cornerRadius
    if style == .bottomOverlay {
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

  /// The room around the content.
  static let insets = NSDirectionalEdgeInsets(
    top: Stylesheet.Overlay.topMargin, leading: Stylesheet.Overlay.sideMargin,
    bottom: Stylesheet.Overlay.bottomMargin, trailing: Stylesheet.Overlay.sideMargin)
}

extension NSDirectionalEdgeInsets {
  /// What both sides take together.
  fileprivate var width: CGFloat { leading + trailing }
}
