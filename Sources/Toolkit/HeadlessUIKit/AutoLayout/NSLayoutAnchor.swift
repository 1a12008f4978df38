import Foundation

/// One attribute of an item, as a factory of constraints.
@MainActor
public class NSLayoutAnchor<AnchorType> {
  let term: LayoutTerm

  init(_ term: LayoutTerm) {
    self.term = term
  }

  convenience init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(LayoutTerm(item: item, attribute: attribute))
  }

  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, constant: constant)
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, constant: constant)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, constant: constant)
  }

  /// The distance from this anchor to another one.
  fileprivate func distance(to anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
    let (start, end) = (term, anchor.term)
    return NSLayoutDimension(
      LayoutTerm(item: end.item, attribute: end.attribute, start: (start.item, start.attribute)))
  }
}

/// The kinds of anchors, which keep a left edge from being tied to a height.
public enum XAxis {}
public enum YAxis {}
public enum Dimension {}

public typealias NSLayoutXAxisAnchor = NSLayoutAnchor<XAxis>
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor<YAxis>

/// The distance that the system puts between neighbors.
private let systemSpacing: CGFloat = 8

extension NSLayoutAnchor where AnchorType == XAxis {
  /// The distance from this anchor to another one.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }

  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: systemSpacing * multiplier)
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }

  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }
}

extension NSLayoutAnchor where AnchorType == YAxis {
  /// The distance from this anchor to another one.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }

  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: systemSpacing * multiplier)
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }

  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }
}

/// A width, a height or a distance.
@MainActor
public final class NSLayoutDimension: NSLayoutAnchor<Dimension> {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, nil, constant: constant)
  }

  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, nil, constant: constant)
  }

  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, nil, constant: constant)
  }

  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, multiplier: multiplier, constant: constant)
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, multiplier: multiplier, constant: constant)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, multiplier: multiplier, constant: constant)
  }
}

/// The edges, lengths and middles of views and guides alike.
extension LayoutItem {
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

/// The lines of text in views.
extension UIView {
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}
