import Foundation

/// Arranges the items of a flow layout in lines.
///
/// It measures *along* the direction of scrolling and *across* it, so that the same code serves
/// both directions.
///
/// In 320 points across, items of 100 points with a spacing of 10 make lines of three, at 0, 110
/// and 220.
@preconcurrency @MainActor
struct FlowBuilder {
  private let layout: UICollectionViewFlowLayout
  private let collectionView: UICollectionView
  private let isVertical: Bool
  /// The space across, in points.
  private let breadth: CGFloat
  /// Where the next part begins, along the direction of scrolling.
  private var position: CGFloat = 0
  private(set) var items: [[UICollectionViewLayoutAttributes]] = []
  private(set) var supplements: [UICollectionViewElement: UICollectionViewLayoutAttributes] = [:]
  /// The range of each section along the direction of scrolling.
  private(set) var extents: [ClosedRange<CGFloat>] = []

  /// The size of an item, along and across the direction of scrolling.
  private struct Extent {
    var along: CGFloat
    var across: CGFloat
  }

  /// The distances of a section.
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
    let room = collectionView.bounds.inset(by: insets).size
    // The insets may be larger than the collection.
    breadth = max(0, isVertical ? room.width : room.height)
  }

  var contentSize: CGSize {
    isVertical ? CGSize(width: breadth, height: position) : CGSize(width: position, height: breadth)
  }

  /// Adds a section: its header, its lines and its footer.
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

  /// Returns how many of the given items fit into a line; at least one.
  private func lineLength(_ sizes: ArraySlice<Extent>, _ room: CGFloat, _ gap: CGFloat) -> Int {
    var (length, used) = (0, CGFloat(0))
    for size in sizes {
      used += size.across + (length == 0 ? 0 : gap)
      // The tolerance makes up for rounding, as in a sum of three thirds of the width.
      if length > 0, used > room + 0.001 { break }
      length += 1
    }
    return length
  }

  /// Spreads a line over the space across; the last line leaves the rest of the space at its end.
  private mutating func addLine(
    _ section: Int, _ first: Int, _ line: [Extent], isLast: Bool, _ all: [Extent], _ spacing: Spacing
  ) {
    let room = breadth - spacing.start - spacing.end
    // Items of equal breadth form columns, so the last line has the gaps of the full lines above
    // it.
    let isGrid = all.allSatisfy { $0.across == all[0].across }
    let columns = isGrid ? gridColumns(all[0].across, room, spacing.item) : line.count
    let used = isGrid ? all[0].across * CGFloat(columns) : line.map(\.across).reduce(0, +)
    var gap = spacing.item
    if isGrid || !isLast, columns > 1 { gap = max(gap, (room - used) / CGFloat(columns - 1)) }
    let isCentered = columns == 1 && (isGrid || !isLast)
    // UIKit centers an item that is alone in its line, except in the last line where items differ
    // in breadth.
    var offset = spacing.start + (isCentered ? max(0, (room - line[0].across) / 2) : 0)
    let height = line.map(\.along).max() ?? 0
    for (index, size) in line.enumerated() {
      let attributes = layout.makeAttributes(IndexPath(item: first + index, section: section))
      attributes.frame = frame(
        along: position + (height - size.along) / 2, across: offset, size.along, size.across)
      items[section].append(attributes)
      offset += size.across + gap
    }
    position += height
  }

  /// Returns how many items of the same breadth fit into a line; at least one.
  private func gridColumns(_ breadth: CGFloat, _ room: CGFloat, _ gap: CGFloat) -> Int {
    let columns = (room + gap + 0.001) / (breadth + gap)
    guard breadth + gap > 0, columns >= 1 else { return 1 }
    // More never fit on a screen.
    return Int(min(columns, 1_000_000))
  }

  private mutating func addSupplement(_ kind: String, _ section: Int, _ size: CGSize) {
    let length = isVertical ? size.height : size.width
    // UIKit makes no header or footer of length 0.
    guard length > 0 else { return }
    let path = IndexPath(item: 0, section: section)
    let attributes = layout.makeAttributes(path, kind: kind)
    attributes.frame = frame(along: position, across: 0, length, breadth)
    supplements[attributes.element] = attributes
    position += length
  }

  /// Returns a rectangle rounded to whole pixels.
  private func frame(along: CGFloat, across: CGFloat, _ length: CGFloat, _ breadth: CGFloat) -> CGRect {
    let grid = UIScreen.main.pixelGrid
    let (along, across) = (grid.round(along), grid.round(across))
    return isVertical
      ? CGRect(x: across, y: along, width: breadth, height: length)
      : CGRect(x: along, y: across, width: length, height: breadth)
  }
}

// MARK: What the delegate decides

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
    let reference = layout.referenceInsets
    return Spacing(
      line: delegate?.collectionView(
        collectionView, layout: layout, minimumLineSpacingForSectionAt: section) ?? layout.minimumLineSpacing,
      item: delegate?.collectionView(
        collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
        ?? layout.minimumInteritemSpacing,
      before: isVertical ? inset.top : inset.left, after: isVertical ? inset.bottom : inset.right,
      start: isVertical ? inset.left + reference.left : inset.top + reference.top,
      end: isVertical ? inset.right + reference.right : inset.bottom + reference.bottom)
  }
}
