/// What is behind an error, the worst first.
enum ErrorKind: String, CaseIterable, Codable, Sendable {
  /// Something of UIKit is missing, or is not as it is in UIKit.
  case uiKit = "UIKit"
  /// Code that is bound to no actor uses what is bound to the main actor.
  case isolation
  /// What only Objective-C's runtime has.
  case objectiveC = "Objective-C"
  /// Modules that are empty here, other frameworks, and what follows from them.
  case other
}
