import Foundation

extension NSLayoutConstraint {
  /// An edge, a length, a middle or a line of text of an item.
  public enum Attribute: String, Hashable, Sendable, CaseIterable {
    case left
    case right
    case top
    case bottom
    case leading
    case trailing
    case width
    case height
    case centerX
    case centerY
    case lastBaseline
    case firstBaseline
    case leftMargin
    case rightMargin
    case topMargin
    case bottomMargin
    case leadingMargin
    case trailingMargin
    case centerXWithinMargins
    case centerYWithinMargins
    case notAnAttribute
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute of the rectangle inside the margins that this one means, `nil` for those of the whole item.
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

  /// Whether it depends on the direction of reading.
  var isDirectional: Bool {
    [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
  }

  /// The direction that it measures, `nil` for none.
  var axis: NSLayoutConstraint.Axis? {
    switch withinMargins ?? self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .notAnAttribute: nil
    default: .vertical
    }
  }
}
