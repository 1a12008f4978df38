import Foundation

/// Decides where the parts of a collection lie; subclasses answer.
@MainActor
open class UICollectionViewLayout {
  /// The collection that the layout is for.
  public internal(set) weak var collectionView: UICollectionView?

  public init() {}

  /// Makes a layout without settings; there are no archives to read them from.
  public required init?(coder: NSCoder) {}

  /// Gets ready to answer; called before the first question and after each invalidation.
  open func prepare() {}

  /// The size of everything.
  open var collectionViewContentSize: CGSize { .zero }

  /// What lies at least partly in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether everything is laid out anew when the content is scrolled or the frame changes; no by default.
  ///
  /// A changed size is laid out anew in any case by layouts that depend on it, as the flow layout is.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Whether lines begin at the right where the language is read from right to left; no by default.
  ///
  /// The flow layout heeds it. Sideways its content is first seen from its right end then.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Where content that was let go shall come to rest; the proposed place by default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Lays everything out anew at the end of the turn.
  open func invalidateLayout() {
    collectionView?.layoutWasInvalidated()
  }

  /// Whether the content is first seen from its right end.
  var beginsAtRight: Bool { false }

  /// Whether cells may want another size than the layout gives them.
  var measuresCells: Bool { false }

  /// Takes the size that a cell wants.
  ///
  /// - Returns: Whether it is another one than before.
  func accept(_ size: CGSize, forItemAt path: IndexPath) -> Bool { false }

  /// Forgets sizes that cells wanted; items are others now.
  func forgetMeasuredSizes() {}
}
