/// A view or a bar button item that retains the closures of actions, which may retain a controller in turn.
///
///     let owners = ActionOwner.all(in: controller)
///     owners[0].removeActions()  // The first button no longer retains what its actions capture.
@MainActor
package struct ActionOwner {
  /// The control; `nil` for an item, or after it was released.
  package private(set) weak var view: UIView?
  /// The item; `nil` for a control, or after it was released.
  package private(set) weak var item: UIBarButtonItem?

  /// Removes the actions and the menu.
  package func removeActions() {
    (view as? UIControl)?.removeActions()
    (view as? UIButton)?.menu = nil
    item?.primaryAction = nil
    item?.menu = nil
  }

  /// Returns what retains actions in a controller: its bar button items, then the controls in its view, in the
  /// tree's order.
  package static func all(in controller: UIViewController) -> [ActionOwner] {
    var owners = controller.ownBarButtonItems.map { ActionOwner(item: $0) }
    controller.viewIfLoaded?.appendActionOwners(to: &owners)
    return owners
  }
}

extension UIViewController {
  fileprivate var ownBarButtonItems: [UIBarButtonItem] {
    (navigationItem.leftBarButtonItems ?? []) + (navigationItem.rightBarButtonItems ?? [])
      + (toolbarItems ?? [])
  }
}

extension UIView {
  fileprivate func appendActionOwners(to owners: inout [ActionOwner]) {
    if (self as? UIControl)?.hasActions == true || (self as? UIButton)?.menu != nil {
      owners.append(ActionOwner(view: self))
    }
    for view in subviews { view.appendActionOwners(to: &owners) }
  }
}
