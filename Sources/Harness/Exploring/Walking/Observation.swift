import HeadlessUIKit
import ShowcaseKit

/// What an application did in addition to changing the screen.
struct Observation: Hashable {
  var hasCalls = false
  var hasMoments = false
  var changesPasteboard = false

  /// Whether it did anything.
  var isEffect: Bool { hasCalls || hasMoments || changesPasteboard }
}

extension Stage {
  /// Returns what the application did since the previous call of this method.
  func takeObservation() -> Observation {
    let calls = takeCalls()
    let animations = takeAnimations()
    let moments = takeMoments()
    return Observation(hasCalls: !calls.isEmpty, hasMoments: !animations.isEmpty || !moments.isEmpty)
  }
}

extension UIApplication {
  /// The controllers of the frontmost window, from its root to what it presented last.
  private var presented: [UIViewController] {
    let window = windows.last { !($0 is UITextEffectsWindow) && $0.rootViewController != nil }
    return window?.rootViewController.map { root in
      Array(sequence(first: root, next: \.presentedViewController))
    } ?? []
  }

  /// Whether the front controller is on a sheet that a finger can pull down.
  var canBeSwipedAway: Bool {
    guard presented.count > 1, let last = presented.last, !(last is UIAlertController) else { return false }
    switch last.modalPresentationStyle {
    case .pageSheet, .formSheet, .automatic, .popover: return !last.isModalInPresentation
    default: return false
    }
  }

  /// Whether what the use case showed is gone, as after a sheet was pulled down: only the stage's empty navigation
  /// controller is left, where an application has the screen from which the use case came.
  var isLeft: Bool {
    presented.count == 1 && (presented.first as? UINavigationController)?.viewControllers.isEmpty == true
  }

  /// The type of the front controller.
  var frontController: String {
    let last = presented.last
    let controller = (last as? UINavigationController)?.topViewController ?? last
    return controller.map { String(describing: type(of: $0)) } ?? "UIWindow"
  }
}
