import Foundation

/// A storyboard with the controllers that the use case registered: see ``InterfaceFiles``.
///
///     let files = UIApplication.shared.environment.interfaceFiles
///     files.registerController("Detail", inStoryboard: "Main") { UITableViewController() }
///     let storyboard = UIStoryboard(name: "Main", bundle: nil)
///     let detail: UITableViewController = storyboard.instantiateViewController(identifier: "Detail")
@preconcurrency @MainActor
open class UIStoryboard: UIKitObject {
  private let name: String

  /// Creates a storyboard. It is looked up only when its controllers are needed.
  ///
  /// - Parameters:
  ///   - name: The name under which the use case registered its controllers, without an extension.
  ///   - storyboardBundleOrNil: Ignored.
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

  /// Returns a new controller that was registered with an identifier.
  ///
  /// - Parameter identifier: The controller's storyboard identifier; one that was not registered
  ///   raises an exception.
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
