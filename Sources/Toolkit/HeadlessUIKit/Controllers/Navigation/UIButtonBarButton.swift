import Foundation

/// The control that represents a bar button item, with the name of UIKit's private class.
@preconcurrency @MainActor
final class _UIButtonBarButton: UIButton {
  let item: UIBarButtonItem
  /// The appearance proxies that apply to the item. The item's own values override them, and
  /// earlier ones override later ones.
  var looks: [UIBarButtonItem] = [] {
    didSet { if !looks.isEmpty || !oldValue.isEmpty { itemDidChange() } }
  }

  init(_ item: UIBarButtonItem, tapped: (@MainActor () -> Void)? = nil) {
    self.item = item
    super.init(frame: .zero)
    setType(.system)
    item.button = self
    addAction(
      UIAction { _ in
        // As in UIKit, the sender is the item instead of the button that represents it.
        tapped?() ?? item.performAction()
        item.notifyObservers(of: .tap)
      }, for: .touchUpInside)
    itemDidChange()
  }

  /// Shows the item's current content.
  func itemDidChange() {
    titleLabel?.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    setTitle(item.title, for: .normal)
    styleTitle()
    setImage(item.image, for: .normal)
    // Without a color, the button inherits the bar's tint.
    if let color = item.tintColor ?? looks.lazy.compactMap(\.tintColor).first { tintColor = color }
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.spokenName
    accessibilityHint = item.accessibilityHint
    if item.accessibilityTraits != .button { accessibilityTraits = item.accessibilityTraits }
    if !item.isAccessibilityElement { isAccessibilityElement = false }
    menu = item.menu
    showsMenuAsPrimaryAction = item.menu != nil && item.primaryAction == nil && item.action == nil
    superview?.setNeedsLayout()
  }

  /// Shows the title with the attributes of its states.
  private func styleTitle() {
    let all = [item.titleAttributes] + looks.map(\.titleAttributes)
    for state in Set(attributedTitles.keys).union(all.flatMap(\.states)) {
      let attributes = all.reduce([:]) { $0.merging($1.shown(in: state)) { own, _ in own } }
      let title = attributes.isEmpty ? nil : item.title
      setAttributedTitle(title.map { NSAttributedString(string: $0, attributes: attributes) }, for: state)
    }
  }

  /// Returns a width of at least 30 points, so that an image without a title is easy to tap.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let size = super.sizeThatFits(size)
    return CGSize(width: max(30, size.width), height: size.height)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
