import Foundation
import LayoutSolver

/// The smallest or otherwise wanted size of a view by the constraints inside of it; no frame changes.
@MainActor
struct LayoutFitting {
  private(set) var size: CGSize = .zero
  private let root: UIView
  private let target: [(axis: NSLayoutConstraint.Axis, length: CGFloat, priority: UILayoutPriority)]
  /// The sizes of texts of several lines at the widths that they got.
  private var textSizes: [ObjectIdentifier: CGSize] = [:]

  init(
    _ root: UIView, _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) {
    self.root = root
    target = [(.horizontal, size.width, horizontal), (.vertical, size.height, vertical)]
    root.updateConstraintsOfHierarchy()
    for _ in 0..<4 where !solve() {}
  }

  /// Solves what is inside the view.
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
  /// The size to ask for to get the smallest one that the constraints allow.
  public static let layoutFittingCompressedSize: CGSize = .zero
  /// The size to ask for to get the largest one that the constraints allow.
  public static let layoutFittingExpandedSize: CGSize = CGSize(width: 10_000, height: 10_000)

  /// The size that the constraints inside the view give it, as near to `targetSize` as they let it.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }
}
