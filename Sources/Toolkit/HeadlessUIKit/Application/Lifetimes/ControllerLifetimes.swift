/// The controllers that an application created, without keeping them alive.
///
///     UIApplication.shared.lifetimes.living.map(\.typeName)  // ["UINavigationController", "SettingsViewController"]
@MainActor
package final class ControllerLifetimes {
  private var created: [ControllerReference] = []
  /// The number of references beyond which those to released controllers are removed.
  private var limit = 64

  /// The controllers that exist, in the order in which they were created.
  package var living: [ControllerReference] { created.filter { $0.controller != nil } }

  func note(_ controller: UIViewController) {
    if created.count >= limit {
      created = living
      limit = max(64, created.count * 2)
    }
    created.append(ControllerReference(controller))
  }
}

/// A reference to a controller that does not keep it alive.
@MainActor
package struct ControllerReference {
  /// The controller; `nil` after it was released.
  package private(set) weak var controller: UIViewController?
  /// The name of its class without the module.
  package let typeName: String

  init(_ controller: UIViewController) {
    self.controller = controller
    typeName = "\(type(of: controller))"
  }
}
