import Foundation

// What a view reports to the layout engine of its hierarchy.

extension UIView {
  /// Notes what the next solving has to read again, without requesting one.
  func layoutWillChange(_ changes: LayoutChanges) {
    if let node = layoutNode { node.engine?.note(changes, of: node) }
  }

  /// Reports another frame, or another origin of the bounds.
  func layoutGeometryDidChange() {
    if let node = layoutNode, let engine = node.engine {
      engine.noteGeometry(of: node)
    } else {
      (superview ?? self).setNeedsConstraintSolving()
    }
  }

  /// Lets the next solving, which constraints may not require, read the size of the content again,
  /// unless only what is reported changes it.
  func contentMayHaveChanged() {
    guard let node = layoutNode, let engine = node.engine else { return }
    engine.areBaselinesStale = true
    if !reportsContentChanges { noteContent(of: node, in: engine) }
    if let superview, superview.arrangesByContent { superview.setNeedsUpdateConstraints() }
  }

  private func noteContent(of node: LayoutNode, in engine: LayoutEngine) {
    if node.frame != nil { engine.note(.content, of: node) }
  }

  /// Whether the size of the content changes only when this is reported, as for texts, pictures and
  /// views without a content. Subclasses may compute any size from what they lay out.
  private var reportsContentChanges: Bool {
    let type = type(of: self)
    return type == UILabel.self || type == UIImageView.self || type == UIView.self
  }

  /// Lets another solving read the size of a content that may depend on how large the view is.
  func contentMayDependOnBounds() {
    guard let node = layoutNode, node.frame != nil, node.hasContent else { return }
    if !reportsContentChanges { node.engine?.requestSolving() }
  }

  /// Requests solving after the content of a view changed, from which a view around it may get its
  /// own size.
  func layoutContentDidChange() {
    contentMayHaveChanged()
    if let node = layoutNode, let engine = node.engine {
      noteContent(of: node, in: engine)
      engine.requestSolving()
    } else {
      setNeedsConstraintSolving()
    }
    if let superview, superview.layoutNode?.hasContent == true { superview.layoutContentDidChange() }
  }

  /// Makes or removes the unknowns of the frame.
  func placementDidChange() {
    layoutWillChange(.placement)
    setNeedsConstraintSolving()
  }

  /// Lets a stack leave out a view that was hidden, or make room for one that was shown.
  func subviewHiddenDidChange() {
    setNeedsUpdateConstraints()
  }

  /// Reports that constraints may decide the size of a scroll view's content, or no longer do.
  func contentConstraintsDidChange() {
    if let scrollView = self as? UIScrollView, scrollView.usedContentGuide != nil {
      scrollView.layoutWillChange(.guides)
    }
  }

  /// Lets every view in the hierarchy that requires it update the constraints of its class.
  func updateConstraintsOfHierarchy() {
    updateOwnConstraintsIfNeeded()
    subviews.forEach { $0.updateConstraintsOfHierarchy() }
  }

  /// Lets the class, or as in UIKit the controller whose root view this is, update its constraints.
  func updateOwnConstraintsIfNeeded() {
    guard layoutState.needsConstraintsUpdate else { return }
    layoutState.needsConstraintsUpdate = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }
}
