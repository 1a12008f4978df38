/// A layer of the architecture.
package enum Layer: String, Hashable, Sendable, CaseIterable, Codable {
  /// What the app is about, without any user interface.
  case model
  /// The protocols of what users can do.
  case commands
  /// View controllers, views, and the consumer protocols that they adopt.
  case ui
  /// Coordinators and mediators.
  case coordinators
  /// Use cases with mocks, which know the user interface only.
  case showcases
  /// What puts everything together, and may see everything.
  case apps

  /// Whether rules for the app's own types hold here; mocks and glue may be what they like.
  var isOrdered: Bool { self != .showcases && self != .apps }
}
