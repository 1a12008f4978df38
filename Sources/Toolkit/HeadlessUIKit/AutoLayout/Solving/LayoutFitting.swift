import Foundation
import LayoutSolver

/// The size that the constraints inside a view give it; no frame changes.
@MainActor
struct LayoutFitting {
  private(set) var size: CGSize = .zero
  private let root: UIView
  private let target: [(axis: NSLayoutConstraint.Axis, length: CGFloat, priority: UILayoutPriority)]
  /// The sizes of texts of several lines at the widths that they were given.
  private var textSizes: [ObjectIdentifier: CGSize] = [:]

  init(
    _ root: UIView, _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) {
    self.root = root
    target = [(.horizontal, size.width, horizontal), (.vertical, size.height, vertical)]
    root.updateConstraintsOfHierarchy()
    // The height of a text depends on its solved width; the bound is that of the engine.
    for _ in 0..<4 where !solve() {}
  }

  /// Solves the constraints inside the view.
  ///
  /// - Returns: Whether the heights of texts fit their widths.
  private mutating func solve() -> Bool {
    var solver = LayoutSolver()
    let system = LayoutSystem(fitting: root, contentSizes: textSizes) { _ in FrameVariables(from: &solver) }
    for relation in system.relations { _ = try? solver.add(relation.constraint) }
    guard let frame = system.frames[ObjectIdentifier(root)] else { return true }
    for (axis, length, priority) in target {
      let variable = axis == .horizontal ? frame.width : frame.height
      let distance = variable - LinearExpression(constant: Double(length))
      // A required length may contradict the constraints, which were added first and then win.
      _ = try? solver.add(LinearConstraint(distance, .equal, priority: Double(priority.rawValue)))
    }
    size = frame.rect(in: solver).size
    return updateTextSizes(of: system, in: solver)
  }

  private mutating func updateTextSizes(of system: LayoutSystem, in solver: LayoutSolver) -> Bool {
    let former = textSizes
    for case let label as UILabel in system.views where label.numberOfLines != 1 {
      guard let frame = system.frames[ObjectIdentifier(label)] else { continue }
      let (natural, width) = (label.intrinsicContentSize, frame.rect(in: solver).width)
      let fitting = label.sizeThatFits(CGSize(width: width, height: .infinity))
      let height = width < natural.width ? fitting.height : natural.height
      textSizes[ObjectIdentifier(label)] = CGSize(width: natural.width, height: height)
    }
    return textSizes == former
  }
}

extension UIView {
  /// The target that requests the smallest size that the constraints allow.
  public static let layoutFittingCompressedSize: CGSize = .zero
  /// The target that requests the largest size that the constraints allow.
  public static let layoutFittingExpandedSize: CGSize = CGSize(width: 10_000, height: 10_000)

  /// Returns the size that the constraints inside the view give it, as near to `targetSize` as they
  /// allow.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }
}
