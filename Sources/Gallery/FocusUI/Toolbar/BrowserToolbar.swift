import HeadlessUIKit

/// The bar at the bottom of an upright telephone, with the four buttons in equal parts.
final class BrowserToolbar: UIView {
  let toolset: BrowserToolset = BrowserToolset()
  /// Behind the buttons: bright while a page is there, dark while it loads or its address is edited.
  let ground: FadingBackgroundView = FadingBackgroundView(brightOpacity: 0.2)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .focusInk
    addFilling(ground)
    let stack = UIStackView(arrangedSubviews: toolset.buttons)
    stack.distribution = .fillEqually
    addPlaced(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.heightAnchor.constraint(equalToConstant: FocusLayout.toolbarHeight),
    ])
  }

  required init?(coder: NSCoder) {
    nil
  }
}
