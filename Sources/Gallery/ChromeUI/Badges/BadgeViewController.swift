import HeadlessUIKit

/// The badges beside the address: a permanent one in full screen, one displayed badge, and a dot
/// while something is unread.
package final class BadgeViewController: UIViewController {
  /// Called when a badge is pressed, or chosen from the menu of the overflow badge.
  package var didPress: @MainActor (BadgeType) -> Void = { _ in }
  private let stack = UIStackView()
  private let unreadIndicator = UIView()
  private var indicatorPosition: NSLayoutConstraint?

  package override func viewDidLoad() {
    super.viewDidLoad()
    stack.distribution = .fillEqually
    view.fill(with: stack)
    addUnreadIndicator()
  }

  /// Shows a badge, and the badge of full screen if there is one.
  package func setDisplayedBadge(_ displayed: BadgeItem?, fullScreenBadge: BadgeItem? = nil) {
    loadViewIfNeeded()
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for item in [fullScreenBadge, displayed].compactMap({ $0 }) {
      stack.addArrangedSubview(button(for: item))
    }
    placeUnreadIndicator()
  }

  /// Shows or hides the dot for something unread.
  package func markDisplayedBadgeAsRead(_ isRead: Bool) {
    loadViewIfNeeded()
    unreadIndicator.isHidden = isRead
  }

  /// The items in the menu of the overflow badge.
  package var overflowItems: [BadgeItem] = []

  private func button(for item: BadgeItem) -> BadgeButton {
    let button = BadgeButton(item)
    if item.type == .overflow {
      button.menu = UIMenu(children: overflowItems.map { choice(of: $0.type) })
      button.showsMenuAsPrimaryAction = true
      button.addAction(
        UIAction { [unowned self] _ in markDisplayedBadgeAsRead(true) }, for: .menuActionTriggered)
    } else {
      button.addAction(UIAction { [unowned self] _ in didPress(item.type) }, for: .touchUpInside)
    }
    return button
  }

  private func choice(of type: BadgeType) -> UIAction {
    UIAction(title: type.title, image: UIImage(systemName: type.imageName)) { [unowned self] _ in
      didPress(type)
    }
  }

  /// Puts the dot below the displayed badge.
  private func placeUnreadIndicator() {
    indicatorPosition?.isActive = false
    indicatorPosition = unreadIndicator.centerXAnchor.constraint(
      equalTo: (stack.arrangedSubviews.last ?? view).centerXAnchor)
    indicatorPosition?.isActive = true
  }

  private func addUnreadIndicator() {
    let size: CGFloat = 6
    unreadIndicator.backgroundColor = .systemBlue
    unreadIndicator.layer.cornerRadius = size / 2
    unreadIndicator.isHidden = true
    unreadIndicator.accessibilityIdentifier = "badgeUnreadIndicatorAXID"
    unreadIndicator.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(unreadIndicator)
    NSLayoutConstraint.activate([
      unreadIndicator.widthAnchor.constraint(equalToConstant: size),
      unreadIndicator.heightAnchor.constraint(equalToConstant: size),
      unreadIndicator.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    placeUnreadIndicator()
  }
}

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

  required init?(coder: NSCoder) { nil }
}
