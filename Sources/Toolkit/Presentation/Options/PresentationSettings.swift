import Flow
import HeadlessUIKit

/// What is set for all presentations of the running application.
@MainActor
struct PresentationSettings {
  /// How many calls that move nothing are running.
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

/// Makes the navigation controllers that controllers are embedded in; plain ones by default.
@MainActor
public var customNavigationController: @MainActor (PresentationOptions) -> UINavigationController {
  get { PresentationSettings.current.makeNavigationController }
  set { PresentationSettings.current.makeNavigationController = newValue }
}

/// Makes the button that leads back to a controller of a title; UIKit's own by default.
@MainActor
public var customNavigationBackButtonWithTitle: @MainActor (String) -> UIBarButtonItem? {
  get { PresentationSettings.current.makeBackButton }
  set { PresentationSettings.current.makeBackButton = newValue }
}

extension PresentationOptions {
  /// Whether anything moves at the moment.
  @MainActor public static var animated: Bool { PresentationSettings.current.unanimatedCalls == 0 }

  /// Whether what these options are for moves.
  @MainActor public var animated: Bool { Self.animated && !contains(.unanimated) }

  /// Lets nothing move that `work` begins; what ends later may move again.
  @MainActor public static func performUnanimated<Value>(_ work: () throws -> Value) rethrows -> Value {
    PresentationSettings.current.unanimatedCalls += 1
    defer { PresentationSettings.current.unanimatedCalls -= 1 }
    return try work()
  }
}

extension UIViewController {
  /// The controller in a navigation controller, if the options ask for that and it can be in one.
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
