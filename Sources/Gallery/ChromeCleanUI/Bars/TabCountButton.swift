import HeadlessUIKit

/// A small square with the number of tabs in it, filled while it is selected.
final class TabCountButton: UIButton {
  /// How many tabs there are; like Chrome, the button shows no exact number above 99.
  var count = 0 { didSet { countDidChange() } }
  private static let greatestCount = 99
  private static let side: CGFloat = 30

  convenience init() {
    self.init(type: .system)
    accessibilityIdentifier = "kToolbarTabGridButtonIdentifier"
    accessibilityLabel = "Tabs"
    titleLabel?.font = .systemFont(ofSize: 13, weight: .bold)
    layer.borderWidth = 2
    layer.borderColor = UIColor.tintColor.cgColor
    layer.cornerRadius = 7
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: Self.side), heightAnchor.constraint(equalToConstant: Self.side),
    ])
    countDidChange()
  }

  override var isSelected: Bool {
    didSet { backgroundColor = isSelected ? .systemFill : .clear }
  }

  /// The square is smaller than a touch target, so its touch area extends beyond it, as large as
  /// those of the buttons beside it.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let room = (Self.side - UIButton.barButtonSide) / 2
    return bounds.insetBy(dx: room, dy: room).contains(point)
  }

  private func countDidChange() {
    setTitle(count > Self.greatestCount ? ":)" : "\(count)", for: .normal)
    accessibilityValue = "\(count)"
  }
}
