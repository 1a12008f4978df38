/// The modules of this package that apps are compiled against.
enum Frameworks {
  /// Those that Apple's systems have, too.
  static let ofApple: Set<String> = [
    "Combine", "CoreGraphics", "OSLog", "QuartzCore", "UIKit", "WebKit", "os",
  ]
  /// Those that make up what counts as UIKit here.
  static let ofUIKit: Set<String> = ["CoreGraphics", "HeadlessUIKit", "QuartzCore", "UIKit", "WebKit"]
  /// All that a folder's module cannot be called.
  static let all = ofApple.union(ofUIKit).union(["LayoutSolver", "VirtualTime"])
}
