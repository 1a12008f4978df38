import Foundation

/// What views and constraints report.
extension LayoutEngine {
  /// Makes the next turn solve again.
  func requestSolving() {
    root.layoutState.needsConstraintSolving = true
  }

  /// Records what the next solving has to read again.
  func note(_ change: LayoutChanges, of node: LayoutNode) {
    if node.changes.isEmpty { changedNodes.append(node) }
    node.changes.insert(change)
  }

  /// Records a changed frame or bounds origin.
  func noteGeometry(of node: LayoutNode) {
    if node.insetReaders > 0 {
      areInsetsStale = true
      requestSolving()
    }
    if !node.dependents.isEmpty {
      note(.geometry, of: node)
      requestSolving()
    }
    guard let frame = node.frame, frame !== writing else { return }
    // Constraints place the view, so it returns to its solved frame.
    queue(frame)
    requestSolving()
  }

  func note(_ constraint: NSLayoutConstraint) {
    requestSolving()
    guard !constraint.isAwaitingReading else { return }
    constraint.isAwaitingReading = true
    changedConstraints.append(Unowned(object: constraint))
  }

  /// Removes the relation of a constraint that is no longer active.
  func forget(_ constraint: NSLayoutConstraint) {
    requestSolving()
    if constraint.isAwaitingReading {
      constraint.isAwaitingReading = false
      changedConstraints.removeAll { $0.object === constraint }
    }
    if let relation = constraint.layoutRelation { remove(relation) }
    constraint.layoutRelation = nil
  }

  /// Records that a view was added below one that has been read.
  func note(added view: UIView) {
    addedViews.append(view)
    requestSolving()
  }

  /// Removes everything that was read of a leaving view and its descendants.
  func forget(_ view: UIView) {
    // A view that was added to it since the last reading leaves with it.
    addedViews.removeAll { $0.isDescendant(of: view) }
    requestSolving()
    guard view.layoutNode != nil else { return }
    removeNodes(below: view)
    changedConstraints.removeAll { !$0.object.isAwaitingReading }
    changedNodes.removeAll(where: \.isRemoved)
    // A line of text that a constraint refers to may have left.
    (areInsetsStale, areBaselinesStale) = (true, true)
  }

  private func removeNodes(below view: UIView) {
    guard let node = view.layoutNode else { return }
    (node.contentRelations + node.guideRelations).forEach(remove)
    for constraint in view.constraints {
      constraint.isAwaitingReading = false
      if let relation = constraint.layoutRelation { remove(relation) }
      constraint.layoutRelation = nil
    }
    if let frame = node.frame { remove(frame) }
    node.guides.forEach(remove)
    for relation in node.dependents { relation.sources.removeAll { $0.object === node } }
    node.isRemoved = true
    node.changes = []
    view.layoutNode = nil
    view.subviews.forEach(removeNodes)
  }
}

extension LayoutEngine {
  func makeFrame(of guide: UILayoutGuide? = nil, in node: LayoutNode) -> LayoutFrame {
    let first = freeUnknowns.popLast() ?? unknowns.count
    let frame = LayoutFrame(of: guide, in: node, first: first, order: takeOrder())
    for index in frame.unknowns {
      let unknown = Unknown(frame: frame)
      if index < unknowns.count { unknowns[index] = unknown } else { unknowns.append(unknown) }
    }
    queue(frame)
    queueFaults(of: node)
    return frame
  }

  func remove(_ frame: LayoutFrame) {
    frame.isRemoved = true
    removedUnknowns.append(frame.first)
    for index in frame.unknowns {
      guard let group = unknowns[index].group else { continue }
      unknowns[index].group = nil
      group.hasRemovedUnknowns = true
      queue(group)
    }
  }

  /// Returns the next number in the order of reading.
  func takeOrder() -> Int {
    nextOrder += 1
    return nextOrder
  }

  func queue(_ frame: LayoutFrame) {
    guard !frame.isQueued else { return }
    frame.isQueued = true
    queuedFrames.append(frame)
  }

  func queueFaults(of node: LayoutNode) {
    guard fitting == nil, !node.areFaultsQueued else { return }
    node.areFaultsQueued = true
    queuedFaults.append(node)
  }
}
