import Foundation

/// Items in sections, laid out by a layout; only the visible ones have cells.
@MainActor
open class UICollectionView: UIScrollView {
  public weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Decides where the parts lie.
  public var collectionViewLayout: UICollectionViewLayout {
    didSet { if collectionViewLayout !== oldValue { layoutDidChange(from: oldValue) } }
  }
  /// A view behind the items that does not scroll.
  public var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  public var allowsSelection: Bool = true
  public var allowsMultipleSelection: Bool = false

  /// The kinds of supplementary views that a flow layout has places for.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  var viewClasses: [String: UICollectionReusableView.Type] = [:]
  var unusedViews: ReusePool<UICollectionReusableView> = ReusePool()
  var visibleViews: [UICollectionViewElement: UICollectionReusableView] = [:]
  var selectedPaths: [IndexPath] = []
  var highlightedPath: IndexPath?
  /// The cell that the data source fills anew and should get instead of another one.
  var reconfigured: UICollectionViewCell?
  /// What the batch of updates that is open says so far.
  var update: ListUpdate = ListUpdate()
  var knownItemCounts: [Int]?
  private var isPrepared = false
  private var boundsAtLastLayout: CGRect = .zero
  private var insetsAtPreparation: UIEdgeInsets = .zero
  /// Whether the content's beginning was shown.
  private var hasBegun = false

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// The collection's delegate, which is its scroll view's too.
  var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

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
    backgroundView?.frame = bounds
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginTracking(touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    continueTracking(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTracking(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlight()
  }

  override func restingPlace(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  /// Asks the data source anew for everything, and forgets the selection.
  open func reloadData() {
    for element in visibleViews.keys.sorted(by: { $0.isBefore($1) }) { retire(element) }
    selectedPaths = []
    knownItemCounts = nil
    collectionViewLayout.forgetMeasuredSizes()
    layoutWasInvalidated()
  }

  /// Takes another layout; the cells go to their new places.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Lets the layout get ready anew before it is asked again.
  func layoutWasInvalidated() {
    isPrepared = false
    setNeedsLayout()
  }

  /// Lets the layout get ready if it is not.
  func prepareLayout() {
    if isPrepared, insetsAtPreparation == adjustedContentInset { return }
    isPrepared = true
    insetsAtPreparation = adjustedContentInset
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
    if !hasBegun, bounds.width > 0 { begin() }
  }

  /// Shows the content's beginning, once there is room for it.
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
    case vertical
    case horizontal
  }

  /// What attributes are about.
  public enum ElementCategory: String, Hashable, Sendable {
    case cell
    case supplementaryView
  }

  /// Where an item that is scrolled to lies; the values are UIKit's. An empty set scrolls as little as needed.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}
