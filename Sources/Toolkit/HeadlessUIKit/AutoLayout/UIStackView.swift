import Foundation

/// A view that lines its arranged subviews up with constraints of its own.
@MainActor
open class UIStackView: UIView {
  public private(set) var arrangedSubviews: [UIView] = []
  public var axis: NSLayoutConstraint.Axis = .horizontal { didSet { arrangementDidChange() } }
  public var distribution: Distribution = .fill { didSet { arrangementDidChange() } }
  public var alignment: Alignment = .fill { didSet { arrangementDidChange() } }
  /// The distance between neighbors, in points.
  public var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }

  private var ownConstraints: [NSLayoutConstraint] = []
  /// The visible views that the constraints were made for; `nil` if the constraints are out of date.
  private var constrained: [ObjectIdentifier]?

  /// How the stack's length is shared out.
  public enum Distribution: String, Hashable, Sendable {
    /// By the views' own sizes and priorities.
    case fill
    /// Every view gets the same length.
    case fillEqually
  }

  /// Where the views lie across the stack's axis.
  public enum Alignment: String, Hashable, Sendable {
    case fill
    case leading
    case center
    case trailing
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews: [UIView]) {
    self.init(frame: .zero)
    arrangedSubviews.forEach { addArrangedSubview($0) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func willRemoveSubview(_ subview: UIView) {
    arrangedSubviews.removeAll { $0 === subview }
    arrangementDidChange()
  }

  open override func updateConstraints() {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    guard constrained != visible.map(ObjectIdentifier.init) else { return }
    constrained = visible.map(ObjectIdentifier.init)
    NSLayoutConstraint.deactivate(ownConstraints)
    ownConstraints = constraints(for: visible) + arrangedSubviews.filter(\.isHidden).flatMap(parking)
    NSLayoutConstraint.activate(ownConstraints)
  }

  private func arrangementDidChange() {
    constrained = nil
    setNeedsConstraintSolving()
  }
}

extension UIStackView {
  /// Adds a view at the end of the stack, and as a subview; an arranged view moves there.
  public func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count { $0 !== view })
  }

  /// Adds a view at a place in the stack, and as a subview; an arranged view moves there.
  public func insertArrangedSubview(_ view: UIView, at index: Int) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: index)
    arrangementDidChange()
  }

  /// Takes a view out of the stack; it stays a subview.
  public func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangementDidChange()
  }
}

extension UIStackView {
  /// The constraints that line the views up.
  private func constraints(for views: [UIView]) -> [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return [] }
    let pairs = zip(views, views.dropFirst())
    return [
      NSLayoutConstraint(first, start, .equal, self, start),
      NSLayoutConstraint(last, end, .equal, self, end),
    ] + gaps(between: pairs) + lengths(of: pairs) + views.flatMap(crossing)
  }

  private func gaps(between pairs: Zip2Sequence<[UIView], ArraySlice<UIView>>) -> [NSLayoutConstraint] {
    pairs.map { NSLayoutConstraint($1, start, .equal, $0, end, constant: spacing) }
  }

  private func lengths(of pairs: Zip2Sequence<[UIView], ArraySlice<UIView>>) -> [NSLayoutConstraint] {
    guard distribution == .fillEqually else { return [] }
    return pairs.map { NSLayoutConstraint($1, length, .equal, $0, length) }
  }

  /// Keeps a view inside the stack across its axis, at the side that the alignment says.
  private func crossing(_ view: UIView) -> [NSLayoutConstraint] {
    func edge(
      _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(view, attribute, relation, self, attribute)
    }
    return switch alignment {
    case .fill: [edge(crossStart, .equal), edge(crossEnd, .equal)]
    case .leading: [edge(crossStart, .equal), edge(crossEnd, .lessThanOrEqual)]
    case .trailing: [edge(crossStart, .greaterThanOrEqual), edge(crossEnd, .equal)]
    case .center:
      [edge(crossStart, .greaterThanOrEqual), edge(crossEnd, .lessThanOrEqual), edge(crossMiddle, .equal)]
    }
  }

  /// Decides where a hidden view is, so weakly that nothing else notices: it takes no room.
  private func parking(_ view: UIView) -> [NSLayoutConstraint] {
    let constraints = [
      NSLayoutConstraint(view, start, .equal, self, start),
      NSLayoutConstraint(view, crossStart, .equal, self, crossStart),
      NSLayoutConstraint(view, .width, .equal), NSLayoutConstraint(view, .height, .equal),
    ]
    constraints.forEach { $0.priority = UILayoutPriority(1) }
    return constraints
  }

  private var isHorizontal: Bool { axis == .horizontal }
  private var start: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
  private var length: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }
  private var crossStart: NSLayoutConstraint.Attribute { isHorizontal ? .top : .leading }
  private var crossEnd: NSLayoutConstraint.Attribute { isHorizontal ? .bottom : .trailing }
  private var crossMiddle: NSLayoutConstraint.Attribute { isHorizontal ? .centerY : .centerX }
}
