import Foundation

extension UIAccessibility {
  /// The elements at and below a view in the order in which VoiceOver meets them.
  ///
  /// Where a view has ``UIView/accessibilityElements``, their order counts; elsewhere what is seen is read in rows from
  /// top to bottom, and what stands in a group is read together. A modal view hides its siblings. What is hidden or
  /// transparent is left out, and so is what lies within an element. A cell that says nothing of itself is one element,
  /// and so is the keyboard, which stands for its keys.
  public static func elements(in view: UIView) -> [any AccessibilityItem] {
    sorted(blocks(in: view), view.effectiveUserInterfaceLayoutDirection)
  }

  /// Elements that are met together, with the place that decides when.
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
    guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return [] }
    if view.isAccessibilityElement || isWhole(view) { return [block(view, [view])] }
    if let elements = view.accessibilityElements { return [block(view, elements.flatMap(Self.elements))] }
    let blocks = accessibleSubviews(of: view).flatMap(Self.blocks)
    guard view.shouldGroupAccessibilityChildren else { return blocks }
    return [block(view, sorted(blocks, view.effectiveUserInterfaceLayoutDirection))]
  }

  /// The keyboard, or a cell whose content was not arranged by hand.
  private static func isWhole(_ view: UIView) -> Bool {
    view is UIKeyboardView || view is UITableViewCell && view.accessibilityElements == nil
  }

  private static func block(_ item: any AccessibilityItem, _ elements: [any AccessibilityItem]) -> Block {
    Block(frame: item.accessibilityFrame, elements: elements)
  }

  /// The front-most modal subview alone, if there is one that can be seen.
  private static func accessibleSubviews(of view: UIView) -> [UIView] {
    let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha >= 0.01 }
    return modal.map { [$0] } ?? view.subviews
  }

  /// The elements of one of the things that a container was given.
  private static func elements(of member: Any) -> [any AccessibilityItem] {
    if let view = member as? UIView { return elements(in: view) }
    guard let element = member as? UIAccessibilityElement, !element.accessibilityElementsHidden else {
      return []
    }
    if element.isAccessibilityElement { return [element] }
    return (element.accessibilityElements ?? []).flatMap(elements)
  }
}

/// The order in which things on a screen are read: rows from top to bottom, and each in the direction of reading.
enum AccessibilityOrder {
  /// The indices of rectangles in the order of reading; equal places keep their order.
  static func indices(of frames: [CGRect], _ direction: UIUserInterfaceLayoutDirection) -> [Int] {
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

  /// Whether two rectangles stand in one row: the middle of each lies beside the other, and they are of a kind in height.
  private static func isRow(_ one: CGRect, _ other: CGRect) -> Bool {
    func spans(_ frame: CGRect, _ y: CGFloat) -> Bool {
      frame.minY <= y && y < max(frame.maxY, frame.minY + 1)
    }
    let heights = [one.height, other.height].sorted()
    return spans(one, other.midY) && spans(other, one.midY) && heights[1] <= 4 * max(1, heights[0])
  }
}
