import HeadlessUIKit

/// The picture of a badge, which can be pressed; it is blue once the badge is accepted.
final class BadgeButton: UIButton {
  let badgeType: BadgeType

  init(_ item: BadgeItem) {
    badgeType = item.type
    super.init(frame: .zero)
    let isAccepted = item.state.contains(.accepted)
    setImage(UIImage(systemName: item.type.imageName), for: .normal)
    tintColor = isAccepted ? .systemBlue : .label
    accessibilityIdentifier = item.type.accessibilityIdentifier(whenAccepted: isAccepted)
    accessibilityLabel = item.type.title
  }

  required init?(coder: NSCoder) {
    nil
  }
}
