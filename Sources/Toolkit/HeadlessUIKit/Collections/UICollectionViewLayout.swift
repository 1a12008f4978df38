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

/// Where an item or a supplementary view of a collection lies, and how it looks.
@MainActor
open class UICollectionViewLayoutAttributes {
  public var indexPath: IndexPath
  public let representedElementCategory: UICollectionView.ElementCategory
  /// The kind of a supplementary view; `nil` for items.
  public let representedElementKind: String?
  open var frame: CGRect = .zero
  open var alpha: CGFloat = 1
  open var isHidden: Bool = false
  /// What has a higher index lies in front.
  open var zIndex: Int = 0

  /// Where an item lies.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(indexPath, .cell, kind: nil)
  }

  /// Where a supplementary view lies.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(indexPath, .supplementaryView, kind: elementKind)
  }

  private init(_ indexPath: IndexPath, _ category: UICollectionView.ElementCategory, kind: String?) {
    (self.indexPath, representedElementCategory, representedElementKind) = (indexPath, category, kind)
  }

  public var size: CGSize {
    get { frame.size }
    set {
      frame = CGRect(x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, size: newValue)
    }
  }

  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame = CGRect(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2, size: frame.size)
    }
  }

  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// What the attributes are about.
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

/// An item, or a supplementary view of some kind at an item or section.
struct UICollectionViewElement: Hashable, Sendable {
  /// The kind of a supplementary view; `nil` for items.
  var kind: String?
  var path: IndexPath

  func isBefore(_ other: UICollectionViewElement) -> Bool {
    path == other.path ? (kind ?? "") < (other.kind ?? "") : path < other.path
  }
}
