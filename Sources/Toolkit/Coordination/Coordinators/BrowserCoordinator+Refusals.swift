import HeadlessUIKit

extension BrowserCoordinator {
  private var name: String { "\(type(of: self))" }

  /// Whether `state` follows the present one; tells the programmer otherwise.
  func mayEnter(_ state: ActivationState) -> Bool {
    guard activationState.next != state else { return true }
    let call = state == .deactivating ? "stop()" : "start()"
    UIException.raise(
      .internalInconsistency,
      "\(name) cannot go from \(activationState) to \(state). Call \(call) when its transition is over, which "
        + "viewControllerWasActivated() and viewControllerWasDeactivated() tell")
    return false
  }

  /// Whether a coordinator without a parent may become a child of this one; tells the programmer otherwise.
  func mayAdd(_ child: BrowserCoordinator) -> Bool {
    if let owner = child.parent {
      UIException.raise(
        .internalInconsistency,
        "\(child.name) cannot become a child of \(name): it is one of \(owner.name). Call removeChild(_:) there first"
      )
      return false
    }
    guard sequence(first: self, next: \.parent).contains(where: { $0 === child }) else { return true }
    UIException.raise(
      .internalInconsistency,
      "\(child.name) cannot become a child of \(name), which is \(child === self ? "itself" : "below it"). "
        + "Add a coordinator of its own")
    return false
  }

  /// Tells the programmer that it is not known which child an overlay belongs to.
  func refuseOverlay(_ overlay: BrowserCoordinator) {
    let names = children.map(\.name).joined(separator: ", ")
    UIException.raise(
      .internalInconsistency,
      "\(name) has \(children.count) children (\(names)), so it is not known which of them \(overlay.name) shall "
        + "overlay. Override addOverlay(_:) to say so, or canAddOverlay(_:) to refuse")
  }

  /// Does something at the end of the transition that the view controller takes part in, or at once.
  func afterTransition(_ work: @escaping @MainActor (BrowserCoordinator) -> Void) {
    guard let transition = viewController?.transitionCoordinator else { return work(self) }
    transition.animate(alongsideTransition: nil) { [weak self] _ in
      if let self { work(self) }
    }
  }
}
