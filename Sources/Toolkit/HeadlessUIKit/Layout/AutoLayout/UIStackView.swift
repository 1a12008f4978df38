import Foundation

/// A view that arranges subviews in a row or a column with its own constraints.
///
/// For example, an icon and a title with 8 points between them, centered on a line:
///
///     let row = UIStackView(arrangedSubviews: [icon, title])
///     row.spacing = 8
///     row.alignment = .center
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The views in order; hidden ones are left out of the layout.
  public private(set) var arrangedSubviews: [UIView] = []
  /// The direction in which the views follow each other; horizontal by default.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { arrangementDidChange() } }
  /// How the length along the axis is shared; ``Distribution/fill`` by default.
  open var distribution: Distribution = .fill { didSet { arrangementDidChange() } }
  /// The position of the views across the axis; ``Alignment/fill`` by default.
  open var alignment: Alignment = .fill { didSet { arrangementDidChange() } }
  /// The distance between neighbors in points, or the minimum for distributions with equal spacing; 0 by
  /// default.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// Whether the views are laid out within the stack's margins instead of its edges; `false` by default.
  open var isLayoutMarginsRelativeArrangement: Bool = false { didSet { arrangementDidChange() } }
  /// Whether a vertical stack measures spacing from the last baseline of a view to the first baseline of
  /// the next; `false` by default.
  open var isBaselineRelativeArrangement: Bool = false { didSet { arrangementDidChange() } }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var ownConstraints: [NSLayoutConstraint] = []
  /// The arrangement of the current constraints; `nil` if they are out of date.
  private var constrained: StackArrangement?

  /// The custom spacing that represents ``spacing``.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// The spacing that represents the system's distance between neighbors, 8 points.
  public static let spacingUseSystem: CGFloat = CGFloat(Float.leastNormalMagnitude)

  /// How the length along the axis is shared; the raw values are UIKit's.
  public enum Distribution: Int, Hashable, Sendable, CaseIterable {
    /// By the views' own sizes and priorities.
    case fill
    /// Every view gets the same length.
    case fillEqually
    /// Every view gets a length in proportion to its content.
    case fillProportionally
    /// The views keep their lengths, with equal gaps between them.
    case equalSpacing
    /// The views keep their lengths, with equal distances between their centers as far as the spacing
    /// allows.
    case equalCentering
  }

  /// The position of the views across the axis; the raw values are UIKit's.
  public enum Alignment: Int, Hashable, Sendable, CaseIterable {
    /// The views fill the stack across its axis.
    case fill
    /// At the leading edge of a column, or at the top of a row.
    case leading
    /// The first baselines are aligned; in rows only.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge of a column, or at the bottom of a row.
    case trailing
    /// The last baselines are aligned; in rows only.
    case lastBaseline
    /// At the top of a row; the same as ``leading``.
    public static let top = Alignment.leading
    /// At the bottom of a row; the same as ``trailing``.
    public static let bottom = Alignment.trailing
  }

  /// Creates a horizontal stack.
  ///
  /// - Parameter arrangedSubviews: The views from the leading side, which become subviews; one that
  ///   occurs twice has its last position.
  public convenience init(arrangedSubviews: [UIView]) {
    self.init(frame: .zero)
    arrangedSubviews.forEach { addArrangedSubview($0) }
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    // The reverse does not hold: a view that leaves the stack stays a subview.
    removeArrangedSubview(subview)
  }

  open override func updateConstraints() {
    super.updateConstraints()
    let arrangement = StackArrangement(of: self)
    // Equal constraints are kept: the engine recognizes a relation by its constraint's identity.
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

  override var arrangesByContent: Bool { distribution == .fillProportionally }

  private func arrangementDidChange() {
    constrained = nil
    setNeedsUpdateConstraints()
  }
}

extension UIStackView {
  /// Adds a view at the end of the stack and as a subview.
  ///
  /// - Parameter view: The view, which constraints alone position from now on; one that is already
  ///   in the stack moves to the end.
  public func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count { $0 !== view })
  }

  /// Adds a view at an index of the stack and as a subview; a view that is already in the stack moves
  /// there.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - stackIndex: The index among the arranged views without `view`; out of bounds, it raises an exception.
  public func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let others = arrangedSubviews.filter { $0 !== view }
    guard (0...others.count).contains(stackIndex) else {
      return UIException.raise(
        .internalInconsistency,
        "stackIndex out of bounds for arrangedSubviews array: index \(stackIndex) beyond bounds [0 .. \(others.count)]"
      )
    }
    // As in UIKit, constraints alone position arranged views.
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews = others
    arrangedSubviews.insert(view, at: stackIndex)
    arrangementDidChange()
  }

  /// Removes a view from the stack; it stays a subview.
  ///
  /// - Parameter view: The view; ignored if it is not in the stack.
  public func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Sets the distance after an arranged view.
  ///
  /// - Parameters:
  ///   - spacing: The distance in points; ``spacingUseDefault`` removes it.
  ///   - arrangedSubview: The view; ignored if it is not in the stack.
  public func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let isOwn = spacing != Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isOwn ? spacing : nil
    arrangementDidChange()
  }

  /// Returns the distance in points that was set after an arranged view.
  ///
  /// - Parameter arrangedSubview: The view; without a distance of its own, the result is
  ///   ``spacingUseDefault``.
  public func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  var visibleArrangedSubviews: [UIView] {
    arrangedSubviews.filter { !$0.isHidden }
  }
}
