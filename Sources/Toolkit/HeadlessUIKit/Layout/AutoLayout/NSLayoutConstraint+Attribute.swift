import Foundation

extension NSLayoutConstraint {
  /// A part of an item that constraints relate: an edge, a length, a center or a baseline. The raw values
  /// are UIKit's.
  public enum Attribute: Int, Hashable, Sendable, CaseIterable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where lines begin: the left one in English.
    case leading
    /// The edge where lines end: the right one in English.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal center.
    case centerX
    /// The vertical center.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left edge inside the margins.
    case leftMargin
    /// The right edge inside the margins.
    case rightMargin
    /// The top edge inside the margins.
    case topMargin
    /// The bottom edge inside the margins.
    case bottomMargin
    /// The leading edge inside the margins.
    case leadingMargin
    /// The trailing edge inside the margins.
    case trailingMargin
    /// The horizontal center between the margins.
    case centerXWithinMargins
    /// The vertical center between the margins.
    case centerYWithinMargins
    /// No attribute, for the second side of a constraint that only has a constant.
    case notAnAttribute = 0
  }
}

extension NSLayoutConstraint.Attribute {
  /// The corresponding attribute of the rectangle inside the margins; `nil` if this one refers to the whole
  /// item.
  var withinMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// Whether the attribute depends on the reading direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The direction that the attribute measures; `nil` for ``notAnAttribute``.
  var axis: NSLayoutConstraint.Axis? {
    switch withinMargins ?? self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .notAnAttribute: nil
    default: .vertical
    }
  }
}
