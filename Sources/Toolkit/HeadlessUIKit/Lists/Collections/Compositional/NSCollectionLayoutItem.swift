import Foundation

/// The smallest part of a compositional layout: an item of the collection.
@preconcurrency @MainActor
open class NSCollectionLayoutItem {
  /// The size; fractional lengths are fractions of the group's.
  public let layoutSize: NSCollectionLayoutSize
  /// The space inside the size and around the cell; none by default.
  open var contentInsets: NSDirectionalEdgeInsets = .zero

  /// Creates an item of a size.
  ///
  /// - Parameter layoutSize: The size; its fractions are those of the group that contains the item.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
  }

  /// Places the item, or those of a group, in a rectangle, as far as items are left, and returns
  /// the used size.
  func place(_ room: CGRect, _ items: inout CompositionalItems) -> CGSize {
    var frame = room.inset(by: contentInsets)
    frame.size.height = items.place(frame, isSelfSizing: layoutSize.heightDimension.isEstimated)
    return CGSize(width: room.width, height: frame.height + contentInsets.top + contentInsets.bottom)
  }
}

/// Items side by side or below each other, which a section repeats.
///
///     let third = NSCollectionLayoutItem(
///       layoutSize: NSCollectionLayoutSize(
///         widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
///     let rowSize = NSCollectionLayoutSize(
///       widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
///     let row = NSCollectionLayoutGroup.horizontal(layoutSize: rowSize, subitems: [third])  // 3 items
@preconcurrency @MainActor
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// What the group consists of.
  public let subitems: [NSCollectionLayoutItem]
  /// The space between the items; `nil` by default.
  public var interItemSpacing: NSCollectionLayoutSpacing?
  private let isHorizontal: Bool
  /// How many items share the group equally; `nil` if the items have their own sizes.
  private let count: Int?

  private init(
    _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool,
    count: Int? = nil
  ) {
    self.subitems = subitems
    self.isHorizontal = isHorizontal
    self.count = count
    super.init(layoutSize: layoutSize)
  }

  /// Returns a group with items side by side, which repeat until the group is full.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group; fractions refer to its container.
  ///   - subitems: The items, in order; they begin again after the last one.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    Self(layoutSize, subitems, isHorizontal: true)
  }

  /// Returns a group with items below each other, which repeat until the group is full.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group; fractions refer to its container.
  ///   - subitems: The items, in order; they begin again after the last one.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    Self(layoutSize, subitems, isHorizontal: false)
  }

  /// Returns a group that `count` equal items divide from side to side; the item's own width is
  /// ignored.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group; fractions refer to its container.
  ///   - subitem: The item; only its height is used.
  ///   - count: The number of items; at least 1.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize, [subitem], isHorizontal: true, count: count)
  }

  /// Returns a group that `count` equal items divide from top to bottom; the item's own height is
  /// ignored, unless the group's is estimated.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group; fractions refer to its container.
  ///   - subitem: The item; its width is used.
  ///   - count: The number of items; at least 1.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize, [subitem], isHorizontal: false, count: count)
  }

  /// Returns a group with a number of items side by side, which keep their own width.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group; fractions refer to its container.
  ///   - subitem: The item.
  ///   - count: The number of items; at least 1.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize, Array(repeating: subitem, count: count), isHorizontal: true)
  }

  /// Returns a group with a number of items below each other, which keep their own height.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group; fractions refer to its container.
  ///   - subitem: The item.
  ///   - count: The number of items; at least 1.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize, Array(repeating: subitem, count: count), isHorizontal: false)
  }

  override func place(_ room: CGRect, _ items: inout CompositionalItems) -> CGSize {
    let content = room.inset(by: contentInsets)
    // Self-sizing cells decide the length of a group with an estimated length.
    let isOpen = !isHorizontal && layoutSize.heightDimension.isEstimated
    let gap = gap(in: content)
    var (position, breadth): (CGFloat, CGFloat) = (0, 0)
    for index in 0..<(count ?? (isOpen ? subitems.count : Self.limit)) where !items.isEmpty {
      let item = subitems[index % subitems.count]
      let size = size(of: item, in: content.size)
      let (length, limit) = isHorizontal ? (size.width, content.width) : (size.height, content.height)
      // The tolerance makes up for the rounding of fractions such as a third.
      if !isOpen, count == nil, index > 0, position + length > limit + 0.005 { break }
      let origin =
        isHorizontal
        ? CGPoint(x: content.minX + position, y: content.minY)
        : CGPoint(x: content.minX, y: content.minY + position)
      let used = item.place(CGRect(origin: origin, size: size), &items)
      position += (isHorizontal ? size.width : used.height) + gap
      breadth = max(breadth, isHorizontal ? used.height : used.width)
      if length <= 0, index + 1 >= subitems.count { break }
    }
    let height = isHorizontal ? breadth : position - gap
    let isEstimated = layoutSize.heightDimension.isEstimated
    return CGSize(
      width: room.width,
      height: isEstimated ? height + contentInsets.top + contentInsets.bottom : room.height)
  }

  /// The largest number of items in a group, however small they are.
  private static let limit = 10_000

  private func size(of item: NSCollectionLayoutItem, in container: CGSize) -> CGSize {
    var size = item.layoutSize.size(in: container)
    guard let count else { return size }
    let gaps = CGFloat(count - 1) * (interItemSpacing?.spacing ?? 0)
    if isHorizontal {
      size.width = (container.width - gaps) / CGFloat(count)
    } else if !layoutSize.heightDimension.isEstimated {
      size.height = (container.height - gaps) / CGFloat(count)
    }
    return size
  }

  /// Returns the points between two items; flexible spaces divide what the items leave.
  private func gap(in content: CGRect) -> CGFloat {
    guard let interItemSpacing else { return 0 }
    guard interItemSpacing.isFlexibleSpacing, count == nil else { return interItemSpacing.spacing }
    let sizes = subitems.map { $0.layoutSize.size(in: content.size) }
    let length = sizes.reduce(0) { $0 + (isHorizontal ? $1.width : $1.height) }
    let left = (isHorizontal ? content.width : content.height) - length
    return max(interItemSpacing.spacing, left / CGFloat(max(1, subitems.count - 1)))
  }
}

/// A header or a footer of a section.
///
///     let size = NSCollectionLayoutSize(
///       widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
///     let header = NSCollectionLayoutBoundarySupplementaryItem(
///       layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the supplementary view.
  public let elementKind: String
  /// Where the view is: a header at one of the tops, a footer at one of the bottoms.
  public let alignment: NSRectAlignment
  /// Whether the view stays visible while its section is; `false` by default. Stored only.
  open var pinToVisibleBounds: Bool = false
  /// Whether the view adds to the section's length; `true` by default. Stored only: it always does.
  open var extendsBoundary: Bool = true
  /// The depth; views with a higher index are in front. 0 by default.
  open var zIndex: Int = 0

  /// Creates a header or a footer.
  ///
  /// - Parameters:
  ///   - layoutSize: The size; fractions refer to its container.
  ///   - elementKind: The kind of the supplementary view.
  ///   - alignment: One of the tops for a header, one of the bottoms for a footer.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.elementKind = elementKind
    self.alignment = alignment
    super.init(layoutSize: layoutSize)
  }

  var isAtTop: Bool { [.top, .topLeading, .topTrailing].contains(alignment) }
}

/// An edge or a corner of a rectangle; the values are UIKit's.
public enum NSRectAlignment: Int, Hashable, Sendable {
  /// No edge.
  case none
  /// The top.
  case top
  /// The leading end of the top.
  case topLeading
  /// The leading side.
  case leading
  /// The leading end of the bottom.
  case bottomLeading
  /// The bottom.
  case bottom
  /// The trailing end of the bottom.
  case bottomTrailing
  /// The trailing side.
  case trailing
  /// The trailing end of the top.
  case topTrailing
}

extension CGRect {
  /// The rectangle without insets, with the leading side at the left.
  fileprivate func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
