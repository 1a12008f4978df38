import HeadlessUIKit

/// Shows one view controller with mocked inputs.
///
/// A use case's coordinator is small and tailor-made: it makes the controller, gives it mock data, and shows it on the
/// base view controller. What the controller sends goes to the ``CommandRecorder``. The rule is Chrome's Showcase's.
@MainActor
public protocol Coordinator: AnyObject {
  init()
  /// The controller to show on. Hold it weakly.
  var baseViewController: UIViewController? { get set }
  /// Makes the controller and shows it.
  func start()
  /// Takes the controller away; does nothing by default.
  func stop()
}

extension Coordinator {
  public func stop() {}
}

/// A coordinator that pushes onto a navigation controller.
@MainActor
public protocol NavigationCoordinator: Coordinator {}

extension NavigationCoordinator {
  /// The base, which is a navigation controller.
  public var navigationController: UINavigationController? {
    baseViewController as? UINavigationController
  }
}
