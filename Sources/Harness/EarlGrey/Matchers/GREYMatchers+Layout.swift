import HeadlessUIKit

/// A constraint on the accessibility frames of an element and a reference element:
///
/// ```text
/// attribute  relation  reference attribute * multiplier + constant
/// ```
///
/// For example, the element is at least 8 points to the right of the reference element:
///
///     GREYLayoutConstraint(
///       attribute: .left, relatedBy: .greaterThanOrEqual, toReferenceAttribute: .right, constant: 8)
public struct GREYLayoutConstraint: Hashable, Sendable {
  /// The edge of the element.
  public let attribute: GREYLayoutAttribute
  /// The comparison of the two sides.
  public let relation: GREYLayoutRelation
  /// The edge of the reference element.
  public let referenceAttribute: GREYLayoutAttribute
  /// The factor by which the reference element's edge is multiplied.
  public let multiplier: CGFloat
  /// The points that are added to the reference element's edge.
  public let constant: CGFloat

  /// Creates a constraint.
  ///
  /// - Parameters:
  ///   - attribute: The edge of the element.
  ///   - relation: The comparison of the two sides.
  ///   - referenceAttribute: The edge of the reference element.
  ///   - multiplier: The factor by which the reference element's edge is multiplied; 1 by default.
  ///   - constant: The points that are added to the reference element's edge; 0 by default.
  public init(
    attribute: GREYLayoutAttribute, relatedBy relation: GREYLayoutRelation,
    toReferenceAttribute referenceAttribute: GREYLayoutAttribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    self.attribute = attribute
    self.relation = relation
    self.referenceAttribute = referenceAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Creates the constraint that the element is on one side of the reference element.
  ///
  /// - Parameters:
  ///   - direction: The side of the reference element.
  ///   - separation: The least distance between the two, in points.
  public init(forDirection direction: GREYLayoutDirection, andMinimumSeparation separation: CGFloat) {
    switch direction {
    case .left:
      self.init(
        attribute: .right, relatedBy: .lessThanOrEqual, toReferenceAttribute: .left, constant: -separation)
    case .right:
      self.init(
        attribute: .left, relatedBy: .greaterThanOrEqual, toReferenceAttribute: .right, constant: separation)
    case .up:
      self.init(
        attribute: .bottom, relatedBy: .lessThanOrEqual, toReferenceAttribute: .top, constant: -separation)
    case .down:
      self.init(
        attribute: .top, relatedBy: .greaterThanOrEqual, toReferenceAttribute: .bottom, constant: separation)
    }
  }
}

/// An edge of an element's accessibility frame.
public enum GREYLayoutAttribute: String, Hashable, Sendable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
}

/// The comparison of a layout constraint's two sides.
public enum GREYLayoutRelation: String, Hashable, Sendable {
  /// The element's side is less or equal.
  case lessThanOrEqual = "<="
  /// Both sides are equal, within EarlGrey's tolerance.
  case equal = "=="
  /// The element's side is greater or equal.
  case greaterThanOrEqual = ">="
}

/// The side of the reference element on which an element is.
public enum GREYLayoutDirection: String, Hashable, Sendable {
  /// To the left.
  case left
  /// To the right.
  case right
  /// Above.
  case up
  /// Below.
  case down
}

extension GREYLayoutConstraint: CustomStringConvertible {
  /// The constraint as in EarlGrey: `left >= right * 1 + 8`.
  public var description: String {
    let numbers = [multiplier, constant].map { GREYNumber.short($0) }
    return "\(attribute) \(relation.rawValue) \(referenceAttribute) * \(numbers[0]) + \(numbers[1])"
  }

  /// Whether the constraint holds; equality allows for EarlGrey's tolerance.
  func holds(for frame: CGRect, reference: CGRect) -> Bool {
    let (value, bound) = (
      attribute.value(in: frame), referenceAttribute.value(in: reference) * multiplier + constant
    )
    return switch relation {
    case .lessThanOrEqual: value <= bound
    case .equal: abs(value - bound) <= kGREYAcceptableFloatDifference
    case .greaterThanOrEqual: value >= bound
    }
  }
}

extension GREYLayoutAttribute {
  fileprivate func value(in frame: CGRect) -> CGFloat {
    switch self {
    case .left: frame.minX
    case .right: frame.maxX
    case .top: frame.minY
    case .bottom: frame.maxY
    }
  }
}

/// Matches elements that satisfy all constraints relative to a reference element.
///
/// - Parameters:
///   - constraints: The constraints.
///   - reference: The matcher of the reference element. If it matches several elements, or none, no
///     element satisfies the constraints.
@MainActor
public func grey_layout(
  _ constraints: [GREYLayoutConstraint], _ reference: GREYMatcher
) -> GREYMatcher {
  // EarlGrey prints these two in the wrong order, and tests compare the text.
  let list = constraints.map(\.description).joined(separator: ",")
  let description =
    "(isNotNil && layoutWithConstraints(\(reference.description)) referenceElementMatcher:(\(list)))"
  return GREYMatcher(element: description) { element in
    let references = ElementTraversal.onScreen.filter { reference.matches($0) }
    guard references.count == 1 else { return false }
    return constraints.allSatisfy {
      $0.holds(for: element.accessibilityFrame, reference: references[0].accessibilityFrame)
    }
  }
}
