/// What an error is about, the worst first.
enum ErrorKind: String, CaseIterable, Codable, Sendable {
  /// Something of UIKit is missing, or is not as it is in UIKit.
  case uiKit = "UIKit"
  /// A member of one of UIKit's types that is UIKit's, or a module's that is not here.
  case uiKitOrModule = "UIKit or another module"
  /// Code that is bound to no actor uses what is bound to the main actor.
  case isolation
  /// What only Objective-C's runtime has.
  case objectiveC = "Objective-C"
  /// What Foundation and Swift have on Apple's systems alone.
  case foundation = "Foundation"
  /// What nothing here declares, and all else.
  case other
  /// What a module has that is not here: a third party's, or one of Apple's other frameworks.
  case otherModule = "another module"
}
