import Foundation

// What a view reports to the layout engine of its hierarchy.

extension UIView {
  /// Records what the next solving has to read again, without requesting one.
  func layoutWillChange(_ changes: LayoutChanges) {
    if let node = layoutNode { node.engine?.note(changes, of: node) }
  }

  /// Reports a changed frame or bounds origin.
  func layoutGeometryDidChange() {
    if let node = layoutNode, let engine = node.engine {
      engine.noteGeometry(of: node)
    } else {
      (superview ?? self).setNeedsConstraintSolving()
    }
  }

  /// Makes the next solving read the size of the content again, unless every change of it is reported; does
  /// not request a solving.
  func contentMayHaveChanged() {
    guard let node = layoutNode, let engine = node.engine else { return }
    engine.areBaselinesStale = true
    if !reportsContentChanges { noteContent(of: node, in: engine) }
    if let superview, superview.arrangesByContent { superview.setNeedsUpdateConstraints() }
  }

  private func noteContent(of node: LayoutNode, in engine: LayoutEngine) {
    if node.frame != nil { engine.note(.content, of: node) }
  }

  /// Whether every change of the content's size is reported, as in labels, image views and plain views.
  /// Subclasses may compute any size in their layout.
  private var reportsContentChanges: Bool {
    let type = type(of: self)
    return type == UILabel.self || type == UIImageView.self || type == UIView.self
  }

  /// Requests a solving if the size of the content may depend on the view's size.
  func contentMayDependOnBounds() {
    guard let node = layoutNode, node.frame != nil, node.hasContent else { return }
    if !reportsContentChanges { node.engine?.requestSolving() }
  }

  /// Requests solving after the content of a view changed; its superviews may get their sizes from it.
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

  /// Creates or removes the unknowns of the frame.
  func placementDidChange() {
    layoutWillChange(.placement)
    setNeedsConstraintSolving()
  }

  /// Makes a stack leave out a hidden subview, or make room for one that is shown.
  func subviewHiddenDidChange() {
    setNeedsUpdateConstraints()
  }

  /// Reports that constraints may decide the size of a scroll view's content, or no longer do.
  func contentConstraintsDidChange() {
    if let scrollView = self as? UIScrollView, scrollView.usedContentGuide != nil {
      scrollView.layoutWillChange(.guides)
    }
  }

  /// Updates the constraints of every view in the hierarchy that requires it.
  func updateConstraintsOfHierarchy() {
    updateOwnConstraintsIfNeeded()
    subviews.forEach { $0.updateConstraintsOfHierarchy() }
  }

  /// Calls the view's method that updates constraints, or as in UIKit the controller's for a root view.
  func updateOwnConstraintsIfNeeded() {
    guard layoutState.needsConstraintsUpdate else { return }
    layoutState.needsConstraintsUpdate = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }
}
