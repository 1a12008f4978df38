import Foundation

/// Decides where the parts of a collection are; subclasses override its methods.
@preconcurrency @MainActor
open class UICollectionViewLayout: UIKitObject {
  /// The collection that has the layout; `nil` without one.
  public internal(set) weak var collectionView: UICollectionView?
  /// What makes the decoration views of each kind.
  var decorationSources: [String: ReusableViewSource<UICollectionReusableView>] = [:]

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
  ///
  /// - Parameter rect: The rectangle in the content's coordinates, usually the visible part.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item; `nil` by default.
  ///
  /// - Parameter indexPath: The item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view; `nil` by default.
  ///
  /// - Parameters:
  ///   - elementKind: The kind, such as `UICollectionView.elementKindSectionHeader`.
  ///   - indexPath: The item or the section of the view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view; `nil` by default.
  ///
  /// - Parameters:
  ///   - elementKind: The kind that is registered with the layout.
  ///   - indexPath: The item or the section of the view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Registers the class of the decoration views of a kind; `nil` removes it.
  ///
  /// - Parameters:
  ///   - viewClass: A subclass of `UICollectionReusableView`; `nil` removes the registration.
  ///   - elementKind: The kind, for ``layoutAttributesForDecorationView(ofKind:at:)``.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationSources[elementKind] = .registered(viewClass)
  }

  /// Registers the nib of the decoration views of a kind; `nil` removes it.
  ///
  /// - Parameters:
  ///   - nib: The nib; `nil` removes the registration.
  ///   - elementKind: The kind, for ``layoutAttributesForDecorationView(ofKind:at:)``.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationSources[elementKind] = nib.map { .nib($0) }
  }

  /// Returns whether scrolling, or another frame, invalidates the layout; `false` by default.
  ///
  /// Another size makes the collection prepare its layout again in any case.
  ///
  /// - Parameter newBounds: The bounds that the collection has now; their origin is the content
  ///   offset.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Whether lines begin at the right in a language that reads from right to left; `false` by
  /// default.
  ///
  /// The flow layout supports it; content that scrolls sideways then begins at its right end.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Returns the offset at which released content stops; the proposed one by default.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: Where the content would stop, in points.
  ///   - velocity: In points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Makes the layout compute everything again at the next layout pass.
  open func invalidateLayout() {
    collectionView?.layoutWasInvalidated()
  }

  /// Makes the layout compute the parts named by a context again; here, everything.
  ///
  /// - Parameter context: Ignored here.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated()
  }

  /// The class of the invalidation contexts; the base class by default.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Returns the context of an invalidation by other bounds, of ``invalidationContextClass``.
  ///
  /// - Parameter newBounds: The collection's new bounds; ignored by default.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Returns whether a size that a view prefers invalidates the layout; `false` by default.
  ///
  /// - Parameters:
  ///   - preferredAttributes: The attributes that the view prefers.
  ///   - originalAttributes: Those of the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context of an invalidation by a size that a view prefers.
  ///
  /// - Parameters:
  ///   - preferredAttributes: The attributes that the view prefers.
  ///   - originalAttributes: Those of the layout.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  private func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let made = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (made ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// The class of the attributes that the system's layouts make; the base class by default.
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

  /// Returns where an item is before it appears; `nil` by default. Never called here: items appear
  /// in their final position.
  ///
  /// - Parameter itemIndexPath: The item, by its index path after the update.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns where an item is after it disappears; `nil` by default. Never called here: items
  /// disappear at once.
  ///
  /// - Parameter itemIndexPath: The item, by its index path before the update.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether the content is shown from its right end first.
  var beginsAtRight: Bool { false }

  /// What sections keep clear in addition to their own insets and the collection's content insets.
  var referenceInsets: UIEdgeInsets { .zero }

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
