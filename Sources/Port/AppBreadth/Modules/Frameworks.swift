import Porting

/// The modules of this package that apps are compiled against.
enum Frameworks {
  /// The modules that form UIKit here.
  static let ofUIKit: Set<String> = ["CoreGraphics", "HeadlessUIKit", "QuartzCore", "UIKit", "WebKit"]
  /// The names that a folder's module may not have.
  static let all = FrameworkProducts.names.union(ofUIKit).union(["LayoutSolver", "VirtualTime"])
}
