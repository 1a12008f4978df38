import Foundation

/// A storyboard with the controllers that the use case registered: see ``InterfaceFiles``.
@preconcurrency @MainActor
open class UIStoryboard: UIKitObject {
  private let name: String

  /// Creates the storyboard with a name; the bundle is ignored.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
  }

  /// Returns the initial controller; raises an exception if it is not registered.
  open func instantiateInitialViewController() -> UIViewController? { make(nil) }

  /// Returns the initial controller, created by a closure.
  ///
  /// - Parameter creator: Creates the controller. Without a closure, or if it returns `nil`, the
  ///   registered controller is returned.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    created(by: creator) ?? make(nil) as? ViewController
  }

  /// Returns the controller with an identifier; an identifier that was not registered raises an
  /// exception.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier) ?? UIViewController()
  }

  /// Returns the controller with an identifier, created by a closure. A controller of another type,
  /// or an identifier that was not registered, raises an exception.
  ///
  /// - Parameters:
  ///   - identifier: The controller's storyboard identifier.
  ///   - creator: Creates the controller. Without a closure, or if it returns `nil`, the registered
  ///     controller is returned.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    if let controller = created(by: creator) { return controller }
    let controller = make(identifier)
    if let controller = controller as? ViewController { return controller }
    if let controller {
      UIException.raise(
        .internalInconsistency,
        "The controller '\(identifier)' of the storyboard '\(name)' is a \(type(of: controller)) instead of a "
          + "\(ViewController.self)")
    }
    guard let replacement = ViewController(coder: NSCoder()) else {
      preconditionFailure("\(ViewController.self) cannot be made without a storyboard")
    }
    return replacement
  }

  private func created<ViewController: UIViewController>(
    by creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    let controller = creator?(NSCoder())
    return adopt(controller)
  }

  private func make(_ identifier: String?) -> UIViewController? {
    let files = UIApplication.shared.environment.interfaceFiles
    if let controller = files.controller(identifier, inStoryboard: name) { return adopt(controller) }
    let reason =
      identifier.map { "Storyboard '\(name)' doesn't contain a view controller with identifier '\($0)'." }
      ?? "Storyboard '\(name)' has no initial view controller."
    let argument = identifier.map { "\"\($0)\"" } ?? "nil"
    UIException.raise(
      .invalidArgument,
      "\(reason) \(InterfaceFiles.advice("registerController(\(argument), inStoryboard: \"\(name)\")"))")
    return nil
  }

  /// Makes the controller belong to this storyboard.
  private func adopt<ViewController: UIViewController>(_ controller: ViewController?) -> ViewController? {
    controller?.storyboard = self
    controller?.awakeFromNib()
    return controller
  }
}
