import Foundation
import LayoutSolver

/// Turns the constraints of a view hierarchy into frames.
///
/// The topmost view keeps the engine. Views and constraints report their changes: they are listed to be
/// read again, the groups of changed relations are solved again, and frames that move are written. What did
/// not change costs nothing.
///
/// For example, a new constant of `title.width == 100` reads that one relation, edits the solver of its
/// group, and writes `title` and the frames that depend on it:
///
/// ```text
/// views and constraints -> LayoutRelation -> LayoutGroup and its LayoutSolver -> frames
/// ```
@preconcurrency @MainActor
final class LayoutEngine {
  unowned let root: UIView
  let home = LayoutHome()
  /// What is measured without changing frames; `nil` for the hierarchy's own engine.
  let fitting: Fitting?
  /// The nodes of the views while measuring; otherwise the views keep them.
  private var fittingNodes: [ObjectIdentifier: LayoutNode] = [:]

  // MARK: To be read

  /// Views that were added, to be read with their descendants.
  var addedViews: [UIView] = []
  var changedNodes: [LayoutNode] = []
  /// Unowned, since their views hold them while they are active.
  var changedConstraints: [Unowned<NSLayoutConstraint>] = []
  /// Whether insets, such as margins, may have changed.
  var areInsetsStale = false
  /// Whether a baseline may have moved within its view.
  var areBaselinesStale = false
  /// The relations that depend on insets or lines of text.
  var variableRelations: [LayoutRelation] = []
  /// The insets that were read in the current round.
  var knownInsets: [KnownInsets] = []

  // MARK: To be solved

  var unknowns: [Unknown] = []
  /// The first unknowns of frames that were removed.
  var freeUnknowns: [Int] = []
  /// The first unknowns of removed frames that are still listed in groups.
  var removedUnknowns: [Int] = []
  var groups: [LayoutGroup] = []
  var queuedGroups: [LayoutGroup] = []
  /// The number of relations and frames so far; numbers them in the order of reading.
  var nextOrder = 0
  /// Whether relations and frames are numbered in the order of the hierarchy.
  var isOrderCurrent = true

  // MARK: To be written

  var queuedFrames: [LayoutFrame] = []
  /// The frame that is being written; writing it does not count as a change.
  var writing: LayoutFrame?
  /// The views whose contents were read and whose texts have to accept their widths.
  var settlingNodes: [LayoutNode] = []
  var queuedFaults: [LayoutNode] = []
  /// The views with relations that cannot hold.
  var brokenNodes: [LayoutNode] = []

  /// One unknown of a frame.
  struct Unknown {
    let frame: LayoutFrame
    /// The relations that decide it; `nil` if there are no relations.
    unowned var group: LayoutGroup?
    /// The unknown in the group's solver.
    var variable: LayoutVariable?
    /// Whether another value would satisfy the relations equally.
    var isOpen = true
  }

  /// What is measured.
  struct Fitting {
    /// The view that constraints place while measuring.
    let view: UIView
    /// Constraints of the topmost view while measuring.
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

  /// Solves the constraints below `root` and sets the frames.
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

  /// All nodes while measuring, in no particular order.
  var measuredNodes: some Collection<LayoutNode> { fittingNodes.values }

  /// Returns the unknowns of a guide; `nil` if it has no unknowns.
  func frame(of guide: UILayoutGuide) -> LayoutFrame? {
    guide.owningView.flatMap(node)?.guides.first { $0.guide === guide }
  }
}
