import Foundation

/// A relation between two attributes: `first (= <= >=) multiplier * second + constant`.
///
/// For example, `title.width <= 0.5 * container.width - 16`:
///
///     NSLayoutConstraint(
///       item: title, attribute: .width, relatedBy: .lessThanOrEqual,
///       toItem: container, attribute: .width, multiplier: 0.5, constant: -16)
@preconcurrency @MainActor
open class NSLayoutConstraint: UIKitObject {
  private(set) var first: LayoutTerm
  private(set) var second: LayoutTerm?
  /// How the two sides compare.
  public let relation: Relation
  /// The factor of the second attribute; 1 by default.
  public let multiplier: CGFloat
  /// The points that are added to the second side, which may be negative; a change takes effect at the next
  /// layout.
  open var constant: CGFloat {
    didSet { if constant != oldValue { noteChange() } }
  }
  /// How strongly the constraint is enforced; required by default.
  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { noteChange() } }
  }
  /// A name in messages about the constraint; `nil` by default.
  open var identifier: String?
  /// The view that holds the constraint while it is active; it clears this reference when it is
  /// deinitialized.
  nonisolated(unsafe) private(set) unowned(unsafe) var owner: UIView?
  /// The engine's relation for the constraint; `nil` until the engine reads it.
  var layoutRelation: LayoutRelation?
  /// Whether the engine has yet to read the constraint, or a change of it.
  var isAwaitingReading = false

  /// Creates an inactive constraint between two views or guides.
  ///
  /// Without a second item or attribute, the first attribute is compared with the constant alone. An
  /// item that is neither a view nor a guide raises UIKit's exception.
  ///
  /// - Parameters:
  ///   - view1: The first view or guide.
  ///   - attr1: Its attribute.
  ///   - relation: How the two sides compare.
  ///   - view2: The second view or guide; `nil` to compare with the constant alone.
  ///   - attr2: Its attribute; ``Attribute/notAnAttribute`` to compare with the constant alone.
  ///   - multiplier: The factor of the second attribute.
  ///   - c: The points that are added to the second side.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    first = LayoutTerm(item: Self.item(view1), attribute: attr1)
    second = attr2 == .notAnAttribute ? nil : view2.map { LayoutTerm(item: Self.item($0), attribute: attr2) }
    self.relation = relation
    self.multiplier = multiplier
    constant = c
  }

  /// Creates a constraint without items, which has no effect: a placeholder until code assigns another.
  public override convenience init() {
    self.init(
      item: Self.placeholder, attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 0)
  }

  convenience init(
    _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    self.init(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: nil,
      attribute: .notAnAttribute, multiplier: multiplier, constant: constant)
    (self.first, self.second) = (first, second)
  }

  /// Returns the view or guide in `object`; an optional in `Any` is unwrapped.
  private static func item(_ object: Any) -> any LayoutItem {
    if let item = object as? any LayoutItem { return item }
    UIException.raise(
      .invalidArgument,
      "NSLayoutConstraint for \(type(of: object)): Constraint items must each be a view or layout guide.")
    return placeholder
  }

  /// The item of a constraint that has no item or was refused an item; static, since terms keep no item
  /// alive.
  fileprivate static let placeholder = UIView()

  convenience init(
    _ first: any LayoutItem, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: (any LayoutItem)? = nil, _ secondAttribute: Attribute = .notAnAttribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.init(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
  }

  /// The constraint as an equation, after its identifier.
  ///
  /// For example `'gap' UILabel.width >= 0.5 * UIView.width + 8`.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { (identifier.map { "'\($0)' " } ?? "") + equation }
  }

  /// A direction of layout; the raw values are UIKit's.
  public enum Axis: Int, Hashable, Sendable {
    /// From one side to the other.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  nonisolated func ownerIsGone() {
    owner = nil
  }

  /// How the two sides of a constraint compare; the raw values are UIKit's.
  public enum Relation: Int, Hashable, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal
    /// The first side is at least the second.
    case greaterThanOrEqual
  }
}

extension NSLayoutConstraint {
  /// The view or guide on the first side; `nil` for a constraint without items.
  public var firstItem: AnyObject? { first.item === Self.placeholder ? nil : first.item }
  /// The attribute of the first item.
  public var firstAttribute: Attribute { first.attribute }
  /// The view or guide on the second side; `nil` for a constant alone.
  public var secondItem: AnyObject? { second?.item }
  /// The attribute of the second item; ``Attribute/notAnAttribute`` for a constant alone.
  public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// Whether the constraint takes part in layout; `false` by default.
  public var isActive: Bool {
    get { owner != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates constraints, each in the closest common ancestor of its items.
  ///
  /// - Parameter constraints: The constraints, whose order decides an ambiguous layout; active ones
  ///   stay as they are, and items without a common ancestor raise an exception.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.activate() }
  }

  /// Deactivates constraints.
  ///
  /// - Parameter constraints: The constraints; inactive ones are ignored.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.deactivate() }
  }

  /// Adds the constraint to the closest common ancestor of its items; raises an exception if there is no
  /// common ancestor.
  private func activate() {
    guard owner == nil, first.item !== Self.placeholder else { return }
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
    // The guide gets its unknowns before the constraints are read.
    _ = scrollView?.contentGuide
    noteChange()
    ancestor.contentConstraintsDidChange()
  }

  private func deactivate() {
    guard let owner else { return }
    owner.constraints.removeAll { $0 === self }
    if let engine = owner.layoutNode?.engine {
      engine.forget(self)
    } else {
      (layoutRelation, isAwaitingReading) = (nil, false)
      owner.setNeedsConstraintSolving()
    }
    owner.contentConstraintsDidChange()
    self.owner = nil
  }

  /// Lets the engine of the hierarchy read the constraint.
  private func noteChange() {
    guard let owner else { return }
    if let engine = owner.layoutNode?.engine { engine.note(self) } else { owner.setNeedsConstraintSolving() }
  }

  /// Every view and guide that the constraint refers to.
  var items: [any LayoutItem] { first.items + (second?.items ?? []) }

  /// Whether leading and trailing edges are swapped.
  ///
  /// The direction is that of the view that holds the constraint, since it arranges the items.
  var isMirrored: Bool {
    (first.isDirectional || second?.isDirectional == true)
      && owner?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Returns whether one of the items is in the hierarchy of `view`.
  func refers(toHierarchyOf view: UIView) -> Bool {
    items.contains { $0.layoutOwner.isDescendant(of: view) }
  }
}

extension NSLayoutConstraint {
  fileprivate var equation: String {
    let sign = [Relation.equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">="][relation] ?? ""
    guard let second else { return "\(first.description) \(sign) \(constant.plainText)" }
    let factor = multiplier == 1 ? "" : "\(multiplier.plainText) * "
    let offset =
      constant == 0 ? "" : constant < 0 ? " - \((-constant).plainText)" : " + \(constant.plainText)"
    return "\(first.description) \(sign) \(factor)\(second.description)\(offset)"
  }
}

extension CGFloat {
  /// The number, without a fraction of zero.
  fileprivate var plainText: String {
    // Far larger numbers, such as `.greatestFiniteMagnitude`, do not fit into an integer.
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : "\(self)"
  }
}
