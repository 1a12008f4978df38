import Foundation

/// A scroll view with items in sections, positioned by a layout; only visible items have cells.
///
///     let layout = UICollectionViewFlowLayout()
///     layout.itemSize = CGSize(width: 100, height: 100)
///     let photos = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
///     photos.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
///     photos.allowsMultipleSelection = true
///     view.addSubview(photos)
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Provides the items and their cells; setting it reloads everything.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Decides where the items are; another layout takes effect at once.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { if collectionViewLayout !== oldValue { layoutDidChange(from: oldValue) } }
  }
  /// A view behind the items that does not scroll; `nil` by default.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Whether the user can select items; `true` by default.
  open var allowsSelection: Bool = true
  /// Whether several items can be selected at a time; `false` by default.
  open var allowsMultipleSelection: Bool = false

  /// The kind of a section's header in a flow layout.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer in a flow layout.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  var viewSources: [String: ReusableViewSource<UICollectionReusableView>] = [:]
  var unusedViews: ReusePool<UICollectionReusableView> = ReusePool()
  var visibleViews: [UICollectionViewElement: UICollectionReusableView] = [:]
  var selectedPaths: [IndexPath] = []
  var highlightedPath: IndexPath?
  /// The cell that the data source is filling again, and that dequeuing returns.
  var reconfigured: UICollectionViewCell?
  /// The updates of the open batch.
  var update: ListUpdate = ListUpdate()
  var knownItemCounts: [Int]?
  private var isPrepared = false
  private var boundsAtLastLayout: CGRect = .zero
  private var insetsAtPreparation: [UIEdgeInsets] = []
  /// Whether the beginning of the content was shown.
  private var hasBegun = false

  /// Creates a collection with a layout, and a system background.
  ///
  /// - Parameters:
  ///   - frame: The frame in points.
  ///   - layout: The layout, which belongs to this collection only.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    // Property observers do not run in initializers.
    layout.collectionView = self
    backgroundColor = .systemBackground
  }

  /// Creates a collection with a flow layout; a file of Interface Builder sets its own one later.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
    coder.decodeInterface(of: self)
  }

  override var decodesInterfaceItself: Bool { true }

  /// Registers the class of cells for an identifier; `nil` removes it.
  ///
  /// - Parameters:
  ///   - cellClass: A subclass of `UICollectionViewCell`; `nil` removes the registration.
  ///   - identifier: The reuse identifier; another registration for it is replaced.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let source = ReusableViewSource<UICollectionViewCell>.registered(cellClass)
    if case .viewClass(let cellClass) = source { return setSource(.viewClass(cellClass), nil, identifier) }
    setSource(nil, nil, identifier)
  }

  /// Registers the nib of cells for an identifier; `nil` removes it.
  ///
  /// - Parameters:
  ///   - nib: The nib; `nil` removes the registration.
  ///   - identifier: The reuse identifier; another registration for it is replaced.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    setSource(nib.map { .nib($0) }, nil, identifier)
  }

  /// Registers the class of the supplementary views of a kind for an identifier; `nil` removes it.
  ///
  /// - Parameters:
  ///   - viewClass: A subclass of `UICollectionReusableView`; `nil` removes the registration.
  ///   - elementKind: The kind of the views.
  ///   - identifier: The reuse identifier, which is separate for each kind.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    setSource(.registered(viewClass), elementKind, identifier)
  }

  /// Registers the nib of the supplementary views of a kind for an identifier; `nil` removes it.
  ///
  /// - Parameters:
  ///   - nib: The nib; `nil` removes the registration.
  ///   - kind: The kind of the views.
  ///   - identifier: The reuse identifier, which is separate for each kind.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    setSource(nib.map { .nib($0) }, kind, identifier)
  }

  /// The scroll view's delegate, if it is a collection's.
  var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  override var measuresOwnContent: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if bounds != boundsAtLastLayout {
      let isOther = bounds.size != boundsAtLastLayout.size
      boundsAtLastLayout = bounds
      if isOther || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
        isPrepared = false
      }
    }
    layoutElements()
    // The bounds move as the content scrolls; the background stays in view.
    backgroundView?.frame = bounds
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    // Layouts mirror their content.
    if previous.layoutDirection != traitCollection.layoutDirection { layoutWasInvalidated() }
  }

  override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  /// Loads everything from the data source again, and clears the selection.
  open func reloadData() {
    // Sorted, because the order of a dictionary would change that of the delegate's calls.
    for element in visibleViews.keys.sorted(by: { $0.isBefore($1) }) { retire(element) }
    selectedPaths = []
    knownItemCounts = nil
    collectionViewLayout.forgetMeasuredSizes()
    layoutWasInvalidated()
  }

  /// Replaces the layout; the cells move to their new positions, at once even if `animated`.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - animated: No effect, as the cells move at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Makes the layout prepare again before it is used next.
  func layoutWasInvalidated() {
    isPrepared = false
    setNeedsLayout()
  }

  /// Prepares the layout, unless it is prepared already.
  func prepareLayout() {
    // Insets change without an invalidation, as when a bar appears, and layouts depend on them.
    let insets = [adjustedContentInset, collectionViewLayout.referenceInsets]
    if isPrepared, insetsAtPreparation == insets { return }
    isPrepared = true
    insetsAtPreparation = insets
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
    if !hasBegun, bounds.width > 0 { begin() }
  }

  /// Shows the beginning of the content, once the collection has a size.
  private func begin() {
    hasBegun = true
    guard collectionViewLayout.beginsAtRight else { return }
    contentOffset.x = contentSize.width + adjustedContentInset.right - bounds.width
  }

  private func layoutDidChange(from old: UICollectionViewLayout) {
    old.collectionView = nil
    collectionViewLayout.collectionView = self
    layoutWasInvalidated()
  }
}

extension UICollectionView {
  /// The direction in which a flow layout scrolls.
  public enum ScrollDirection: String, Hashable, Sendable, CaseIterable {
    /// Lines of items follow each other from top to bottom.
    case vertical
    /// Lines of items follow each other from side to side.
    case horizontal
  }

  /// The kinds of elements that layout attributes describe.
  public enum ElementCategory: String, Hashable, Sendable {
    /// An item's cell.
    case cell
    /// A supplementary view, such as a header.
    case supplementaryView
    /// A decoration view, which the layout makes.
    case decorationView
  }

  /// Where an item is after scrolling to it; the values are UIKit's. An empty set scrolls as little
  /// as needed.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from UIKit's bits.
    ///
    /// - Parameter rawValue: One bit for each position; the bits of no position have no effect.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle between the sides.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}
