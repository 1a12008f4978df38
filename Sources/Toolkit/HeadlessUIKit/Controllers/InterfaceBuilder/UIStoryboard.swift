import Foundation
import InterfaceDocuments

/// A storyboard: the controllers of a file among the app's resources, or those that the use case registered with
/// ``InterfaceFiles``, which come first.
///
///     let files = UIApplication.shared.environment.interfaceFiles
///     files.registerController("Detail", inStoryboard: "Main") { UITableViewController() }
///     let storyboard = UIStoryboard(name: "Main", bundle: nil)
///     let detail: UITableViewController = storyboard.instantiateViewController(identifier: "Detail")
@preconcurrency @MainActor
open class UIStoryboard: UIKitObject {
  let name: String
  let bundle: Bundle?

  /// Creates a storyboard. It is looked up only when its controllers are needed.
  ///
  /// - Parameters:
  ///   - name: The name of the file, or the one under which the use case registered its controllers, without an
  ///     extension.
  ///   - storyboardBundleOrNil: The bundle of the file; `nil` for the main bundle.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
  }

  /// Returns the initial controller; raises an exception if neither a file nor the use case has it.
  open func instantiateInitialViewController() -> UIViewController? { make(nil, create: nil) }

  /// Returns the initial controller, created by a closure.
  ///
  /// - Parameter creator: Creates the controller. Without a closure, or if it returns `nil`, the
  ///   registered controller is returned.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    make(nil, create: creator) as? ViewController
  }

  /// Returns a new controller that was registered with an identifier.
  ///
  /// - Parameter identifier: The controller's storyboard identifier; one that was not registered
  ///   raises an exception.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, create: nil) ?? UIViewController()
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
    let controller = make(identifier, create: creator)
    if let controller = controller as? ViewController { return controller }
    if let controller {
      UIException.raise(
        .internalInconsistency,
        "The controller '\(identifier)' of the storyboard '\(name)' is a \(type(of: controller)) instead of a "
          + "\(ViewController.self)")
    }
    return replacement()
  }

  /// Returns what an exception leaves in place of a controller.
  func replacement<ViewController: UIViewController>() -> ViewController {
    guard let replacement = ViewController(coder: NSCoder()) else {
      preconditionFailure("\(ViewController.self) cannot be made without a storyboard")
    }
    return replacement
  }

  /// Returns the controller with an identifier, or the initial one.
  ///
  /// - Parameter create: Makes the controller with the coder; `nil` for the class of the file.
  func make(_ identifier: String?, create: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    let files = UIApplication.shared.environment.interfaceFiles
    if files.hasController(identifier, inStoryboard: name) {
      let created = create?(NSCoder())
      return adopt(created ?? files.controller(identifier, inStoryboard: name))
    }
    let file: InterfaceStoryboard?
    do throws(InterfaceFault) {
      file = try InterfaceStoryboard(named: name, in: bundle)
    } catch {
      raise(error)
      return nil
    }
    if let file, let element = file.element(identifier) {
      let controller = file.makeController(element, create: create)
      controller?.storyboard = self
      return controller
    }
    if let created = create?(NSCoder()) { return adopt(created) }
    raise(identifier, file)
    return nil
  }

  /// Raises an exception for a file that cannot be read.
  func raise(_ fault: InterfaceFault) {
    UIException.raise(.invalidArgument, "Could not load the storyboard '\(name)': \(fault)")
  }

  private func raise(_ identifier: String?, _ file: InterfaceStoryboard?) {
    let reason =
      identifier.map { "Storyboard '\(name)' doesn't contain a view controller with identifier '\($0)'." }
      ?? "Storyboard '\(name)' has no initial view controller."
    let argument = identifier.map { "\"\($0)\"" } ?? "nil"
    UIException.raise(
      .invalidArgument,
      "\(reason)\(file?.hint(identifier) ?? "") "
        + InterfaceFiles.advice(
          "registerController(\(argument), inStoryboard: \"\(name)\")", isFound: file != nil))
  }

  /// Makes the controller belong to this storyboard.
  private func adopt<ViewController: UIViewController>(_ controller: ViewController?) -> ViewController? {
    controller?.storyboard = self
    controller?.awakeFromNib()
    return controller
  }
}
