import Foundation

/// Lines the items of a flow layout up.
///
/// It counts *along* the direction of scrolling and *across* it, so that both directions are the same.
@MainActor
struct FlowBuilder {
  private let layout: UICollectionViewFlowLayout
  private let collectionView: UICollectionView
  private let isVertical: Bool
  /// The room across.
  private let breadth: CGFloat
  /// Where the next part begins along.
  private var position: CGFloat = 0
  private(set) var items: [[UICollectionViewLayoutAttributes]] = []
  private(set) var supplements: [UICollectionViewElement: UICollectionViewLayoutAttributes] = [:]
  /// From where to where the sections reach along.
  private(set) var extents: [ClosedRange<CGFloat>] = []

  /// An item's size along and across.
  private struct Extent {
    var along: CGFloat
    var across: CGFloat
  }

  /// What the delegate says about a section.
  private struct Spacing {
    var line: CGFloat
    var item: CGFloat
    var before: CGFloat
    var after: CGFloat
    var start: CGFloat
    var end: CGFloat
  }

  init(layout: UICollectionViewFlowLayout, collectionView: UICollectionView) {
    (self.layout, self.collectionView) = (layout, collectionView)
    isVertical = layout.scrollDirection == .vertical
    let insets = collectionView.adjustedContentInset
    breadth =
      isVertical
      ? collectionView.bounds.width - insets.left - insets.right
      : collectionView.bounds.height - insets.top - insets.bottom
  }

  var contentSize: CGSize {
    isVertical ? CGSize(width: breadth, height: position) : CGSize(width: position, height: breadth)
  }

  /// Adds a section: header, lines, footer.
  mutating func add(_ section: Int) {
    let (start, spacing) = (position, spacing(section))
    let count = collectionView.numberOfItems(inSection: section)
    addSupplement(UICollectionView.elementKindSectionHeader, section, headerSize(section))
    position += spacing.before
    let sizes = (0..<count).map { size(of: IndexPath(item: $0, section: section)) }
    items.append([])
    var first = 0
    let room = breadth - spacing.start - spacing.end
    while first < count {
      let length = lineLength(sizes[first...], room, spacing.item)
      addLine(
        section, first, Array(sizes[first..<first + length]), isLast: first + length == count, sizes, spacing)
      first += length
      if first < count { position += spacing.line }
    }
    position += spacing.after
    addSupplement(UICollectionView.elementKindSectionFooter, section, footerSize(section))
    extents.append(start...position)
  }

  /// How many items fit into a line; at least one.
  private func lineLength(_ sizes: ArraySlice<Extent>, _ room: CGFloat, _ gap: CGFloat) -> Int {
    var (length, used) = (0, CGFloat(0))
    for size in sizes {
      used += size.across + (length == 0 ? 0 : gap)
      if length > 0, used > room + 0.001 { break }
      length += 1
    }
    return length
  }

  /// Spreads a line over the room across; what is left over in the last line stays at the beginning.
  private mutating func addLine(
    _ section: Int, _ first: Int, _ line: [Extent], isLast: Bool, _ all: [Extent], _ spacing: Spacing
  ) {
    let room = breadth - spacing.start - spacing.end
    let isGrid = all.allSatisfy { $0.across == all[0].across }
    let columns = isGrid ? gridColumns(all[0].across, room, spacing.item) : line.count
    let used = isGrid ? all[0].across * CGFloat(columns) : line.map(\.across).reduce(0, +)
    var gap = spacing.item
    if isGrid || !isLast, columns > 1 { gap = max(gap, (room - used) / CGFloat(columns - 1)) }
    let isCentered = columns == 1 && (isGrid || !isLast)
    var place = spacing.start + (isCentered ? max(0, (room - line[0].across) / 2) : 0)
    let height = line.map(\.along).max() ?? 0
    for (index, size) in line.enumerated() {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: first + index, section: section))
      attributes.frame = frame(
        along: position + (height - size.along) / 2, across: place, size.along, size.across)
      items[section].append(attributes)
      place += size.across + gap
    }
    position += height
  }

  /// How many items of the same breadth fit into a line.
  private func gridColumns(_ breadth: CGFloat, _ room: CGFloat, _ gap: CGFloat) -> Int {
    guard breadth + gap > 0 else { return 1 }
    return max(1, Int(((room + gap + 0.001) / (breadth + gap)).rounded(.down)))
  }

  private mutating func addSupplement(_ kind: String, _ section: Int, _ size: CGSize) {
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return }
    let path = IndexPath(item: 0, section: section)
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    attributes.frame = frame(along: position, across: 0, length, breadth)
    supplements[attributes.element] = attributes
    position += length
  }

  /// A rectangle on whole pixels.
  private func frame(along: CGFloat, across: CGFloat, _ length: CGFloat, _ breadth: CGFloat) -> CGRect {
    let grid = UIScreen.main.pixelGrid
    let (along, across) = (grid.round(along), grid.round(across))
    return isVertical
      ? CGRect(x: across, y: along, width: breadth, height: length)
      : CGRect(x: along, y: across, width: length, height: breadth)
  }
}

// MARK: What the delegate says

extension FlowBuilder {
  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView.delegate as? any UICollectionViewDelegateFlowLayout
  }

  private func size(of path: IndexPath) -> Extent {
    var size =
      delegate?.collectionView(collectionView, layout: layout, sizeForItemAt: path) ?? layout.itemSize
    if layout.measuresCells {
      let estimate = layout.estimatedItemSize
      size =
        layout.measuredSize(at: path)
        ?? (estimate == UICollectionViewFlowLayout.automaticSize ? size : estimate)
    }
    return isVertical
      ? Extent(along: size.height, across: size.width) : Extent(along: size.width, across: size.height)
  }

  private func headerSize(_ section: Int) -> CGSize {
    delegate?.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
      ?? layout.headerReferenceSize
  }

  private func footerSize(_ section: Int) -> CGSize {
    delegate?.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section)
      ?? layout.footerReferenceSize
  }

  private func spacing(_ section: Int) -> Spacing {
    let delegate = delegate
    let inset =
      delegate?.collectionView(collectionView, layout: layout, insetForSectionAt: section)
      ?? layout.sectionInset
    return Spacing(
      line: delegate?.collectionView(
        collectionView, layout: layout, minimumLineSpacingForSectionAt: section) ?? layout.minimumLineSpacing,
      item: delegate?.collectionView(
        collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
        ?? layout.minimumInteritemSpacing,
      before: isVertical ? inset.top : inset.left, after: isVertical ? inset.bottom : inset.right,
      start: isVertical ? inset.left : inset.top, end: isVertical ? inset.right : inset.bottom)
  }
}
