import Foundation
import LayoutSolver

/// Measures the size that the constraints inside a view give it, without changing frames.
@preconcurrency @MainActor
struct LayoutFitting {
  private(set) var size: CGSize = .zero
  private let root: UIView
  private var fitting: LayoutEngine.Fitting
  /// The constraints of the view's size, added after all others.
  private let target: [NSLayoutConstraint]

  /// Measures a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - root: The topmost view whose constraints apply.
  ///   - constraints: Constraints of `root` while measuring.
  ///   - target: Constraints of the view's size, added after all others.
  init(
    _ view: UIView, in root: UIView, constraints: [NSLayoutConstraint] = [], target: [NSLayoutConstraint] = []
  ) {
    self.root = root
    self.target = target
    fitting = LayoutEngine.Fitting(view: view, constraints: constraints)
    root.updateConstraintsOfHierarchy()
    // The height of a text depends on its solved width; the bound is that of the engine.
    for _ in 0..<4 { if solve() { return } }
  }

  /// Solves the constraints inside the view.
  ///
  /// - Returns: Whether the heights of texts fit their widths.
  private mutating func solve() -> Bool {
    let engine = LayoutEngine(below: root, fitting: fitting)
    engine.read()
    guard let node = engine.node(of: root), let frame = engine.node(of: fitting.view)?.frame else {
      return true
    }
    for constraint in target { engine.add(constraint, ownedBy: node) }
    engine.solveGroups()
    size = engine.rect(of: frame).size
    return updateTextSizes(in: engine)
  }

  private mutating func updateTextSizes(in engine: LayoutEngine) -> Bool {
    var isSettled = true
    for node in engine.measuredNodes {
      guard let label = node.view as? UILabel, label.numberOfLines != 1, let frame = node.frame else {
        continue
      }
      let (natural, width) = (label.intrinsicContentSize, engine.rect(of: frame).width)
      let height =
        width < natural.width
        ? label.sizeThatFits(CGSize(width: width, height: .infinity)).height : natural.height
      if height != node.contentSize.height { isSettled = false }
      fitting.contentSizes[ObjectIdentifier(label)] = CGSize(width: natural.width, height: height)
    }
    return isSettled
  }
}

extension UIView {
  /// The target for the smallest size that the constraints allow.
  public static let layoutFittingCompressedSize: CGSize = .zero
  /// The target for the largest size that the constraints allow, up to 10,000 points.
  public static let layoutFittingExpandedSize: CGSize = CGSize(width: 10_000, height: 10_000)

  /// Returns the size in points that the constraints inside the view give it.
  ///
  /// - Parameter targetSize: The size to come as near to as the constraints allow, for instance
  ///   ``layoutFittingCompressedSize``.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that the constraints in the view require, as near to a target as the two priorities demand.
  func fittingSize(
    near target: CGSize, priorities: (width: UILayoutPriority, height: UILayoutPriority)
  ) -> CGSize {
    let width = widthAnchor.constraint(equalToConstant: target.width)
    width.priority = priorities.width
    let height = heightAnchor.constraint(equalToConstant: target.height)
    height.priority = priorities.height
    // A required length may contradict the constraints inside, which then take precedence.
    return LayoutFitting(self, in: self, target: [width, height]).size
  }
}
