/// Why a presentation ended without a value.
public enum PresentError: Error, Hashable, Sendable {
  /// The presentation was dismissed, by its user or by its presenter.
  case dismissed
  /// The style could not present the controller.
  case presentationNotPossible
  /// The controller is on the stack already.
  case alreadyPresented
  /// Another modal presentation is in the way.
  case presentationBlockedByOtherPresentation
}
