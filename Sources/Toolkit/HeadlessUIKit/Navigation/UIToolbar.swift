import Foundation

/// A bar of buttons at the bottom.
@MainActor
open class UIToolbar: UIView {
  public var items: [UIBarButtonItem]? { didSet { reload() } }
  private var buttons: [(item: UIBarButtonItem, button: _UIButtonBarButton?)] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func reload() {
    buttons.forEach { $0.button?.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      (item, item.systemItem == .flexibleSpace ? nil : _UIButtonBarButton(item))
    }
    buttons.compactMap(\.button).forEach(addSubview)
    setNeedsLayout()
  }

  /// Buttons stand 16 points from the sides and 8 from each other; flexible spaces share what is left.
  open override func layoutSubviews() {
    let insets = safeAreaInsets
    let widths = buttons.map { $0.button?.intrinsicContentSize.width ?? 0 }
    let gaps = CGFloat(max(0, buttons.count - 1)) * 8
    let free = bounds.width - insets.left - insets.right - 32 - gaps - widths.reduce(0, +)
    let spaces = buttons.count { $0.button == nil }
    var x = 16 + insets.left
    for (index, width) in widths.enumerated() {
      buttons[index].button?.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += (buttons[index].button == nil ? max(0, free) / CGFloat(spaces) : width) + 8
    }
  }
}
