import Foundation

/// Decides where the parts of a collection are; subclasses override its methods.
@preconcurrency @MainActor
open class UICollectionViewLayout {
  /// The collection that has the layout; `nil` without one.
  public internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public init() {}

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
open class UICollectionViewLayoutAttributes {
  /// The item, or the item or section that a supplementary view belongs to.
  public var indexPath: IndexPath
  /// Whether the attributes are about an item or a supplementary view.
  public let representedElementCategory: UICollectionView.ElementCategory
  /// The kind of a supplementary view; `nil` for items.
  public let representedElementKind: String?
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
    self.init(indexPath, .cell, kind: nil)
  }

  /// Creates the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(indexPath, .supplementaryView, kind: elementKind)
  }

  private init(_ indexPath: IndexPath, _ category: UICollectionView.ElementCategory, kind: String?) {
    (self.indexPath, representedElementCategory, representedElementKind) = (indexPath, category, kind)
  }

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

  func copy() -> UICollectionViewLayoutAttributes {
    let copy = UICollectionViewLayoutAttributes(
      indexPath, representedElementCategory, kind: representedElementKind)
    (copy.frame, copy.alpha, copy.isHidden, copy.zIndex) = (frame, alpha, isHidden, zIndex)
    return copy
  }
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
