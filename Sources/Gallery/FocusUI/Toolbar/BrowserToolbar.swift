import HeadlessUIKit

/// The bar at the bottom of an upright telephone, with the four buttons in equal parts.
public final class BrowserToolbar: UIView {
  public let toolset: BrowserToolset = BrowserToolset()
  /// The color behind the buttons; dark by default.
  public var look: BarLook = .dark { didSet { backgroundColor = look.color } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = look.color
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

  public required init?(coder: NSCoder) {
    nil
  }
}
