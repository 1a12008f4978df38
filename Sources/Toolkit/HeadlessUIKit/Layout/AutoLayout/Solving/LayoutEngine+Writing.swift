import Foundation
import LayoutSolver

/// Writing frames.
extension LayoutEngine {
  /// Sets the frames that the solution moved.
  ///
  /// - Returns: Whether every height that depends on a width is up to date.
  func writeFrames() -> Bool {
    let frames = queuedFrames
    queuedFrames = []
    for frame in inOrder(frames) {
      frame.isQueued = false
      // A view may be removed while another's frame is set.
      guard !frame.isRemoved else { continue }
      write(frame)
      if !frame.isRemoved { settlingNodes.append(frame.node) }
    }
    writeFaults()
    return acceptWidths()
  }

  /// Lets texts accept their solved widths.
  private func acceptWidths() -> Bool {
    let nodes = settlingNodes
    settlingNodes = []
    var isSettled = true
    for node in nodes where !node.isRemoved && !node.view.acceptLayoutWidth() {
      note(.content, of: node)
      requestSolving()
      isSettled = false
    }
    return isSettled
  }

  /// Returns frames in the order of the hierarchy, guides last.
  private func inOrder(_ frames: [LayoutFrame]) -> [LayoutFrame] {
    guard frames.count > 1 else { return frames }
    if !isOrderCurrent { sortByHierarchy() }
    return frames.sorted { one, other in
      (one.guide == nil ? 0 : 1, one.order) < (other.guide == nil ? 0 : 1, other.order)
    }
  }

  private func write(_ frame: LayoutFrame) {
    let rect = rect(of: frame)
    if let guide = frame.guide {
      guide.solvedFrame = rect
      if guide.kind == .scrollContent { (guide.owningView as? UIScrollView)?.acceptContentSize(rect.size) }
    } else {
      writing = frame
      frame.node.view.untransformedFrame = rect
      writing = nil
    }
  }

  /// Returns the solved rectangle, without the solver's numerical noise.
  ///
  /// It is rounded to a grid that contains whole points, halves and thirds, so that pixels are exact on
  /// every screen.
  func rect(of frame: LayoutFrame) -> CGRect {
    let grid: Double = 3 * 0x1p24
    func value(_ index: Int) -> Double {
      guard let variable = unknowns[index].variable else { return 0 }
      return ((unknowns[index].group?.solver?.value(of: variable) ?? 0) * grid).rounded() / grid
    }
    let first = frame.first
    return CGRect(x: value(first), y: value(first + 1), width: value(first + 2), height: value(first + 3))
  }
}

/// Faults.
extension LayoutEngine {
  func addBroken(_ relation: LayoutRelation, in group: LayoutGroup, conflicts: [ConstraintToken]) {
    group.isUnique = false
    group.broken.append(relation)
    guard fitting == nil else { return }
    let others = conflicts.compactMap { token in group.relations.first { $0.token == token } }
    let node = relation.node
    if node.broken.isEmpty { brokenNodes.append(node) }
    node.broken.append(BrokenRelation(relation: relation, conflicts: others))
    queueFaults(of: node)
  }

  /// Removes the faults of a group's former solution.
  func forgetBroken(in group: LayoutGroup) {
    guard !group.broken.isEmpty else { return }
    let gone = group.broken
    group.broken = []
    for node in brokenNodes where !node.isRemoved {
      node.broken.removeAll { broken in gone.contains { $0 === broken.relation } }
      queueFaults(of: node)
    }
    brokenNodes.removeAll { $0.isRemoved || $0.broken.isEmpty }
  }

  private func writeFaults() {
    // The text of a fault may have changed, such as a view's name.
    for node in brokenNodes where !node.isRemoved { queueFaults(of: node) }
    let nodes = queuedFaults
    queuedFaults = []
    for node in nodes {
      node.areFaultsQueued = false
      guard !node.isRemoved else { continue }
      let (faults, former) = (faults(of: node), node.view.layoutFaults)
      node.view.layoutFaults = faults
      UIApplication.shared.noteBroken(faults, after: former, of: node.view)
    }
  }

  private func faults(of node: LayoutNode) -> [LayoutFault] {
    if node.broken.count > 1, !isOrderCurrent { sortByHierarchy() }
    let unsatisfiable = node.broken.sorted { $0.relation.order < $1.relation.order }.map { broken in
      LayoutFault.unsatisfiable(
        broken.relation.description, conflictsWith: broken.conflicts.map(\.description))
    }
    guard let frame = node.frame else { return unsatisfiable }
    let open = zip(frame.unknowns, LayoutFrame.partNames).filter { unknowns[$0.0].isOpen }.map(\.1)
    return unsatisfiable + (open.isEmpty ? [] : [.ambiguous(open)])
  }
}
