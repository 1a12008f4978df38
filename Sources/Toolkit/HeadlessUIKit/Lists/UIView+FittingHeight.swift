import Foundation

extension UIView {
  /// The smallest height at which the constraints inside the view hold, at a given width.
  ///
  /// The view is put to the test where it stands: below its own superview, which must not be placed by constraints.
  func heightFittingConstraints(width: CGFloat) -> CGFloat {
    size(fittingWidth: width).height
  }

  /// The smallest size at which the constraints inside the view hold.
  ///
  /// - Parameter width: The width that the view has to have; `nil` for any.
  func size(fittingWidth width: CGFloat?) -> CGSize {
    guard let superview else { return .zero }
    let frame = frame
    translatesAutoresizingMaskIntoConstraints = false
    let constraints = fittingConstraints(in: superview, width: width)
    NSLayoutConstraint.activate(constraints)
    LayoutEngine.solve(below: superview)
    let size = bounds.size
    NSLayoutConstraint.deactivate(constraints)
    translatesAutoresizingMaskIntoConstraints = true
    self.frame = frame
    let grid = UIScreen.main.pixelGrid
    return CGSize(width: grid.roundUp(size.width), height: grid.roundUp(size.height))
  }

  /// Puts the view at the superview's origin, and draws it to no size at all, weaker than anything inside.
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
