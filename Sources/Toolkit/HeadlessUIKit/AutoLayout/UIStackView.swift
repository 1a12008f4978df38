import Foundation

/// A view that lines its arranged subviews up with constraints of its own.
@MainActor
open class UIStackView: UIView {
  public private(set) var arrangedSubviews: [UIView] = []
  public var axis: NSLayoutConstraint.Axis = .horizontal { didSet { arrangementDidChange() } }
  public var distribution: Distribution = .fill { didSet { arrangementDidChange() } }
  public var alignment: Alignment = .fill { didSet { arrangementDidChange() } }
  /// The distance between neighbors, in points; the smallest one where the distribution makes more.
  public var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// Whether the views lie within the stack's margins instead of its edges.
  public var isLayoutMarginsRelativeArrangement: Bool = false { didSet { arrangementDidChange() } }
  /// Whether a vertical stack measures spacing from the last line of text of one view to the first one of the next.
  public var isBaselineRelativeArrangement: Bool = false { didSet { arrangementDidChange() } }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var ownConstraints: [NSLayoutConstraint] = []
  /// What the constraints were made for; `nil` if they are out of date.
  private var constrained: StackArrangement?

  /// The spacing of the stack itself.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// The distance that the system puts between neighbors.
  public static let spacingUseSystem: CGFloat = CGFloat(Float.leastNormalMagnitude)

  /// How the stack's length is shared out.
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    /// By the views' own sizes and priorities.
    case fill
    /// Every view gets the same length.
    case fillEqually
    /// Every view gets a length in proportion to its content.
    case fillProportionally
    /// The views keep their lengths, and the gaps between them are equal.
    case equalSpacing
    /// The views keep their lengths, and their middles are equally far from each other as far as the spacing allows.
    case equalCentering
  }

  /// Where the views lie across the stack's axis.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case fill
    case leading
    /// The first lines of text stand on one line; in horizontal stacks.
    case firstBaseline
    case center
    case trailing
    /// The last lines of text stand on one line; in horizontal stacks.
    case lastBaseline
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
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open override func updateConstraints() {
    super.updateConstraints()
    let arrangement = StackArrangement(of: self)
    if constrained?.isSame(as: arrangement) == true { return }
    constrained = arrangement
    NSLayoutConstraint.deactivate(ownConstraints)
    ownConstraints = arrangement.constraints
    NSLayoutConstraint.activate(ownConstraints)
  }

  open override var forFirstBaselineLayout: UIView {
    visibleArrangedSubviews.first?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    let views = visibleArrangedSubviews
    return (axis == .vertical ? views.last : views.first)?.forLastBaselineLayout ?? self
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
  public func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let others = arrangedSubviews.filter { $0 !== view }
    guard (0...others.count).contains(stackIndex) else {
      return UIException.raise(
        .internalInconsistency,
        "stackIndex out of bounds for arrangedSubviews array: index \(stackIndex) beyond bounds [0 .. \(others.count)]"
      )
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews = others
    arrangedSubviews.insert(view, at: stackIndex)
    arrangementDidChange()
  }

  /// Takes a view out of the stack; it stays a subview.
  public func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Sets the distance from an arranged view to the next one; ``spacingUseDefault`` takes it back.
  public func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let isOwn = spacing != Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isOwn ? spacing : nil
    arrangementDidChange()
  }

  /// The distance that was set from an arranged view to the next one, or ``spacingUseDefault``.
  public func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  var visibleArrangedSubviews: [UIView] {
    arrangedSubviews.filter { !$0.isHidden }
  }
}
