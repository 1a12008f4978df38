import Flow
import HeadlessUIKit

/// The settings of all presentations of the running application.
@MainActor
struct PresentationSettings {
  /// The number of running calls of `performUnanimated`, which may be nested.
  var unanimatedCalls = 0
  var makeNavigationController: @MainActor (PresentationOptions) -> UINavigationController = { _ in
    UINavigationController()
  }
  var makeBackButton: @MainActor (String) -> UIBarButtonItem? = { _ in nil }
  var alertTintColor: UIColor?
  var eventHandler: @MainActor (PresentationEvent) -> Void = {
    presentableLogPresentation($0.message, $0.data)
  }
  var writeLog: @MainActor (_ message: String, _ data: String?) -> Void = { _, _ in }

  static var current: PresentationSettings {
    get { UIApplication.shared[attachment: PresentationSettings.self, default: PresentationSettings()] }
    set {
      UIApplication.shared[attachment: PresentationSettings.self, default: PresentationSettings()] = newValue
    }
  }
}

/// Returns the navigation controllers in which controllers are embedded; plain ones by default.
@MainActor
public var customNavigationController: @MainActor (PresentationOptions) -> UINavigationController {
  get { PresentationSettings.current.makeNavigationController }
  set { PresentationSettings.current.makeNavigationController = newValue }
}

/// Returns the button that leads back to a controller with a title; `nil`, UIKit's button, by
/// default.
@MainActor
public var customNavigationBackButtonWithTitle: @MainActor (String) -> UIBarButtonItem? {
  get { PresentationSettings.current.makeBackButton }
  set { PresentationSettings.current.makeBackButton = newValue }
}

extension PresentationOptions {
  /// Whether presentations are animated now: not within ``performUnanimated(_:)``.
  @MainActor public static var animated: Bool { PresentationSettings.current.unanimatedCalls == 0 }

  /// Whether a presentation with these options is animated now.
  @MainActor public var animated: Bool { Self.animated && !contains(.unanimated) }

  /// Runs work that presents without animations; later dismissals may be animated.
  ///
  /// - Parameter work: Runs once, immediately; presentations that begin later are animated again.
  @MainActor public static func performUnanimated<Value>(_ work: () throws -> Value) rethrows -> Value {
    PresentationSettings.current.unanimatedCalls += 1
    defer { PresentationSettings.current.unanimatedCalls -= 1 }
    return try work()
  }
}

extension UIViewController {
  /// Returns the controller in a navigation controller, or itself if it is not embedded.
  ///
  /// Navigation controllers, split view controllers and alerts are never embedded.
  ///
  /// - Parameter options: The controller is embedded if they include
  ///   ``PresentationOptions/embedInNavigationController``.
  public func embededInNavigationController(_ options: PresentationOptions) -> UIViewController {
    let isContainer = self is UINavigationController || self is UISplitViewController
    guard options.contains(.embedInNavigationController), !isContainer, !(self is UIAlertController) else {
      return self
    }
    let navigation = customNavigationController(options)
    navigation.transferDebugPresentationInfo(from: self)
    navigation.setViewControllers([self], animated: false)
    return navigation
  }
}
