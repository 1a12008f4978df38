/// A controller's view that is on its way to the screen, or off it.
@MainActor
public struct AppearanceTransition {
  public let controller: UIViewController
  /// Whether the view comes: `viewWillAppear` was called, and `viewDidAppear` not yet.
  public let isAppearing: Bool
}

extension UIApplication {
  /// What comes and goes at the moment: windows from back to front, and in each the controllers from the outside in.
  public var appearanceTransitions: [AppearanceTransition] {
    windows.compactMap(\.rootViewController).flatMap(\.appearanceTransitions)
  }
}

extension UIViewController {
  /// What comes and goes among the controller, its children, and what it presents itself.
  fileprivate var appearanceTransitions: [AppearanceTransition] {
    ownTransition + children.flatMap(\.appearanceTransitions)
      + (presentedBySelf?.appearanceTransitions ?? [])
  }

  /// Several controllers lead to one that is presented; the one that presents it counts it.
  private var presentedBySelf: UIViewController? {
    presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
  }

  private var ownTransition: [AppearanceTransition] {
    switch appearance {
    case .appearing: [AppearanceTransition(controller: self, isAppearing: true)]
    case .disappearing: [AppearanceTransition(controller: self, isAppearing: false)]
    case .appeared, .disappeared: []
    }
  }
}
