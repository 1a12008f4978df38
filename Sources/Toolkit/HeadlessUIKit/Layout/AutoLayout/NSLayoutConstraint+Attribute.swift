import Foundation

extension NSLayoutConstraint {
  /// A part of an item that constraints relate: an edge, a length, a middle or a baseline. The raw values
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
    /// The middle between the sides.
    case centerX
    /// The middle between top and bottom.
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
    /// The middle between the side margins.
    case centerXWithinMargins
    /// The middle between the top and bottom margins.
    case centerYWithinMargins
    /// No attribute, on the second side of a constraint with a constant alone.
    case notAnAttribute = 0
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute that this one means of the rectangle inside the margins; `nil` if it means the
  /// whole item.
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

  /// The direction that the attribute measures; `nil` for none.
  var axis: NSLayoutConstraint.Axis? {
    switch withinMargins ?? self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .notAnAttribute: nil
    default: .vertical
    }
  }
}
