import Foundation
import InterfaceDocuments

extension UIStoryboard {
  /// Makes the controller of a scene by its class, whatever leads to the scene.
  ///
  /// UIKit makes only the initial controller and those with a storyboard identifier. This also makes a
  /// controller that only a segue leads to, or that another one contains, with its outlets and without the
  /// other one:
  ///
  ///     let controller = UIStoryboard(name: "Main", bundle: nil).scene(of: UITableViewController.self)
  ///
  /// A storyboard that cannot be read, and one without such a scene, raise an exception. Controllers that a
  /// use case registered with ``InterfaceFiles`` are not searched.
  ///
  /// - Parameters:
  ///   - type: The class that the file names for the scene's controller; superclasses do not count.
  ///   - id: The controller's object ID in the file, such as `abc-12-xyz`; `nil`, the default, for the first
  ///     scene of the class.
  public func scene<Controller: UIViewController>(
    of type: Controller.Type, id: String? = nil
  ) -> Controller {
    // A file names a class that is inside another type without it.
    let name = "\(type)"
    guard let file = file() else { return replacement() }
    let element = file.controllers.first { $0["customClass"] == name && (id == nil || $0.id == id) }
    guard let element else {
      raiseMissingScene(file, "of the class '\(name)'", id: id, near: name, "customClass")
      return replacement()
    }
    let made = make(element, of: file)
    if let controller = made as? Controller { return controller }
    UIException.raise(
      .internalInconsistency,
      "The scene '\(element.id ?? "")' of the storyboard '\(self.name)' is made as a "
        + "\(made.map { "\(Swift.type(of: $0))" } ?? element.name) instead of a \(name)")
    return replacement()
  }

  /// Makes the controller of a scene by its object ID, whatever leads to the scene and whatever class it has.
  ///
  ///     let about = UIStoryboard(name: "Main", bundle: nil).scene(id: "abc-12-xyz")
  ///
  /// A storyboard that cannot be read, and one without such a scene, raise an exception.
  ///
  /// - Parameter id: The controller's object ID in the file.
  public func scene(id: String) -> UIViewController {
    guard let file = file() else { return UIViewController() }
    guard let element = file.controllers.first(where: { $0.id == id }) else {
      raiseMissingScene(file, "with a controller", id: id, near: id, "id")
      return UIViewController()
    }
    return make(element, of: file) ?? UIViewController()
  }

  private func make(_ element: InterfaceElement, of file: InterfaceStoryboard) -> UIViewController? {
    let controller = file.makeController(element)
    controller?.storyboard = self
    return controller
  }

  /// Reads the file; raises an exception if that is not possible.
  private func file() -> InterfaceStoryboard? {
    do throws(InterfaceFault) {
      if let file = try InterfaceStoryboard(named: name, in: bundle) { return file }
      UIException.raise(
        .invalidArgument,
        "No storyboard '\(name)' is among the resources of a package; expected a file '\(name).storyboard' there"
      )
    } catch {
      raise(error)
    }
    return nil
  }

  private func raiseMissingScene(
    _ file: InterfaceStoryboard, _ words: String, id: String?, near wanted: String, _ attribute: String
  ) {
    let known = file.controllers.compactMap { $0[attribute] }
    let hint = nearestName(to: wanted, among: known).map { " The nearest is '\($0)'." } ?? ""
    UIException.raise(
      .invalidArgument,
      "The storyboard '\(name)' has no scene \(words)\(id.map { " whose object ID is '\($0)'" } ?? "").\(hint)"
    )
  }
}

extension InterfaceStoryboard {
  /// The elements of the scenes' controllers, in the order of the file.
  fileprivate var controllers: [InterfaceElement] { document.scenes.compactMap(\.controller) }
}
