import Foundation
import LayoutSolver

/// The unknowns of one rectangle: the frame of a view or a guide that constraints place.
@MainActor
final class LayoutFrame {
  /// The view, or the guide's view.
  unowned let node: LayoutNode
  /// The guide; `nil` for a view's frame.
  let guide: UILayoutGuide?
  /// The index of the first of four unknowns in the engine.
  let first: Int
  /// The position in the order in which a new solver receives its unknowns.
  var order: Int
  /// Whether the engine is about to write the frame.
  var isQueued = false
  var isRemoved = false

  init(of guide: UILayoutGuide?, in node: LayoutNode, first: Int, order: Int) {
    (self.guide, self.node, self.first, self.order) = (guide, node, first, order)
  }

  /// The number of unknowns of a frame.
  static let unknownCount = 4
  var unknowns: Range<Int> { first..<first + Self.unknownCount }

  func origin(_ axis: NSLayoutConstraint.Axis) -> LayoutVariable {
    LayoutVariable(index: axis == .horizontal ? first : first + 1)
  }

  func length(_ axis: NSLayoutConstraint.Axis) -> LayoutVariable {
    LayoutVariable(index: axis == .horizontal ? first + 2 : first + 3)
  }

  /// The names of the unknowns in faults, in their order.
  static let partNames = ["x", "y", "width", "height"]
}

/// A reference that keeps nothing alive, for collections.
struct Unowned<Object: AnyObject> {
  unowned let object: Object
}

extension Unowned: Sendable where Object: Sendable {}
