import Foundation

/// A relation between two lengths or edges: `first (= <= >=) multiplier * second + constant`.
@MainActor
public final class NSLayoutConstraint {
  let first: LayoutTerm
  let second: LayoutTerm?
  public let relation: Relation
  public let multiplier: CGFloat
  public var constant: CGFloat {
    didSet { if constant != oldValue { owner?.setNeedsConstraintSolving() } }
  }
  public var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { owner?.setNeedsConstraintSolving() } }
  }
  /// A name for messages about the constraint.
  public var identifier: String?
  /// The view that holds the constraint while it is active.
  private(set) weak var owner: UIView?

  init(
    _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Makes a constraint that is not active yet.
  ///
  /// Without a second item the attribute is compared with the constant alone.
  public convenience init(
    item view1: any LayoutItem, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: (any LayoutItem)?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = attr2 == .notAnAttribute ? nil : view2
    self.init(
      LayoutTerm(item: view1, attribute: attr1), relation,
      second.map { LayoutTerm(item: $0, attribute: attr2) }, multiplier: multiplier, constant: c)
  }

  convenience init(
    _ first: any LayoutItem, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: (any LayoutItem)? = nil, _ secondAttribute: Attribute = .notAnAttribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.init(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
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
}

extension NSLayoutConstraint {
  public var firstItem: AnyObject? { first.item }
  public var firstAttribute: Attribute { first.attribute }
  public var secondItem: AnyObject? { second?.item }
  public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

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

  /// Hands the constraint to the closest view above all items.
  private func activate() {
    guard owner == nil else { return }
    let owners = items.map(\.layoutOwner)
    let ancestor = sequence(first: first.item.layoutOwner, next: \.superview).first { view in
      owners.allSatisfy { $0.isDescendant(of: view) }
    }
    guard let ancestor else {
      return UIException.raise(
        .generic,
        """
        Unable to activate constraint with anchors \(description) because they have no common ancestor. \
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

  /// Every view and guide that the constraint speaks of.
  var items: [any LayoutItem] { first.items + (second?.items ?? []) }

  /// Whether leading and trailing edges are swapped: the view that holds the constraint decides, as it arranges those
  /// that the constraint ties together.
  var isMirrored: Bool {
    (first.attributes + (second?.attributes ?? [])).contains(where: \.isDirectional)
      && owner?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Whether one of the items lies in the hierarchy below `view`.
  func refers(toHierarchyOf view: UIView) -> Bool {
    items.contains { $0.layoutOwner.isDescendant(of: view) }
  }
}

extension NSLayoutConstraint {
  /// The constraint as an equation, after its identifier: `'gap' UILabel.width >= 0.5 * UIView.width + 8`.
  public var description: String {
    (identifier.map { "'\($0)' " } ?? "") + equation
  }

  private var equation: String {
    let sign = [Relation.equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">="][relation] ?? ""
    guard let second else { return "\(first.description) \(sign) \(constant.plainText)" }
    let factor = multiplier == 1 ? "" : "\(multiplier.plainText) * "
    let offset =
      constant == 0 ? "" : constant < 0 ? " - \((-constant).plainText)" : " + \(constant.plainText)"
    return "\(first.description) \(sign) \(factor)\(second.description)\(offset)"
  }
}

extension CGFloat {
  /// The number without a needless fraction.
  fileprivate var plainText: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : "\(self)"
  }
}
