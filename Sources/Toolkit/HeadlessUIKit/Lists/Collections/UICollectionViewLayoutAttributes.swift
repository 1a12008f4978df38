import Foundation

/// The position and look of an item, a supplementary view or a decoration view of a collection.
///
///     let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
///     attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
///     attributes.size = CGSize(width: 60, height: 30)  // The center stays at (50, 25).
///     attributes.frame.origin  // (20, 10)
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: UIKitObject {
  /// The item, or the item or section that a supplementary view belongs to.
  open var indexPath: IndexPath
  /// Whether they describe a cell, a supplementary view or a decoration view.
  public internal(set) var representedElementCategory: UICollectionView.ElementCategory = .cell
  /// The kind of a supplementary or decoration view; `nil` for items.
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
  ///
  /// - Parameter indexPath: The item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view.
  ///
  /// - Parameters:
  ///   - elementKind: The kind, such as `UICollectionView.elementKindSectionHeader`.
  ///   - indexPath: The item or the section of the view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, representedElementCategory) = (indexPath, .supplementaryView)
    representedElementKind = elementKind
  }

  /// Creates the attributes of a decoration view, which the layout makes rather than the data
  /// source.
  ///
  /// - Parameters:
  ///   - decorationViewKind: The kind that is registered with the layout.
  ///   - indexPath: The item or the section of the view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, representedElementCategory) = (indexPath, .decorationView)
    representedElementKind = decorationViewKind
  }

  /// Creates the attributes of the first item; `required`, as copies are made by their class.
  public required override init() {
    indexPath = IndexPath(item: 0, section: 0)
  }

  /// Returns a copy of the same class; a subclass copies what it adds.
  ///
  /// - Parameter zone: Ignored; `nil` by default.
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
  open var size: CGSize {
    get { frame.size }
    set {
      frame = CGRect(x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, size: newValue)
    }
  }

  /// The center of the frame; setting it keeps the size.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame = CGRect(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2, size: frame.size)
    }
  }

  /// The size of the frame as a rectangle at the origin.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// The element that the attributes describe.
  var element: UICollectionViewElement {
    UICollectionViewElement(
      kind: representedElementKind, path: indexPath,
      isDecoration: representedElementCategory == .decorationView)
  }

  /// Returns a copy of the same class.
  func copied() -> UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }
}

/// The parts of a layout that are no longer valid.
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

  /// Adds items to those that are invalid.
  ///
  /// - Parameter indexPaths: The items; one that is added twice is listed twice.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// The parts of a flow layout that are no longer valid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate provides sizes again; `true` by default, and always so here.
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
  /// The kind of a supplementary or decoration view; `nil` for items.
  var kind: String?
  var path: IndexPath
  /// Whether the layout makes the view.
  var isDecoration = false

  func isBefore(_ other: UICollectionViewElement) -> Bool {
    path == other.path ? (kind ?? "") < (other.kind ?? "") : path < other.path
  }
}
