import HeadlessUIKit

/// What must hold between the accessibility frames of an element and of a reference element.
///
///     attribute  relation  reference attribute * multiplier + constant
public struct GREYLayoutConstraint: Hashable, Sendable {
  public let attribute: GREYLayoutAttribute
  public let relation: GREYLayoutRelation
  public let referenceAttribute: GREYLayoutAttribute
  public let multiplier: CGFloat
  public let constant: CGFloat

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

  /// Makes the constraint that the element lies on one side of the reference element, at least some points away.
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
  case left, right, top, bottom
}

public enum GREYLayoutRelation: String, Hashable, Sendable {
  case lessThanOrEqual = "<="
  case equal = "=="
  case greaterThanOrEqual = ">="
}

/// The side of the reference element that an element lies on.
public enum GREYLayoutDirection: String, Hashable, Sendable {
  case left, right, up, down
}

extension GREYLayoutConstraint: CustomStringConvertible {
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
    case .equal: abs(value - bound) <= Self.tolerance
    case .greaterThanOrEqual: value >= bound
    }
  }

  private static let tolerance: CGFloat = 1e-5
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
