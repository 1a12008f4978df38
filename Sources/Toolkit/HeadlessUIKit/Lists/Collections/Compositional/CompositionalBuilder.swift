import Foundation

/// The placed and the remaining items of a compositional layout's section.
@preconcurrency @MainActor
struct CompositionalItems {
  private let section: Int
  private let count: Int
  private let measuredSizes: [IndexPath: CGSize]
  private(set) var placed: [UICollectionViewLayoutAttributes] = []
  private(set) var hasEstimates = false

  init(section: Int, count: Int, measuredSizes: [IndexPath: CGSize]) {
    (self.section, self.count, self.measuredSizes) = (section, count, measuredSizes)
  }

  var isEmpty: Bool { placed.count == count }

  /// Places the next item in a frame.
  ///
  /// - Returns: Its height in points: the measured one, if the cell measures itself and was
  ///   measured; 0 if no item is left.
  mutating func place(_ frame: CGRect, isSelfSizing: Bool) -> CGFloat {
    guard !isEmpty else { return 0 }
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: placed.count, section: section))
    attributes.frame = frame
    if isSelfSizing {
      hasEstimates = true
      attributes.frame.size.height = measuredSizes[attributes.indexPath]?.height ?? frame.height
    }
    placed.append(attributes)
    return attributes.frame.height
  }
}

/// Places the sections of a compositional layout below each other.
@preconcurrency @MainActor
struct CompositionalBuilder {
  /// The bottom of what is placed, in points.
  var y: CGFloat = 0
  private(set) var found: [UICollectionViewLayoutAttributes] = []
  private(set) var hasEstimates = false
  private let width: CGFloat
  private let measuredSizes: [IndexPath: CGSize]

  init(width: CGFloat, measuredSizes: [IndexPath: CGSize]) {
    (self.width, self.measuredSizes) = (width, measuredSizes)
  }

  /// Places a section: its headers, groups until no item is left, and its footers.
  mutating func add(_ section: NSCollectionLayoutSection, at index: Int, count: Int, in container: CGSize) {
    let insets = section.contentInsets
    addBoundaryItems(of: section, at: index, isAtTop: true, in: container)
    y += insets.top
    let available = CGSize(width: max(0, width - insets.leading - insets.trailing), height: container.height)
    var items = CompositionalItems(section: index, count: count, measuredSizes: measuredSizes)
    if section.orthogonalScrollingBehavior == .none {
      addGroups(of: section, &items, in: available)
    } else {
      addGroupsSideBySide(of: section, &items, in: available)
    }
    found += items.placed
    hasEstimates = hasEstimates || items.hasEstimates
    y += insets.bottom
    addBoundaryItems(of: section, at: index, isAtTop: false, in: container)
  }

  private mutating func addGroups(
    of section: NSCollectionLayoutSection, _ items: inout CompositionalItems, in available: CGSize
  ) {
    let size = section.group.layoutSize.size(in: available)
    while !items.isEmpty {
      let before = items.placed.count
      let room = CGRect(origin: CGPoint(x: section.contentInsets.leading, y: y), size: size)
      y += section.group.place(room, &items).height
      // A group without items would repeat forever.
      guard items.placed.count > before else { return }
      if !items.isEmpty { y += section.interGroupSpacing }
    }
  }

  private mutating func addGroupsSideBySide(
    of section: NSCollectionLayoutSection, _ items: inout CompositionalItems, in available: CGSize
  ) {
    let size = section.group.layoutSize.size(in: available)
    var (x, height): (CGFloat, CGFloat) = (section.contentInsets.leading, 0)
    if section.orthogonalScrollingBehavior == .groupPagingCentered { x += (available.width - size.width) / 2 }
    while !items.isEmpty {
      let before = items.placed.count
      let used = section.group.place(CGRect(origin: CGPoint(x: x, y: y), size: size), &items)
      guard items.placed.count > before else { break }
      x += size.width + section.interGroupSpacing
      height = max(height, used.height)
    }
    y += height
  }

  private mutating func addBoundaryItems(
    of section: NSCollectionLayoutSection, at index: Int, isAtTop: Bool, in container: CGSize
  ) {
    let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    let available = CGSize(width: max(0, width - insets.leading - insets.trailing), height: container.height)
    for item in section.boundarySupplementaryItems where item.isAtTop == isAtTop {
      let size = item.layoutSize.size(in: available)
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
      let spare = available.width - size.width
      let x =
        switch item.alignment {
        case .top, .bottom: spare / 2
        case .topTrailing, .bottomTrailing: spare
        default: CGFloat(0)
        }
      attributes.frame = CGRect(origin: CGPoint(x: insets.leading + x, y: y), size: size)
      attributes.zIndex = item.zIndex
      found.append(attributes)
      y += size.height
    }
  }

  /// Mirrors everything for a language that reads from right to left.
  func flip() {
    for attributes in found { attributes.frame.origin.x = width - attributes.frame.maxX }
  }
}
