import Foundation

extension UIAccessibility {
  /// Returns the elements of a view, including itself and its descendants, in VoiceOver's order.
  ///
  /// A view's ``UIResponder/accessibilityElements`` are read in their order; otherwise visible
  /// views are read in rows from top to bottom, and groups together. A modal view hides its
  /// siblings. Hidden and transparent views, and everything inside an element, are left out. A cell
  /// without its own elements is one element, and so is the keyboard with all its keys.
  ///
  /// - Parameter view: The root of the hierarchy, usually a window or a controller's view.
  public static func elements(in view: UIView) -> [any AccessibilityItem] {
    sorted(blocks(in: view), view.effectiveUserInterfaceLayoutDirection)
  }

  /// Elements that are read together, with the frame that determines their order.
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

  /// Returns whether a view is read as one element: the keyboard, or a cell whose elements were not
  /// set.
  private static func isWhole(_ view: UIView) -> Bool {
    view is UIKeyboardView || view is UITableViewCell && view.accessibilityElements == nil
  }

  private static func block(_ item: any AccessibilityItem, _ elements: [any AccessibilityItem]) -> Block {
    Block(frame: item.accessibilityFrame, elements: elements)
  }

  /// Returns only the frontmost visible modal subview, if there is one; otherwise all subviews.
  private static func accessibleSubviews(of view: UIView) -> [UIView] {
    // The last subview is in front; in UIKit the frontmost modal view wins.
    let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha >= 0.01 }
    return modal.map { [$0] } ?? view.subviews
  }

  /// Returns the elements of an entry in a container's list.
  private static func elements(of member: Any) -> [any AccessibilityItem] {
    if let view = member as? UIView { return elements(in: view) }
    guard let element = member as? UIAccessibilityElement, !element.accessibilityElementsHidden else {
      return []
    }
    if element.isAccessibilityElement { return [element] }
    return (element.accessibilityElements ?? []).flatMap(elements)
  }
}

/// The reading order of a screen: rows from top to bottom, each from its leading side.
///
/// Two rectangles in one row, and one below:
///
///     AccessibilityOrder.indices(
///       of: [
///         CGRect(x: 200, y: 0, width: 80, height: 20), CGRect(x: 0, y: 2, width: 100, height: 20),
///         CGRect(x: 0, y: 40, width: 280, height: 20),
///       ], .leftToRight)  // [1, 0, 2]
enum AccessibilityOrder {
  /// Returns the indexes of rectangles in reading order; equal positions keep their order.
  static func indices(of frames: [CGRect], _ direction: UIUserInterfaceLayoutDirection) -> [Int] {
    // The index breaks ties, since Swift does not guarantee a stable sort.
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

  /// Returns whether two rectangles are in the same row.
  ///
  /// The center of each has to be beside the other. The taller one may be at most four times as
  /// high, because otherwise a tall image would join the lines of text beside it into one row.
  private static func isRow(_ one: CGRect, _ other: CGRect) -> Bool {
    func spans(_ frame: CGRect, _ y: CGFloat) -> Bool {
      // An element without a height, such as a hairline, is still in a row.
      frame.minY <= y && y < max(frame.maxY, frame.minY + 1)
    }
    let heights = [one.height, other.height].sorted()
    return spans(one, other.midY) && spans(other, one.midY) && heights[1] <= 4 * max(1, heights[0])
  }
}
