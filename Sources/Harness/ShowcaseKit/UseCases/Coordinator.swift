import HeadlessUIKit

/// An object that shows one view controller with mock inputs.
///
/// A use case's coordinator is small and specific: it creates the controller, gives it mock data,
/// and shows it on the base view controller. The controller's commands go to the
/// ``CommandRecorder``. The rules are those of Chrome's Showcase.
@MainActor
public protocol Coordinator: AnyObject {
  /// Creates a coordinator, without starting it.
  init()
  /// The controller on which to show. Declare it `weak`.
  var baseViewController: UIViewController? { get set }
  /// Creates the controller and shows it.
  func start()
  /// Removes the controller; does nothing by default.
  func stop()
  /// The names of what it makes up for the controller, which the golden's end lists; none by default.
  ///
  /// Coordinators that `showcase init` writes have it. A person who replaces what is made up by data that the
  /// app's makers chose removes the names.
  var madeUp: [String] { get }
}

extension Coordinator {
  /// Does nothing.
  public func stop() {}

  /// Nothing.
  public var madeUp: [String] { [] }
}

/// A coordinator that pushes onto a navigation controller.
///
///     final class GreetingCoordinator: NavigationCoordinator {
///       weak var baseViewController: UIViewController?
///       func start() { navigationController?.pushViewController(UIViewController(), animated: false) }
///     }
///     UseCase("First visit", of: UIViewController.self, coordinator: GreetingCoordinator.self)
@MainActor
public protocol NavigationCoordinator: Coordinator {}

extension NavigationCoordinator {
  /// The base view controller, if it is a navigation controller.
  public var navigationController: UINavigationController? {
    baseViewController as? UINavigationController
  }
}
