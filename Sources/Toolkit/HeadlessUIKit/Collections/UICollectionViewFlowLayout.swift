import Foundation

/// Lines of items that follow each other, section by section.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical { didSet { invalidateLayout() } }
  open var itemSize: CGSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size that items have until their cells say which they want; zero for items that do not measure themselves.
  open var estimatedItemSize: CGSize = .zero { didSet { invalidateLayout() } }
  /// The room between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The room between the items of a line, at least.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The room around the lines of a section.
  open var sectionInset: UIEdgeInsets = .zero { didSet { invalidateLayout() } }
  /// The size of headers, of which only the length along the direction of scrolling counts.
  open var headerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
  open var footerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
  /// Whether headers stay in sight as long as their sections are.
  open var sectionHeadersPinToVisibleBounds: Bool = false { didSet { invalidateLayout() } }

  /// The estimated size that lets cells choose their sizes.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  private var measuredSizes: [IndexPath: CGSize] = [:]
  private var items: [[UICollectionViewLayoutAttributes]] = []
  private var supplements: [UICollectionViewElement: UICollectionViewLayoutAttributes] = [:]
  private var extents: [ClosedRange<CGFloat>] = []
  private var contentSize: CGSize = .zero

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func prepare() {
    guard let collectionView else { return }
    var builder = FlowBuilder(layout: self, collectionView: collectionView)
    for section in 0..<collectionView.numberOfSections { builder.add(section) }
    (items, supplements, extents) = (builder.items, builder.supplements, builder.extents)
    contentSize = builder.contentSize
    if flips { flip(in: collectionView) }
  }

  private var flips: Bool {
    flipsHorizontallyInOppositeLayoutDirection
      && collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  override var beginsAtRight: Bool { flips && scrollDirection == .horizontal }

  /// Mirrors everything, in the room there is where that is wider than the content.
  private func flip(in collectionView: UICollectionView) {
    let insets = collectionView.adjustedContentInset
    let width = max(contentSize.width, collectionView.bounds.width - insets.left - insets.right)
    for attributes in Array(items.joined()) + supplements.values {
      attributes.frame.origin.x = width - attributes.frame.maxX
    }
    guard scrollDirection == .horizontal else { return }
    contentSize.width = width
    extents = extents.map { width - $0.upperBound...width - $0.lowerBound }
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let isVertical = scrollDirection == .vertical
    let seen = isVertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
    var found: [UICollectionViewLayoutAttributes] = []
    for section in items.indices where extents[section].overlaps(seen) {
      found += items[section].filter { $0.frame.intersects(rect) }
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        let path = IndexPath(item: 0, section: section)
        let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        if let attributes, attributes.frame.intersects(rect) { found.append(attributes) }
      }
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard items.indices.contains(indexPath.section), items[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return items[indexPath.section][indexPath.item]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let element = UICollectionViewElement(
      kind: elementKind, path: IndexPath(item: 0, section: indexPath.section))
    guard let attributes = supplements[element] else { return nil }
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    return isHeader && sectionHeadersPinToVisibleBounds ? pinned(attributes) : attributes
  }

  /// Only headers that stay in sight depend on where the content is scrolled to.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return scrollDirection == .vertical
      ? newBounds.width != bounds.width : newBounds.height != bounds.height
  }

  override var measuresCells: Bool { estimatedItemSize != .zero }

  override func accept(_ size: CGSize, forItemAt path: IndexPath) -> Bool {
    guard measuredSizes.updateValue(size, forKey: path) == nil else { return false }
    return layoutAttributesForItem(at: path)?.frame.size != size
  }

  override func forgetMeasuredSizes() {
    measuredSizes = [:]
  }

  /// Whether a cell has said which size it wants.
  func measuredSize(at path: IndexPath) -> CGSize? { measuredSizes[path] }

  /// Moves a header to the beginning of what can be seen, as long as its section lasts.
  private func pinned(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let collectionView else { return attributes }
    let (copy, extent) = (attributes.copy(), extents[attributes.indexPath.section])
    let (bounds, insets) = (collectionView.bounds, collectionView.adjustedContentInset)
    copy.zIndex = 1
    if scrollDirection == .vertical {
      let latest = extent.upperBound - copy.frame.height
      copy.frame.origin.y = max(copy.frame.minY, min(bounds.minY + insets.top, latest))
    } else {
      let latest = extent.upperBound - copy.frame.width
      copy.frame.origin.x = max(copy.frame.minX, min(bounds.minX + insets.left, latest))
    }
    return copy
  }
}
