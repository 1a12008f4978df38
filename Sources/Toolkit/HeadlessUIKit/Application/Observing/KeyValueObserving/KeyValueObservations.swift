import Foundation

/// The observations of an application, in the order in which they began.
@MainActor
struct KeyValueObservations {
  private var all: [WeakObservation] = []

  private static var ofApplication: KeyValueObservations {
    get { UIApplication.shared[attachment: Self.self, default: Self()] }
    set { UIApplication.shared[attachment: Self.self, default: Self()] = newValue }
  }

  /// Adds an observation of an object's value.
  static func add(_ observation: NSKeyValueObservation, to object: AnyObject) {
    ofApplication.all.append(WeakObservation(observation: observation))
    guard let object = object as? UIKitObject else { return }
    object.extras = object.extras ?? ObjectExtras()
    object.extras?.observations.removeAll { $0.observation == nil }
    object.extras?.observations.append(WeakObservation(observation: observation))
  }

  /// Reports values that changed since the last comparison.
  static func reportChanges() {
    guard !ofApplication.all.isEmpty else { return }
    ofApplication.all.removeAll { $0.observation == nil }
    for entry in ofApplication.all { entry.observation?.reportChange() }
  }
}

extension UIKitObject {
  /// Reports a change of one of the object's values to its observers.
  @MainActor final func valueDidChange() {
    guard let extras, !extras.observations.isEmpty, !extras.holdsReports else { return }
    for entry in extras.observations { entry.observation?.reportChange() }
  }

  /// Changes several values, then reports them once: setting a frame changes bounds and center.
  final func reportingOnce(_ change: () -> Void) {
    guard let extras, !extras.observations.isEmpty, !extras.holdsReports else { return change() }
    self.extras?.holdsReports = true
    change()
    self.extras?.holdsReports = false
    valueDidChange()
  }
}
