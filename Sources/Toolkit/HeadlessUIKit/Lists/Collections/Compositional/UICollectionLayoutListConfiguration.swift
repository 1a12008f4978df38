import Foundation

/// How a compositional layout shows a list.
///
///     var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
///     list.headerMode = .supplementary
///     let layout = UICollectionViewCompositionalLayout.list(using: list)
///     collectionView.collectionViewLayout = layout
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The look of a list; the values are UIKit's.
  public enum Appearance: Int, Hashable, Sendable {
    /// Rows over the whole width.
    case plain
    /// Rows in groups.
    case grouped
    /// Rows in groups with space at the sides.
    case insetGrouped
    /// Rows of a sidebar.
    case sidebar
    /// Rows of a sidebar without a background.
    case sidebarPlain
  }

  /// What is above a section; the values are UIKit's.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// A supplementary view.
    case supplementary
    /// The section's first item.
    case firstItemInSection
  }

  /// What is below a section; the values are UIKit's.
  public enum FooterMode: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// A supplementary view.
    case supplementary
  }

  /// Returns the actions of a row that is swiped.
  public typealias SwipeActionsConfigurationProvider = @MainActor (IndexPath) -> UISwipeActionsConfiguration?

  /// The look of the list.
  public var appearance: Appearance
  /// Whether there are lines between rows; `true` by default. Stored only.
  public var showsSeparators: Bool = true
  /// The color behind the rows; `nil`, the default, for the look's own. Stored only.
  public var backgroundColor: UIColor?
  /// What is above a section; nothing by default.
  public var headerMode: HeaderMode = .none
  /// What is below a section; nothing by default.
  public var footerMode: FooterMode = .none
  /// The space above a header, in points; `nil`, the default, for the look's own. Stored only.
  public var headerTopPadding: CGFloat?
  /// Returns the actions at the leading side; `nil` by default. Never called here.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions at the trailing side; `nil` by default. Never called here.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a configuration without headers and footers.
  ///
  /// - Parameter appearance: The look; the inset looks leave 16 points at both sides of the rows.
  public init(appearance: Appearance) {
    self.appearance = appearance
  }

  /// The space around the rows of a section: that of a table of the same look.
  var contentInsets: NSDirectionalEdgeInsets {
    switch appearance {
    case .plain, .grouped, .sidebarPlain: .zero
    case .insetGrouped, .sidebar: NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    }
  }
}

/// A row of a list in a collection, as wide as the list and as high as its content requires.
///
///     let cell = UICollectionViewListCell(frame: .zero)
///     var content = cell.defaultContentConfiguration()
///     content.text = "Wi-Fi"
///     cell.contentConfiguration = content
///     cell.accessories = [.disclosureIndicator()]
///     cell.sizeThatFits(CGSize(width: 320, height: 0)).width  // 320
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The number of steps by which the content is indented; 0 by default. Stored only.
  open var indentationLevel: Int = 0
  /// The width of a step in points; 10 by default. Stored only.
  open var indentationWidth: CGFloat = 10

  /// What is beside the content, from its edge outward; nothing by default.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories(insteadOf: oldValue) } }

  /// The given width, and the height of the content, at least 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = contentConfiguration == nil ? 0 : super.sizeThatFits(size).height
    return CGSize(width: size.width, height: max(UITableView.usualRowHeight, height))
  }

  /// Returns the content of a row with the list's looks, without texts and pictures.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private func showAccessories(insteadOf old: [UICellAccessory]) {
    for accessory in old { accessory.view?.removeFromSuperview() }
    for accessory in accessories where accessory.isShown(isEditing: false) {
      if let view = accessory.view { addSubview(view) }
    }
    setNeedsLayout()
  }

  /// Arranges the accessories at both sides, 16 points from the edges and 8 from each other, with the
  /// content between them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !accessories.isEmpty else { return }
    // How far the accessories at each side reach.
    var (leading, trailing) = (CGFloat(0), CGFloat(0))
    for accessory in accessories {
      guard let view = accessory.view, view.superview === self, !view.isHidden else { continue }
      let size = view.intrinsicContentSize.width > 0 ? view.intrinsicContentSize : view.bounds.size
      let taken = accessory.isLeading ? leading : trailing
      let x = taken == 0 ? 16 : taken + 8
      let y = UIScreen.main.pixelGrid.round((bounds.height - size.height) / 2)
      position(view, x: accessory.isLeading ? x : bounds.width - x - size.width, y: y, size)
      if accessory.isLeading { leading = x + size.width } else { trailing = x + size.width }
    }
    position(
      contentView, x: leading, y: 0,
      CGSize(width: max(0, bounds.width - leading - trailing), height: bounds.height))
    for view in contentView.subviews where view is any UIContentView { view.frame = contentView.bounds }
  }

  private func position(_ view: UIView, x: CGFloat, y: CGFloat, _ size: CGSize) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = CGRect(
      x: isMirrored ? bounds.width - x - size.width : x, y: y, width: size.width, height: size.height)
  }
}
