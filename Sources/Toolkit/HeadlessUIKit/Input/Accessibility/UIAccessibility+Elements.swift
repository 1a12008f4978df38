import Foundation

extension UIAccessibility {
  /// Returns the elements at and below a view in the order in which VoiceOver meets them.
  ///
  /// A view's ``UIResponder/accessibilityElements`` are read in their own order; elsewhere what is
  /// visible is read in rows from top to bottom, and what is in a group is read together. A modal
  /// view hides its siblings. Hidden and transparent views are left out, as is everything inside an
  /// element. A cell without elements of its own is one element, and so is the keyboard, which is
  /// the element for all its keys.
  public static func elements(in view: UIView) -> [any AccessibilityItem] {
    sorted(blocks(in: view), view.effectiveUserInterfaceLayoutDirection)
  }

  /// Elements that are met together, with the frame that decides when.
  private struct Block {
    let frame: CGRect
    let elements: [any AccessibilityItem]
  }

  private static func sorted(
    _ blocks: [Block], _ direction: UIUserInterfaceLayoutDirection
  ) -> [any AccessibilityItem] {
    AccessibilityOrder.indices(of: blocks.map(\.frame), direction).flatMap { blocks[$0].elements }
  }

  private static func blocks(in view: UIView) -> [Block] {
    // 0.01 is the opacity below which UIKit's hit testing skips a view.
    guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return [] }
    if view.isAccessibilityElement || isWhole(view) { return [block(view, [view])] }
    if let elements = view.accessibilityElements { return [block(view, elements.flatMap(Self.elements))] }
    let blocks = accessibleSubviews(of: view).flatMap(Self.blocks)
    guard view.shouldGroupAccessibilityChildren else { return blocks }
    return [block(view, sorted(blocks, view.effectiveUserInterfaceLayoutDirection))]
  }

  /// Returns whether a view is met as one element: the keyboard, or a cell whose elements were not
  /// set.
  private static func isWhole(_ view: UIView) -> Bool {
    view is UIKeyboardView || view is UITableViewCell && view.accessibilityElements == nil
  }

  private static func block(_ item: any AccessibilityItem, _ elements: [any AccessibilityItem]) -> Block {
    Block(frame: item.accessibilityFrame, elements: elements)
  }

  /// Returns the front-most visible modal subview alone, if there is one, or else all subviews.
  private static func accessibleSubviews(of view: UIView) -> [UIView] {
    // The last subview is in front, and UIKit lets the front-most modal view win.
    let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha >= 0.01 }
    return modal.map { [$0] } ?? view.subviews
  }

  /// Returns the elements of one member of a container's list.
  private static func elements(of member: Any) -> [any AccessibilityItem] {
    if let view = member as? UIView { return elements(in: view) }
    guard let element = member as? UIAccessibilityElement, !element.accessibilityElementsHidden else {
      return []
    }
    if element.isAccessibilityElement { return [element] }
    return (element.accessibilityElements ?? []).flatMap(elements)
  }
}

/// The reading order of a screen: rows from top to bottom, and each row in the direction of
/// reading.
enum AccessibilityOrder {
  /// Returns the indices of rectangles in reading order; those at equal positions keep their order.
  static func indices(of frames: [CGRect], _ direction: UIUserInterfaceLayoutDirection) -> [Int] {
    // The index breaks ties, as Swift does not promise a stable sort.
    let fromTop = frames.indices.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
    var rows: [[Int]] = []
    for index in fromTop {
      if let first = rows.last?.first, isRow(frames[first], frames[index]) {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
    }
    return rows.flatMap { row in
      row.sorted { one, other in
        let leading = [one, other].map { direction == .rightToLeft ? -frames[$0].maxX : frames[$0].minX }
        return (leading[0], frames[one].minY, one) < (leading[1], frames[other].minY, other)
      }
    }
  }

  /// Returns whether two rectangles are in one row.
  ///
  /// The middle of each has to be beside the other. Beyond that the taller one may be four times as
  /// high at most, or else a tall picture would join the lines of text beside it into one row.
  private static func isRow(_ one: CGRect, _ other: CGRect) -> Bool {
    func spans(_ frame: CGRect, _ y: CGFloat) -> Bool {
      // An element without a height, such as a hairline, still is in some row.
      frame.minY <= y && y < max(frame.maxY, frame.minY + 1)
    }
    let heights = [one.height, other.height].sorted()
    return spans(one, other.midY) && spans(other, one.midY) && heights[1] <= 4 * max(1, heights[0])
  }
}
