import Foundation

extension UIView {
  /// Returns the smallest height at which the constraints inside the view hold, at a given width.
  ///
  /// The view is measured in its superview, which cannot itself be laid out by constraints.
  func heightFittingConstraints(width: CGFloat) -> CGFloat {
    size(fittingWidth: width).height
  }

  /// Returns the smallest size at which the constraints inside the view hold.
  ///
  /// - Parameter width: The width that the view must have; `nil` for any.
  func size(fittingWidth width: CGFloat?) -> CGSize {
    guard let superview else { return .zero }
    let size = LayoutFitting(
      self, in: superview, constraints: fittingConstraints(in: superview, width: width)
    ).size
    let grid = UIScreen.main.pixelGrid
    return CGSize(width: grid.roundUp(size.width), height: grid.roundUp(size.height))
  }

  /// Returns constraints that put the view at the superview's origin and shrink it to nothing,
  /// weaker than any constraint inside.
  private func fittingConstraints(in superview: UIView, width: CGFloat?) -> [NSLayoutConstraint] {
    let height = heightAnchor.constraint(equalToConstant: 0)
    height.priority = .fittingSizeLevel
    let across = widthAnchor.constraint(equalToConstant: width ?? 0)
    if width == nil { across.priority = .fittingSizeLevel }
    return [
      leftAnchor.constraint(equalTo: superview.leftAnchor),
      topAnchor.constraint(equalTo: superview.topAnchor),
      across, height,
    ]
  }
}

extension UIView {
  /// Returns the height of the view as a header or footer of the given width, in points: what its
  /// constraints and content require, or else its initial height; `nil` if none of them decides.
  func sectionHeight(width: CGFloat) -> CGFloat? {
    let fitting = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = fitting.height > 0 ? UIScreen.main.pixelGrid.roundUp(fitting.height) : bounds.height
    return height > 0 ? height : nil
  }
}
