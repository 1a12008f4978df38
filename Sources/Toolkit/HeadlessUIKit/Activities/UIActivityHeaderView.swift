import Foundation

/// What is shared, over what can be done with it, and the button that closes the sheet.
@MainActor
final class UIActivityHeaderView: UIView {
  /// Told that the button is tapped.
  var closed: (@MainActor () -> Void)?
  private let label = UILabel(frame: .zero)
  private let closeButton = UIButton(type: .close)

  static let height: CGFloat = 60
  private static let margin: CGFloat = 16
  private static let buttonSide: CGFloat = 30

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.lineBreakMode = .byTruncatingMiddle
    closeButton.accessibilityIdentifier = "UIActivityViewController.close"
    closeButton.addAction(UIAction { [unowned self] _ in closed?() }, for: .touchUpInside)
    [label, closeButton].forEach(addSubview)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ text: String?) { label.text = text }

  override func layoutSubviews() {
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: 0)
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (button, rest) = area.divided(atDistance: Self.buttonSide, from: isTurned ? .minXEdge : .maxXEdge)
    closeButton.frame = CGRect(
      x: button.minX, y: button.midY - Self.buttonSide / 2, width: Self.buttonSide, height: Self.buttonSide)
    label.frame = rest.inset(
      by: UIEdgeInsets(top: 0, left: isTurned ? Self.margin : 0, bottom: 0, right: isTurned ? 0 : Self.margin)
    )
  }
}
