import Foundation

/// A layout with lines of items that follow each other, section by section.
///
///     let layout = UICollectionViewFlowLayout()
///     layout.itemSize = CGSize(width: 100, height: 100)
///     layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
///     layout.minimumInteritemSpacing = 8
///     collectionView.collectionViewLayout = layout  // Two items a line in 320 points, 88 points apart.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction in which lines follow each other; vertical by default.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical { didSet { invalidateLayout() } }
  /// The size of items in points; 50 by 50 by default.
  open var itemSize: CGSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size of items in points until their cells are measured; zero, the default, turns measuring
  /// off.
  open var estimatedItemSize: CGSize = .zero { didSet { invalidateLayout() } }
  /// The space between lines; 10 points by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least space between the items of a line; 10 points by default.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The space around the lines of a section; none by default.
  open var sectionInset: UIEdgeInsets = .zero { didSet { invalidateLayout() } }
  /// What the insets of sections are measured from, across the direction of scrolling; the content inset by
  /// default.
  open var sectionInsetReference: SectionInsetReference = .fromContentInset { didSet { invalidateLayout() } }
  /// The size of headers in points; only the length along the direction of scrolling is used. Zero,
  /// the default, makes no headers.
  open var headerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
  /// The size of footers in points; only the length along the direction of scrolling is used. Zero,
  /// the default, makes no footers.
  open var footerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
  /// Whether headers stay visible while their sections are; `false` by default.
  open var sectionHeadersPinToVisibleBounds: Bool = false { didSet { invalidateLayout() } }

  /// An estimated size for self-sizing cells without an estimate.
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

  /// Creates a layout with the default settings, as there are no archives to read them from.
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

  /// Mirrors everything, within the available width if that is wider than the content.
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
    // Sections out of view are skipped as a whole.
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
    // A section has one header and one footer, whichever item the index path names.
    let element = UICollectionViewElement(
      kind: elementKind, path: IndexPath(item: 0, section: indexPath.section))
    guard let attributes = supplements[element] else { return nil }
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    return isHeader && sectionHeadersPinToVisibleBounds ? pinned(attributes) : attributes
  }

  /// Returns whether the breadth changes; pinned headers are positioned on request.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return scrollDirection == .vertical
      ? newBounds.width != bounds.width : newBounds.height != bounds.height
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  override var referenceInsets: UIEdgeInsets {
    guard let collectionView else { return .zero }
    let reference: UIEdgeInsets =
      switch sectionInsetReference {
      case .fromContentInset: .zero
      case .fromSafeArea: collectionView.safeAreaInsets
      case .fromLayoutMargins: collectionView.layoutMargins
      }
    // Without what the content inset already keeps clear.
    let content = collectionView.adjustedContentInset
    return UIEdgeInsets(
      top: max(0, reference.top - content.top), left: max(0, reference.left - content.left),
      bottom: max(0, reference.bottom - content.bottom), right: max(0, reference.right - content.right))
  }

  override var measuresCells: Bool { estimatedItemSize != .zero }

  override func accept(_ size: CGSize, forItemAt path: IndexPath) -> Bool {
    // Each cell is measured once: one that changes its size each time would cause endless layouts.
    guard measuredSizes.updateValue(size, forKey: path) == nil else { return false }
    return layoutAttributesForItem(at: path)?.frame.size != size
  }

  override func forgetMeasuredSizes() {
    measuredSizes = [:]
  }

  /// Returns the size that a cell was measured with; `nil` before that.
  func measuredSize(at path: IndexPath) -> CGSize? { measuredSizes[path] }

  /// Returns a header's attributes at the beginning of the visible area, within its section.
  private func pinned(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let collectionView else { return attributes }
    let (copy, extent) = (attributes.copied(), extents[attributes.indexPath.section])
    let (bounds, insets) = (collectionView.bounds, collectionView.adjustedContentInset)
    // The items of the section scroll behind its header.
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

extension UICollectionViewFlowLayout {
  /// What the insets of a flow layout's sections are measured from.
  public enum SectionInsetReference: Int, Hashable, Sendable, CaseIterable {
    /// The collection's content inset.
    case fromContentInset
    /// The collection's safe area.
    case fromSafeArea
    /// The collection's layout margins.
    case fromLayoutMargins
  }
}
