import Foundation
import LayoutSolver

/// Turns the constraints of a view hierarchy into frames.
///
/// The engine is kept with the topmost view. What changes reports it: views and constraints are
/// listed to be read again, the groups of relations that differ are solved again, and the frames
/// that this moves are written. What did not change costs nothing.
@preconcurrency @MainActor
final class LayoutEngine {
  unowned let root: UIView
  let home = LayoutHome()
  /// What is measured without being changed; `nil` for an engine that is kept.
  let fitting: Fitting?
  /// The nodes of the views while something is measured; otherwise the views have them.
  private var fittingNodes: [ObjectIdentifier: LayoutNode] = [:]

  // MARK: To be read

  /// Views that were added, and are to be read with everything below them.
  var addedViews: [UIView] = []
  var changedNodes: [LayoutNode] = []
  /// Their views hold them as long as they are active.
  var changedConstraints: [Unowned<NSLayoutConstraint>] = []
  /// Whether insets, such as margins, may have changed.
  var areInsetsStale = false
  /// Whether a line of text may be at another height of its view.
  var areBaselinesStale = false
  /// The relations that depend on insets or lines of text.
  var variableRelations: [LayoutRelation] = []
  /// The insets that were read in the present round.
  var knownInsets: [KnownInsets] = []

  // MARK: To be solved

  var unknowns: [Unknown] = []
  /// The first unknowns of frames that were removed.
  var freeUnknowns: [Int] = []
  /// The same, but still listed in groups.
  var removedUnknowns: [Int] = []
  var groups: [LayoutGroup] = []
  var queuedGroups: [LayoutGroup] = []
  /// The number of relations and frames, which numbers them in the order of reading.
  var nextOrder = 0
  /// Whether the order of relations and frames is that of the hierarchy.
  var isOrderCurrent = true

  // MARK: To be written

  var queuedFrames: [LayoutFrame] = []
  /// The frame that is being written, which does not count as a change.
  var writing: LayoutFrame?
  /// The views whose contents were read, and whose texts have to accept their widths.
  var settlingNodes: [LayoutNode] = []
  var queuedFaults: [LayoutNode] = []
  /// The views with relations that cannot hold.
  var brokenNodes: [LayoutNode] = []

  /// One unknown of a frame.
  struct Unknown {
    let frame: LayoutFrame
    /// The relations that decide it; `nil` if there are none.
    unowned var group: LayoutGroup?
    /// The unknown in the group's solver.
    var variable: LayoutVariable?
    /// Whether another value would be just as good.
    var isOpen = true
  }

  /// What is measured.
  struct Fitting {
    /// The view that constraints place for the time being.
    let view: UIView
    /// Constraints that the topmost view has for the time being.
    var constraints: [NSLayoutConstraint] = []
    /// The content sizes that replace the views' own.
    var contentSizes: [ObjectIdentifier: CGSize] = [:]
  }

  init(below root: UIView, fitting: Fitting? = nil) {
    self.root = root
    self.fitting = fitting
    addedViews = [root]
    home.engine = self
  }

  deinit {
    home.engine = nil
  }

  /// Solves the constraints below `root`, and sets the frames.
  ///
  /// The height of a text of several lines depends on its width, which is known only after solving.
  /// The hierarchy is solved again while such a height changes.
  static func solve(below root: UIView) {
    let engine = root.layoutEngine ?? LayoutEngine(below: root)
    root.layoutEngine = engine
    root.layoutState.needsConstraintSolving = false
    engine.updateConstraints()
    // The bound ends a cycle of widths and heights that never settles.
    for _ in 0..<4 {
      root.layoutState.needsConstraintSolving = false
      engine.read()
      engine.solveGroups()
      if engine.writeFrames() { return }
    }
  }

  func node(of view: UIView) -> LayoutNode? {
    fitting == nil ? view.layoutNode : fittingNodes[ObjectIdentifier(view)]
  }

  func keep(_ node: LayoutNode) {
    if fitting == nil {
      node.view.layoutNode = node
    } else {
      fittingNodes[ObjectIdentifier(node.view)] = node
    }
  }

  /// All nodes while something is measured, in no order.
  var measuredNodes: some Collection<LayoutNode> { fittingNodes.values }

  /// Returns the unknowns of a guide; `nil` if it has none.
  func frame(of guide: UILayoutGuide) -> LayoutFrame? {
    guide.owningView.flatMap(node)?.guides.first { $0.guide === guide }
  }
}
