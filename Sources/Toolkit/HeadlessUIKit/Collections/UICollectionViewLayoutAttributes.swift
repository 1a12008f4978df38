import Foundation

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
