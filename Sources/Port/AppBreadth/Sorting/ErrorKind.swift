/// What an error is about, worst first.
enum ErrorKind: String, CaseIterable, Codable, Sendable {
  /// Something of UIKit is missing, or differs from UIKit's.
  case uiKit = "UIKit"
  /// A member of a UIKit type, which belongs to UIKit or to a module that does not exist here.
  case uiKitOrModule = "UIKit or another module"
  /// Code without an actor uses what is isolated to the main actor.
  case isolation
  /// Something that only Objective-C's runtime has.
  case objectiveC = "Objective-C"
  /// Something that Foundation and Swift have only on Apple's systems.
  case foundation = "Foundation"
  /// Something that nothing here declares, or any other error.
  case other
  /// Something in a module that does not exist here: a third party's, or another Apple framework.
  case otherModule = "another module"
}
