import Foundation

/// A relation between two lengths or edges: `first (= <= >=) multiplier * second + constant`.
@MainActor
public final class NSLayoutConstraint {
  public let firstAttribute: Attribute
  public let relation: Relation
  public let secondAttribute: Attribute
  public let multiplier: CGFloat
  public var constant: CGFloat {
    didSet { if constant != oldValue { owner?.setNeedsConstraintSolving() } }
  }
  public var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { owner?.setNeedsConstraintSolving() } }
  }
  /// A name for messages about the constraint.
  public var identifier: String?

  let first: any LayoutItem
  let second: (any LayoutItem)?
  /// The view that holds the constraint while it is active.
  private(set) weak var owner: UIView?

  init(
    _ first: any LayoutItem, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: (any LayoutItem)? = nil, _ secondAttribute: Attribute = .notAnAttribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// The directions of layout.
  public enum Axis: Hashable, Sendable {
    case horizontal
    case vertical
  }

  /// How the two sides compare.
  public enum Relation: Hashable, Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
  }

  /// An edge, a length or a middle of an item.
  public enum Attribute: String, Hashable, Sendable {
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
    case notAnAttribute
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint takes part in layout.
  public var isActive: Bool {
    get { owner != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates constraints in the given order.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.activate() }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.deactivate() }
  }

  /// Hands the constraint to the closest view above both items.
  private func activate() {
    guard owner == nil else { return }
    let ancestor = sequence(first: first.layoutOwner, next: \.superview).first { view in
      second.map { $0.layoutOwner.isDescendant(of: view) } ?? true
    }
    guard let ancestor else {
      preconditionFailure(
        """
        Unable to activate constraint with anchors \(self.description) because they have no common ancestor. \
        Does the constraint or its anchors reference items in different view hierarchies? That's illegal.
        """)
    }
    ancestor.constraints.append(self)
    owner = ancestor
    ancestor.setNeedsConstraintSolving()
  }

  private func deactivate() {
    guard let owner else { return }
    owner.constraints.removeAll { $0 === self }
    owner.setNeedsConstraintSolving()
    self.owner = nil
  }

  /// Whether one of the items lies in the hierarchy below `view`.
  func refers(toHierarchyOf view: UIView) -> Bool {
    first.layoutOwner.isDescendant(of: view) || second?.layoutOwner.isDescendant(of: view) == true
  }

  /// The constraint as an equation: `UILabel.width >= 0.5 * UIView.width + 8`.
  public var description: String {
    let left = "\(first.layoutName).\(firstAttribute.rawValue)"
    let sign = [Relation.equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">="][relation] ?? ""
    guard let second else { return "\(left) \(sign) \(constant.plainText)" }
    let factor = multiplier == 1 ? "" : "\(multiplier.plainText) * "
    let offset =
      constant == 0 ? "" : constant < 0 ? " - \((-constant).plainText)" : " + \(constant.plainText)"
    return "\(left) \(sign) \(factor)\(second.layoutName).\(secondAttribute.rawValue)\(offset)"
  }
}

extension CGFloat {
  /// The number without a needless fraction.
  fileprivate var plainText: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : "\(self)"
  }
}
