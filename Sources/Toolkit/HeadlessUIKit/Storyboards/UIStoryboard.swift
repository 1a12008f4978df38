import Foundation

/// A storyboard of Interface Builder, by its name.
///
/// Storyboards are not read here. The class lets code that mentions one compile; whatever would have
/// to read it raises an exception that says what to write instead.
@preconcurrency @MainActor
open class UIStoryboard {
  /// The name of the storyboard's file.
  private let name: String

  /// Names a storyboard; the file is not looked for.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
  }

  /// Raises an exception, as the storyboard is not read.
  open func instantiateInitialViewController() -> UIViewController? {
    raiseMissing("its initial view controller")
    return nil
  }

  /// Raises an exception, as the storyboard is not read.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    raiseMissing("its initial view controller")
    return nil
  }

  /// Raises an exception, as the storyboard is not read; after a handled one, returns an empty
  /// controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    raiseMissing("the view controller '\(identifier)'")
    return UIViewController()
  }

  /// Raises an exception, as the storyboard is not read, and a controller of the class cannot be made
  /// without it.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    raiseMissing("the view controller '\(identifier)'")
    guard let controller = UIViewController() as? Controller else {
      fatalError("No \(Controller.self) can be made without its storyboard.")
    }
    return controller
  }

  private func raiseMissing(_ content: String) {
    UIException.raise(
      .interfaceBuilder,
      "The storyboard '\(name)' is not read here, and cannot create \(content). "
        + "Create the controller in code instead: in what the use case shows, or in a subclass's loadView().")
  }
}

extension UIException.Name {
  /// Content of a storyboard or a nib, which are not read here.
  public static let interfaceBuilder = UIException.Name(rawValue: "UIInterfaceBuilderException")
}
