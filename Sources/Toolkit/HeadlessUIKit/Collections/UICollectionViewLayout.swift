import Foundation

/// Decides where the parts of a collection are; subclasses override its methods.
@preconcurrency @MainActor
open class UICollectionViewLayout: UIKitObject {
  /// The collection that has the layout; `nil` without one.
  public internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout without settings, as there are no archives to read them from.
  public required init?(coder: NSCoder) {}

  /// Computes the layout, before its first use and after each invalidation; does nothing by
  /// default.
  open func prepare() {}

  /// The size of the whole content, in points; zero by default.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of what is at least partly in a rectangle of the content; `nil` by
  /// default.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item; `nil` by default.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view; `nil` by default.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns whether scrolling, or another frame, invalidates the layout; `false` by default.
  ///
  /// Another size makes the collection prepare its layout again in any case.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Whether lines begin at the right in a language that is read from right to left; `false` by
  /// default.
  ///
  /// The flow layout follows it. Content that scrolls sideways is then shown from its right end
  /// first.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Returns where content that the finger has released comes to rest; the proposed offset by
  /// default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Makes the layout compute everything again at the next layout pass.
  open func invalidateLayout() {
    collectionView?.layoutWasInvalidated()
  }

  /// Makes the layout compute what a context names again; here, everything.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated()
  }

  /// The class of the contexts; that of the base by default.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Returns the context of an invalidation by other bounds, of ``invalidationContextClass``.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Returns whether a size that a view prefers invalidates the layout; `false` by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context of an invalidation by a size that a view prefers.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  private func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let made = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (made ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// The class of the attributes that the system's layouts make; that of the base by default.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Makes attributes of ``layoutAttributesClass``.
  func makeAttributes(_ path: IndexPath, kind: String? = nil) -> UICollectionViewLayoutAttributes {
    let made = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (made ?? UICollectionViewLayoutAttributes.self).init()
    attributes.indexPath = path
    attributes.representedElementKind = kind
    attributes.representedElementCategory = kind == nil ? .cell : .supplementaryView
    return attributes
  }

  /// Returns where an item is before it appears; its position by default. Stored only: items appear in their position.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns where an item is after it disappeared; its position by default. Stored only: items disappear at once.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether the content is shown from its right end first.
  var beginsAtRight: Bool { false }

  /// Whether cells may have another size than the layout gives them.
  var measuresCells: Bool { false }

  /// Whether a cell that is measured keeps the width that the layout gives it.
  var keepsWidthOfCells: Bool { false }

  /// Accepts the size that a cell was measured with.
  ///
  /// - Returns: Whether it differs from the size before.
  func accept(_ size: CGSize, forItemAt path: IndexPath) -> Bool { false }

  /// Forgets measured sizes, because the items have changed.
  func forgetMeasuredSizes() {}
}

/// Where an item or a supplementary view of a collection is, and what it looks like.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: UIKitObject {
  /// The item, or the item or section that a supplementary view belongs to.
  public var indexPath: IndexPath
  /// Whether the attributes are about an item or a supplementary view.
  public internal(set) var representedElementCategory: UICollectionView.ElementCategory = .cell
  /// The kind of a supplementary view; `nil` for items.
  public internal(set) var representedElementKind: String?
  /// The frame in the content's coordinates; empty by default.
  open var frame: CGRect = .zero
  /// The opacity, from 0 to 1; 1 by default.
  open var alpha: CGFloat = 1
  /// Whether the element has no view; `false` by default.
  open var isHidden: Bool = false
  /// The depth; elements with a higher index are in front. 0 by default.
  open var zIndex: Int = 0

  /// Creates the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, representedElementCategory) = (indexPath, .supplementaryView)
    representedElementKind = elementKind
  }

  /// Creates the attributes of the first item; `required`, as copies are made by their class.
  public required override init() {
    indexPath = IndexPath(item: 0, section: 0)
  }

  /// Returns a copy of the same class; a subclass copies what it adds.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    (copy.indexPath, copy.representedElementCategory) = (indexPath, representedElementCategory)
    copy.representedElementKind = representedElementKind
    (copy.frame, copy.alpha, copy.isHidden, copy.zIndex) = (frame, alpha, isHidden, zIndex)
    return copy
  }

  /// Returns whether another object has the same values; a subclass compares what it adds.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated {
      element == other.element && frame == other.frame && alpha == other.alpha
        && isHidden == other.isHidden && zIndex == other.zIndex
    }
  }

  /// A number that is the same for equal attributes.
  nonisolated open override var hash: Int { MainActor.assumeIsolated { element.hashValue } }

  /// The size of the frame; setting it keeps the center.
  public var size: CGSize {
    get { frame.size }
    set {
      frame = CGRect(x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, size: newValue)
    }
  }

  /// The center of the frame; setting it keeps the size.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame = CGRect(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2, size: frame.size)
    }
  }

  /// The size of the frame as a rectangle at the origin.
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// The element that the attributes are about.
  var element: UICollectionViewElement {
    UICollectionViewElement(kind: representedElementKind, path: indexPath)
  }

  /// Returns a copy of the same class.
  func copied() -> UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }
}

/// What of a layout is not valid any more.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: UIKitObject {
  /// Whether all items have changed; `false` here.
  open var invalidateEverything: Bool { false }
  /// Whether the number of items may have changed; `false` here.
  open var invalidateDataSourceCounts: Bool { false }
  /// By how much the content's origin moves; by nothing by default. Stored only.
  open var contentOffsetAdjustment: CGPoint = .zero
  /// By how much the content grows; by nothing by default. Stored only.
  open var contentSizeAdjustment: CGSize = .zero
  /// The items that are invalid; none by default.
  public private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Creates a context; `required`, as layouts make contexts by their class.
  public required override init() { super.init() }

  /// Adds invalid items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// What of a flow layout is not valid any more.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes again; `true` by default, and always so here.
  open var invalidateFlowLayoutDelegateMetrics: Bool = true
  /// Whether attributes are computed again; `true` by default, and always so here.
  open var invalidateFlowLayoutAttributes: Bool = true
}

extension CGRect {
  fileprivate init(x: CGFloat, y: CGFloat, size: CGSize) {
    self.init(origin: CGPoint(x: x, y: y), size: size)
  }
}

/// An item, or a supplementary view of a kind at an item or section.
struct UICollectionViewElement: Hashable, Sendable {
  /// The kind of a supplementary view; `nil` for items.
  var kind: String?
  var path: IndexPath

  func isBefore(_ other: UICollectionViewElement) -> Bool {
    path == other.path ? (kind ?? "") < (other.kind ?? "") : path < other.path
  }
}
