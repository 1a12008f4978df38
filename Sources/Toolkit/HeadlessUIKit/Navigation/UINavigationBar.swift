import Foundation

/// The bar that names the top controller and leads back to the one before.
@MainActor
open class UINavigationBar: UIView {
  /// The items of the controllers on the stack, the last one on top.
  public private(set) var items: [UINavigationItem]?
  /// What the back button does.
  var didTapBack: (@MainActor () -> Void)?

  private let titleLabel = UILabel(frame: .zero)
  private var leftButtons: [_UIButtonBarButton] = []
  private var rightButtons: [_UIButtonBarButton] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.accessibilityTraits = .header
    addSubview(titleLabel)
  }

  public var topItem: UINavigationItem? { items?.last }
  public var backItem: UINavigationItem? { items?.dropLast().last }

  /// Shows the last of `items`, with a way back to the one before.
  func setItems(_ items: [UINavigationItem]) {
    self.items?.forEach { $0.bar = nil }
    self.items = items
    items.forEach { $0.bar = self }
    reload()
  }

  /// Makes the buttons anew.
  func reload() {
    (leftButtons + rightButtons).forEach { $0.removeFromSuperview() }
    titleLabel.text = topItem?.title
    leftButtons = (topItem?.leftBarButtonItems ?? []).map { _UIButtonBarButton($0) }
    if leftButtons.isEmpty, let back = makeBackButton() { leftButtons = [back] }
    rightButtons = (topItem?.rightBarButtonItems ?? []).map { _UIButtonBarButton($0) }
    (leftButtons + rightButtons).forEach(addSubview)
    setNeedsLayout()
  }

  /// The button with the former controller's title, or "Back".
  private func makeBackButton() -> _UIButtonBarButton? {
    guard let backItem, topItem?.hidesBackButton == false else { return nil }
    let title = backItem.backButtonTitle ?? backItem.title
    let item = UIBarButtonItem(title: title?.isEmpty == false ? title : "Back")
    return _UIButtonBarButton(item) { [weak self] in self?.didTapBack?() }
  }

  /// Buttons go to the sides, 16 points from the edge and 8 from each other; the title to the middle of what is left.
  open override func layoutSubviews() {
    let insets = safeAreaInsets
    var left = 16 + insets.left
    var right = bounds.width - 16 - insets.right
    for button in leftButtons {
      button.frame = frame(for: button, from: left)
      left = button.frame.maxX + 8
    }
    for button in rightButtons {
      button.frame = frame(for: button, from: right - button.intrinsicContentSize.width)
      right = button.frame.minX - 8
    }
    let size = titleLabel.intrinsicContentSize
    let width = min(size.width, max(0, right - left))
    let middle = min(max((bounds.width - width) / 2, left), right - width)
    titleLabel.frame = CGRect(
      x: middle, y: (bounds.height - size.height) / 2, width: width, height: size.height)
  }

  private func frame(for button: UIButton, from left: CGFloat) -> CGRect {
    CGRect(x: left, y: 0, width: button.intrinsicContentSize.width, height: bounds.height)
  }
}
