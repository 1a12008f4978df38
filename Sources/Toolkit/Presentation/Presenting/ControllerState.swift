import Flow
import HeadlessUIKit

/// What this module keeps with a controller.
@MainActor
struct ControllerState {
  var title: String?
  var arguments: [String: (any CustomStringConvertible)?] = [:]
  var preferredStyle: PresentationStyle?
  var dismissBarItem: UIBarButtonItem?
  var modalQueue: FutureQueue?
  var isPresentedInMaster = false
  var isLeakTrackingEnabled = true
  weak var adaptiveDelegate: CustomAdaptivePresentationDelegate?
  var stackUpdates: StackUpdates?
  /// Makes an alert anew as a sheet.
  var makeSheet: (@MainActor () -> UIAlertController)?
}

extension UIViewController {
  var presentationState: ControllerState {
    get { attachments[ControllerState.self, default: ControllerState()] }
    set { attachments[ControllerState.self, default: ControllerState()] = newValue }
  }

  /// The controller, or the parent of its parents that has none.
  var topmostParent: UIViewController { parent?.topmostParent ?? self }
}
