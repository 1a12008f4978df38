import Foundation

/// An attribute of a view or guide, from which constraints are made.
///
/// Constraints take effect when they are activated:
///
///     NSLayoutConstraint.activate([
///       title.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
///       title.widthAnchor.constraint(lessThanOrEqualTo: container.widthAnchor, multiplier: 0.5),
///     ])
@preconcurrency @MainActor
public class NSLayoutAnchor<AnchorType> {
  let term: LayoutTerm
  /// Keeps the items alive, which a term does not.
  private let items: [any LayoutItem]

  init(_ term: LayoutTerm) {
    self.term = term
    items = term.items
  }

  convenience init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(LayoutTerm(item: item, attribute: attribute))
  }

  /// Returns an inactive constraint: this anchor equals the other one plus `constant` points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor, of the same kind.
  ///   - constant: The points that are added to it; 0 by default, may be negative.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, constant: constant)
  }

  /// Returns an inactive constraint: this anchor is at most the other one plus `constant` points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor, of the same kind.
  ///   - constant: The points that are added to it; 0 by default, may be negative.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, constant: constant)
  }

  /// Returns an inactive constraint: this anchor is at least the other one plus `constant` points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor, of the same kind.
  ///   - constant: The points that are added to it; 0 by default, may be negative.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, constant: constant)
  }

  /// Returns the distance from this anchor to another one.
  fileprivate func distance(to anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
    let (start, end) = (term, anchor.term)
    return NSLayoutDimension(
      LayoutTerm(
        item: end.item, attribute: end.attribute,
        start: LayoutTerm.Start(item: start.item, attribute: start.attribute)))
  }
}

/// The kind of horizontal anchors; the compiler refuses constraints between different kinds.
public enum XAxis {}
/// The kind of vertical anchors.
public enum YAxis {}
/// The kind of lengths and distances.
public enum Dimension {}

/// An anchor of a horizontal position: a left or right edge or a center.
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor<XAxis>
/// An anchor of a vertical position: a top or bottom edge, a center or a baseline.
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor<YAxis>

/// The system's distance between neighbors, in points.
private let systemSpacing: CGFloat = 8

extension NSLayoutAnchor where AnchorType == XAxis {
  /// Returns the distance from this anchor to another one, for constraints of distances.
  ///
  /// - Parameter otherAnchor: The anchor at which the distance ends; before this one, the distance
  ///   is negative.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }

  /// Returns an inactive constraint: this anchor follows another one by the system's distance.
  ///
  /// - Parameters:
  ///   - anchor: The anchor that comes first: the left one, or the leading one in the reading
  ///     direction.
  ///   - multiplier: The factor of the system's 8 points.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns an inactive constraint: this anchor follows another one by at most the system's
  /// distance.
  ///
  /// - Parameters:
  ///   - anchor: The anchor that comes first: the left one, or the leading one in the reading
  ///     direction.
  ///   - multiplier: The factor of the system's 8 points.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns an inactive constraint: this anchor follows another one by at least the system's
  /// distance.
  ///
  /// - Parameters:
  ///   - anchor: The anchor that comes first: the left one, or the leading one in the reading
  ///     direction.
  ///   - multiplier: The factor of the system's 8 points.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }
}

extension NSLayoutAnchor where AnchorType == YAxis {
  /// Returns the distance from this anchor to another one, for constraints of distances.
  ///
  /// - Parameter otherAnchor: The anchor at which the distance ends; before this one, the distance
  ///   is negative.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }

  /// Returns an inactive constraint: this anchor is below another one by the system's distance.
  ///
  /// - Parameters:
  ///   - anchor: The upper anchor.
  ///   - multiplier: The factor of the system's 8 points.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns an inactive constraint: this anchor is below another one by at most the system's
  /// distance.
  ///
  /// - Parameters:
  ///   - anchor: The upper anchor.
  ///   - multiplier: The factor of the system's 8 points.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns an inactive constraint: this anchor is below another one by at least the system's
  /// distance.
  ///
  /// - Parameters:
  ///   - anchor: The upper anchor.
  ///   - multiplier: The factor of the system's 8 points.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }
}

/// An anchor of a width, a height or a distance.
///
///     let height = header.heightAnchor.constraint(equalToConstant: 44)
///     height.priority = .defaultHigh
///     NSLayoutConstraint.activate([
///       height, header.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.5),
///     ])
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<Dimension> {
  /// Returns an inactive constraint: the length is fixed.
  ///
  /// - Parameter constant: The length in points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, nil, constant: constant)
  }

  /// Returns an inactive constraint: the length has a maximum.
  ///
  /// - Parameter constant: The greatest length in points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, nil, constant: constant)
  }

  /// Returns an inactive constraint: the length has a minimum.
  ///
  /// - Parameter constant: The smallest length in points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, nil, constant: constant)
  }

  /// Returns an inactive constraint: the length is the other one times `multiplier`, plus
  /// `constant` points.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - multiplier: The factor of the other length.
  ///   - constant: The points that are added; 0 by default, may be negative.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, multiplier: multiplier, constant: constant)
  }

  /// Returns an inactive constraint: the length is at most the other one times `multiplier`, plus
  /// `constant` points.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - multiplier: The factor of the other length.
  ///   - constant: The points that are added; 0 by default, may be negative.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, multiplier: multiplier, constant: constant)
  }

  /// Returns an inactive constraint: the length is at least the other one times `multiplier`, plus
  /// `constant` points.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - multiplier: The factor of the other length.
  ///   - constant: The points that are added; 0 by default, may be negative.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, multiplier: multiplier, constant: constant)
  }
}

/// The edges, lengths and centers of views and guides.
extension LayoutItem {
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The edge where lines begin, by the reading direction.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where lines end, by the reading direction.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

/// The baselines of views.
extension UIView {
  /// The baseline of the first line of text; the top edge of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}
