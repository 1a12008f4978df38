import Porting

/// The modules of this package that apps are compiled against.
enum Frameworks {
  /// Those that make up what counts as UIKit here.
  static let ofUIKit: Set<String> = ["CoreGraphics", "HeadlessUIKit", "QuartzCore", "UIKit", "WebKit"]
  /// All that a folder's module cannot be called.
  static let all = FrameworkProducts.names.union(ofUIKit).union(["LayoutSolver", "VirtualTime"])
}
