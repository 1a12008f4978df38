import Flow
import HeadlessUIKit

/// The data that this module attaches to a controller.
@MainActor
struct ControllerState {
  var title: String?
  var arguments: [String: (any CustomStringConvertible)?] = [:]
  var preferredStyle: PresentationStyle?
  var dismissBarItem: UIBarButtonItem?
  var modalQueue: FutureQueue<Void>?
  var isPresentedInMaster = false
  var isLeakTrackingEnabled = true
  weak var adaptiveDelegate: CustomAdaptivePresentationDelegate?
  var stackUpdates: StackUpdates?
  /// Returns the alert as a new action sheet.
  var makeSheet: (@MainActor () -> UIAlertController)?
}

extension UIViewController {
  var presentationState: ControllerState {
    get { attachments[ControllerState.self, default: ControllerState()] }
    set { attachments[ControllerState.self, default: ControllerState()] = newValue }
  }

  /// The topmost of the controller's parents, or the controller itself if it has no parent.
  var topmostParent: UIViewController { parent?.topmostParent ?? self }
}
