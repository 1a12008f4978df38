/// A constraint that the layout engine broke because it contradicts others, whether or not it still does.
///
///     broken.text  // "UIView.width == 20 against UIView.width == 10"
@MainActor
package struct BrokenConstraint {
  /// The view that reports the fault; `nil` after it was released.
  package private(set) weak var view: UIView?
  /// The name of the view's class, and its identifier.
  package let viewName: String
  /// The constraint and the ones that it contradicts.
  package let text: String
}

extension LayoutFault {
  /// The broken constraint and the ones that it contradicts, in a line; `nil` for another fault.
  package var conflict: String? {
    guard case .unsatisfiable(let broken, let others) = self else { return nil }
    return broken + (others.isEmpty ? "" : " against " + others.joined(separator: ", "))
  }
}

extension UIApplication {
  /// Notes the constraints that are broken now and were not before, in a view that can be seen: before a view is in
  /// a window and has a size, margins alone contradict it.
  func noteBroken(_ faults: [LayoutFault], after former: [LayoutFault], of view: UIView) {
    guard faults != former, !view.bounds.isEmpty, view.window != nil else { return }
    for fault in faults where !former.contains(fault) {
      guard let text = fault.conflict else { continue }
      let identifier = view.accessibilityIdentifier.map { " #\($0)" } ?? ""
      brokenConstraints.append(
        BrokenConstraint(view: view, viewName: "\(type(of: view))\(identifier)", text: text))
    }
  }
}
