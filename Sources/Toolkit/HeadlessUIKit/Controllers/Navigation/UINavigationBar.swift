import Foundation

/// The bar that shows the title of the top controller and a button that goes back.
///
/// A navigation controller sets the items of its bar. On a bar of your own:
///
///     let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
///     bar.pushItem(UINavigationItem(title: "Folders"), animated: false)
///     bar.pushItem(UINavigationItem(title: "Inbox"), animated: false)
///     bar.topItem?.title  // "Inbox"
///     bar.backItem?.title  // "Folders"
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The items of the controllers on the stack, with the top one last. Set them only on a bar
  /// without a navigation controller.
  open var items: [UINavigationItem]? {
    didSet {
      oldValue?.forEach { $0.bar = nil }
      items?.forEach { $0.bar = self }
      reload()
    }
  }
  /// Whether titles are large if their items allow it; `false` by default.
  open var prefersLargeTitles: Bool = false { didSet { reload() } }
  /// The attributes of the title if the bar's look has none; `nil`, the default, for the semibold
  /// system font of 17 points.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { updateAppearance() } }
  /// The attributes of the large title if the bar's look has none; `nil`, the default, for the bold
  /// system font of 34 points.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { updateAppearance() } }
  /// The look of the bar; the system's by default.
  open var standardAppearance: UINavigationBarAppearance = UINavigationBarAppearance() {
    didSet { updateAppearance() }
  }
  /// The look of the bar over content that is scrolled to its top; `nil`, the default, for the
  /// standard look without its background, as since iOS 15.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { updateAppearance() } }
  /// The look of the bar in compact height; `nil`, the default, for the standard look.
  open var compactAppearance: UINavigationBarAppearance? { didSet { updateAppearance() } }
  /// The look of a bar in compact height over content that is scrolled to its top; `nil`, the
  /// default, for ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { updateAppearance() } }
  /// The style used before appearances existed; dark on light by default. Stored only.
  open var barStyle: UIBarStyle = .default
  /// The image of the line below the bar; `nil` by default. Stored only.
  open var shadowImage: UIImage?
  /// The color behind the bar's content if the standard look has no color; `nil`, the default, for
  /// the system's. As since iOS 15, a bar over content that is scrolled to its top does not show
  /// it.
  open var barTintColor: UIColor? { didSet { updateAppearance() } }
  /// Whether the bar is over content that is scrolled to its top; always `false` without a
  /// controller.
  var isAtScrollEdge: Bool = false { didSet { if isAtScrollEdge != oldValue { updateAppearance() } } }
  /// Whether content continues under the bar; always `false` without a controller.
  var hasContentUnder: Bool = false
  /// Whether the bar is translucent, so that content extends behind it; `true` by default.
  open var isTranslucent: Bool = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }
  /// Pops the top controller; without a navigation controller the bar pops its top item.
  final var didTapBack: (@MainActor () -> Void)?
  /// Reports that the bar may require another height.
  final var heightDidChange: (@MainActor () -> Void)?

  /// The background of a bar with a color. Below a status bar it extends to the top of the screen.
  let barBackground = _UIBarBackground(frame: .zero)
  let titleLabel = UILabel(frame: .zero)
  let largeTitleLabel = UILabel(frame: .zero)
  private(set) var leftViews: [BarView] = []
  private(set) var rightViews: [BarView] = []
  private(set) var titleView: UIView?
  /// The search bar of the top item.
  private(set) var searchBar: UISearchBar?

  /// An item and the view that represents it; `nil` for a space.
  struct BarView {
    let item: UIBarButtonItem
    let view: UIView?
    var backTitles: [BackTitle] = []
  }

  /// A possible title of a back button, and the button's width with it.
  struct BackTitle {
    let text: String
    let width: CGFloat
  }

  override func setUp() {
    super.setUp()
    titleLabel.accessibilityTraits = .header
    largeTitleLabel.accessibilityTraits = .header
    styleTitles()
    addSubview(titleLabel)
  }

  /// The item that the bar shows: the last one.
  open var topItem: UINavigationItem? { items?.last }
  /// The item that the back button goes back to: the one before the last.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Adds an item on top.
  ///
  /// - Parameters:
  ///   - item: The item that the bar now shows.
  ///   - animated: Has no effect: the change is immediate.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    items = (items ?? []) + [item]
  }

  /// Removes the top item.
  ///
  /// - Parameter animated: Has no effect: the change is immediate.
  /// - Returns: The removed item; `nil` if the bar had no items.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let top = topItem else { return nil }
    items?.removeLast()
    return top
  }

  /// Replaces all items.
  ///
  /// - Parameters:
  ///   - items: The items, with the top one last; `nil` for none.
  ///   - animated: Has no effect: the change is immediate.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
  }

  /// Replaces the buttons with those of the current items.
  func reload() {
    (leftViews + rightViews).forEach { $0.view?.removeFromSuperview() }
    leftViews = makeLeftViews()
    rightViews = (topItem?.rightBarButtonItems ?? []).map { BarView(item: $0, view: $0.makeBarView()) }
    showTitle()
    updateAppearance()
    (leftViews + rightViews).compactMap(\.view).forEach(addSubview)
    setNeedsLayout()
    // A large title may have appeared or disappeared.
    invalidateIntrinsicContentSize()
    heightDidChange?()
  }

  open override var intrinsicContentSize: CGSize { barSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { barSize(in: size) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // The bar is shorter on a phone in landscape.
    invalidateIntrinsicContentSize()
  }

  func updateAppearance() {
    styleTitles()
    setNeedsLayout()
    let color = shownBackgroundColor(
      atEdge: shownScrollEdgeAppearance, else: shownAppearance, tint: barTintColor)
    let look = isAtScrollEdge ? shownScrollEdgeAppearance : shownAppearance
    let material = color == nil ? look?.backgroundEffect : nil
    guard color != barBackground.backgroundColor || material?.name != barBackground.material?.name else {
      return
    }
    barBackground.backgroundColor = color
    barBackground.material = material
    color == nil && material == nil
      ? barBackground.removeFromSuperview() : insertSubview(barBackground, at: 0)
  }

  /// The look of the top item, otherwise of the bar; in compact height the compact one.
  var shownAppearance: UINavigationBarAppearance {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let compact = isCompact ? topItem?.compactAppearance : nil
    return compact ?? topItem?.standardAppearance ?? (isCompact ? compactAppearance : nil)
      ?? standardAppearance
  }

  /// The look over content that is scrolled to its top, of the top item, otherwise of the bar; in
  /// compact height the compact one.
  var shownScrollEdgeAppearance: UINavigationBarAppearance? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let compact = isCompact ? topItem?.compactScrollEdgeAppearance : nil
    return compact ?? topItem?.scrollEdgeAppearance ?? (isCompact ? compactScrollEdgeAppearance : nil)
      ?? scrollEdgeAppearance
  }

  /// Gives both titles the attributes of the current look, in addition to the bar's own.
  private func styleTitles() {
    let look = (isAtScrollEdge ? shownScrollEdgeAppearance : nil) ?? shownAppearance
    titleLabel.style(
      with: look.titleTextAttributes.merging(titleTextAttributes ?? [:]) { look, _ in look },
      font: .systemFont(ofSize: 17, weight: .semibold))
    largeTitleLabel.style(
      with: look.largeTitleTextAttributes.merging(largeTitleTextAttributes ?? [:]) { look, _ in look },
      font: .systemFont(ofSize: 34, weight: .bold))
  }

  private func showTitle() {
    titleLabel.text = showsLargeTitle || topItem?.titleView != nil ? nil : topItem?.title
    // Avoids removing and adding the same view.
    if titleView !== topItem?.titleView {
      titleView?.removeFromSuperview()
      titleView = topItem?.titleView
      if let titleView { addSubview(titleView) }
    }
    showSearchBar()
    largeTitleLabel.text = topItem?.title
    showsLargeTitle ? addSubview(largeTitleLabel) : largeTitleLabel.removeFromSuperview()
    styleTitles()
  }

  private func showSearchBar() {
    let new = topItem?.searchController?.searchBar
    guard new !== searchBar else { return }
    if searchBar?.superview === self { searchBar?.removeFromSuperview() }
    searchBar = new
    if let new { addSubview(new) }
  }

  private func makeLeftViews() -> [BarView] {
    let items = (topItem?.leftBarButtonItems ?? []).map { BarView(item: $0, view: $0.makeBarView()) }
    guard items.isEmpty || topItem?.leftItemsSupplementBackButton == true, let back = makeBackView() else {
      return items
    }
    return [back] + items
  }

  /// Returns the back button, with the previous controller's title or "Back". Assistive technology
  /// always reads the title.
  private func makeBackView() -> BarView? {
    guard let backItem, topItem?.hidesBackButton == false else { return nil }
    let item = UIBarButtonItem(image: backItem.backBarButtonItem?.image)
    item.tintColor = backItem.backBarButtonItem?.tintColor
    item.titleAttributes = backItem.backBarButtonItem?.titleAttributes ?? TitleAttributes()
    item.accessibilityIdentifier = backItem.backBarButtonItem?.accessibilityIdentifier
    item.accessibilityLabel = backItem.backBarButtonItem?.accessibilityLabel ?? backItem.spokenBackTitle
    let button = _UIButtonBarButton(item) { [weak self] in self?.goBack() }
    // Measured by showing each title in turn, so that the font and the image are included.
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
    // Only a bar at the top of the safe area has a status bar above it to cover.
    let isUnderStatusBar = frame.minY > 0 && frame.minY == superview?.safeAreaInsets.top
    let top = isUnderStatusBar ? frame.minY : 0
    barBackground.frame = CGRect(x: 0, y: -top, width: bounds.width, height: bounds.height + top)
    layoutItems()
  }
}

/// The background of a bar, with the name of UIKit's private class.
@preconcurrency @MainActor
final class _UIBarBackground: UIView {
  /// The bar's translucent material; `nil` by default.
  var material: UIBlurEffect? {
    didSet {
      subviews.forEach { $0.removeFromSuperview() }
      guard let material else { return }
      let view = UIVisualEffectView(effect: material)
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }
}
