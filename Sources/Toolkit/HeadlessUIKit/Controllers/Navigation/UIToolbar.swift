import Foundation

/// A bar of buttons at the bottom.
///
///     let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
///     bar.items = [
///       UIBarButtonItem(systemItem: .cancel), .flexibleSpace(), UIBarButtonItem(systemItem: .done),
///     ]
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The buttons and spaces, from the leading side; `nil` by default.
  open var items: [UIBarButtonItem]? { didSet { reload() } }
  /// The color of the bar; `nil` by default.
  open var barTintColor: UIColor? { didSet { showBackground() } }
  /// The look of the bar; the system's by default. Its color overrides ``barTintColor``.
  open var standardAppearance: UIToolbarAppearance = UIToolbarAppearance() { didSet { showBackground() } }
  /// The look of the bar over content that is scrolled to its end; `nil`, the default, for the
  /// standard look without its background, as since iOS 15.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { showBackground() } }
  /// Whether the bar is over content that is scrolled to its end; always `false` without a
  /// controller.
  var isAtScrollEdge: Bool = false { didSet { if isAtScrollEdge != oldValue { showBackground() } } }
  /// Whether content continues under the bar; always `false` without a controller.
  var hasContentUnder: Bool = false
  /// Whether the bar is translucent, so that content extends behind it; `true` by default.
  open var isTranslucent: Bool = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }
  /// The style used before appearances existed; dark on light by default. Stored only.
  open var barStyle: UIBarStyle = .default
  private var entries: [(item: UIBarButtonItem, view: UIView?)] = []

  /// Replaces the items.
  ///
  /// - Parameters:
  ///   - items: The buttons and spaces, from the leading side; `nil` for none.
  ///   - animated: Has no effect: the change is immediate.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  open override var intrinsicContentSize: CGSize { barSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { barSize(in: size) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // The bar is shorter on a phone in landscape.
    invalidateIntrinsicContentSize()
  }

  private func showBackground() {
    backgroundColor = shownBackgroundColor(
      atEdge: scrollEdgeAppearance, else: standardAppearance, tint: barTintColor)
  }

  private func reload() {
    entries.forEach { $0.view?.removeFromSuperview() }
    entries = (items ?? []).map { ($0, $0.makeBarView()) }
    entries.compactMap(\.view).forEach(addSubview)
    setNeedsLayout()
  }

  /// Positions the items, 16 points from the sides and 8 from each other; flexible spaces share the
  /// remaining width.
  open override func layoutSubviews() {
    let insets = safeAreaInsets
    let sizes = entries.map { $0.item.size(in: self, of: $0.view) }
    let gaps = CGFloat(max(0, entries.count - 1)) * 8
    let free = bounds.width - insets.left - insets.right - 32 - gaps - sizes.reduce(0) { $0 + $1.width }
    let spaces = entries.count { $0.item.systemItem == .flexibleSpace }
    var x = 16 + insets.left
    for (entry, size) in zip(entries, sizes) {
      let isFlexible = entry.item.systemItem == .flexibleSpace
      let frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      entry.view?.frame = mirrored(frame)
      // Flexible spaces have no width if the items do not fit.
      x += (isFlexible ? max(0, free) / CGFloat(spaces) : size.width) + 8
    }
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
