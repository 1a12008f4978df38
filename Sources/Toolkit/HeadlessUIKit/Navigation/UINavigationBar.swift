import Foundation

/// The bar that names the top controller and leads back to the one before.
@MainActor
open class UINavigationBar: UIView {
  /// The items of the controllers on the stack, the last one on top. A bar without a controller has its items set here.
  public var items: [UINavigationItem]? {
    didSet {
      oldValue?.forEach { $0.bar = nil }
      items?.forEach { $0.bar = self }
      reload()
    }
  }
  /// Whether titles are large, where their items allow that; they are not by default.
  public var prefersLargeTitles: Bool = false { didSet { reload() } }
  /// What the bar looks like.
  public var standardAppearance: UINavigationBarAppearance = UINavigationBarAppearance() {
    didSet { color(standardAppearance.backgroundColor) }
  }
  /// What the bar looks like over content that is scrolled to its top; as else by default. It is not shown apart.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The color behind the bar's content.
  public var barTintColor: UIColor? { didSet { color(barTintColor) } }
  public var isTranslucent: Bool = true
  /// What the back button does; without a controller the bar pops its top item.
  var didTapBack: (@MainActor () -> Void)?
  /// Lets the controller know that the bar may want another height.
  var heightDidChange: (@MainActor () -> Void)?

  /// What stands behind the content of a bar that has a color; under a status bar it reaches to the top of the screen.
  let barBackground = _UIBarBackground(frame: .zero)
  let titleLabel = UILabel(frame: .zero)
  let largeTitleLabel = UILabel(frame: .zero)
  private(set) var leftViews: [BarView] = []
  private(set) var rightViews: [BarView] = []
  private(set) var titleView: UIView?

  /// An item, and the view that stands for it; a space has none.
  struct BarView {
    let item: UIBarButtonItem
    let view: UIView?
    var backTitles: [BackTitle] = []
  }

  /// A title that a back button may have, and how wide it makes the button.
  struct BackTitle {
    let text: String
    let width: CGFloat
  }

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
    largeTitleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    largeTitleLabel.accessibilityTraits = .header
    addSubview(titleLabel)
  }

  public var topItem: UINavigationItem? { items?.last }
  public var backItem: UINavigationItem? { items?.dropLast().last }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    items = (items ?? []) + [item]
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let top = topItem else { return nil }
    items?.removeLast()
    return top
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
  }

  /// Makes the buttons anew.
  func reload() {
    (leftViews + rightViews).forEach { $0.view?.removeFromSuperview() }
    leftViews = makeLeftViews()
    rightViews = (topItem?.rightBarButtonItems ?? []).map { BarView(item: $0, view: $0.makeBarView()) }
    showTitle()
    (leftViews + rightViews).compactMap(\.view).forEach(addSubview)
    setNeedsLayout()
    heightDidChange?()
  }

  private func color(_ color: UIColor?) {
    barBackground.backgroundColor = color
    color == nil ? barBackground.removeFromSuperview() : insertSubview(barBackground, at: 0)
    setNeedsLayout()
  }

  private func showTitle() {
    titleLabel.text = showsLargeTitle || topItem?.titleView != nil ? nil : topItem?.title
    if titleView !== topItem?.titleView {
      titleView?.removeFromSuperview()
      titleView = topItem?.titleView
      if let titleView { addSubview(titleView) }
    }
    largeTitleLabel.text = topItem?.title
    showsLargeTitle ? addSubview(largeTitleLabel) : largeTitleLabel.removeFromSuperview()
  }

  private func makeLeftViews() -> [BarView] {
    let items = (topItem?.leftBarButtonItems ?? []).map { BarView(item: $0, view: $0.makeBarView()) }
    guard items.isEmpty || topItem?.leftItemsSupplementBackButton == true, let back = makeBackView() else {
      return items
    }
    return [back] + items
  }

  /// The button with the former controller's title, or "Back". Assistive technology hears the title in any case.
  private func makeBackView() -> BarView? {
    guard let backItem, topItem?.hidesBackButton == false else { return nil }
    let item = UIBarButtonItem(image: backItem.backBarButtonItem?.image)
    item.tintColor = backItem.backBarButtonItem?.tintColor
    item.accessibilityIdentifier = backItem.backBarButtonItem?.accessibilityIdentifier
    item.accessibilityLabel = backItem.backBarButtonItem?.accessibilityLabel ?? backItem.spokenBackTitle
    let button = _UIButtonBarButton(item) { [weak self] in self?.goBack() }
    let titles = backItem.backTitles.map { title in
      item.title = title
      return BackTitle(text: title, width: button.intrinsicContentSize.width)
    }
    item.title = backItem.backTitles[0]
    return BarView(item: item, view: button, backTitles: titles)
  }

  private func goBack() {
    if let didTapBack { return didTapBack() }
    popItem(animated: true)
  }

  open override func layoutSubviews() {
    let isUnderStatusBar = frame.minY > 0 && frame.minY == superview?.safeAreaInsets.top
    let top = isUnderStatusBar ? frame.minY : 0
    barBackground.frame = CGRect(x: 0, y: -top, width: bounds.width, height: bounds.height + top)
    layoutItems()
  }
}

/// The background of a bar, named as UIKit names it.
@MainActor
final class _UIBarBackground: UIView {}

/// What a navigation bar looks like.
@MainActor
public final class UINavigationBarAppearance {
  /// The color behind the bar's content.
  public var backgroundColor: UIColor?

  public init() {}

  /// Takes the system's color that nothing shines through.
  public func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
  }

  /// Takes the system's veil, which has no color of its own here.
  public func configureWithDefaultBackground() {
    backgroundColor = nil
  }

  /// Lets everything shine through.
  public func configureWithTransparentBackground() {
    backgroundColor = nil
  }
}
