import SwiftSources

/// Apple's names of Swift 2 to 4, with today's.
///
/// Xcode's migrator renames them; apps that were not migrated still have them.
enum FormerNames {
  /// The names that are not members, with what replaces them.
  static let globals: [String: String] = types.merging(foundation) { $1 }.merging(values) { $1 }
    .merging(
      notifications.map { ("\($0.key)Notification", "\($0.value)") }, uniquingKeysWith: { first, _ in first })

  /// The types that no app has had since Swift 3: with one of them, it is written in Swift 2.
  static func isOfSwift2(_ name: String) -> Bool { marks.contains(name) }

  private static let marks: Set<String> = [
    "NSUserDefaults", "NSNotificationCenter", "NSBundle", "NSFileManager", "NSTimer", "NSDateFormatter",
    "NSJSONSerialization", "NSURLSession", "NSOperationQueue", "NSProcessInfo", "NSHTTPURLResponse",
  ]

  /// A function that is something else now.
  enum Replacement: Hashable, Sendable {
    /// An initializer, by its type and labels.
    case initializer(String, [String])
    /// A method of the first argument, by its name and the labels of the others; `nil` for one without a
    /// label.
    case method(String, [String?])
    /// A property of the first argument.
    case property(String)
    /// An operator between two arguments.
    case infix(String)
    /// A property; there are no arguments.
    case constant(String)
  }

  /// The functions that are initializers, methods and properties now.
  static let functions: [String: Replacement] = [
    "CGRectMake": .initializer("CGRect", ["x", "y", "width", "height"]),
    "CGPointMake": .initializer("CGPoint", ["x", "y"]),
    "CGSizeMake": .initializer("CGSize", ["width", "height"]),
    "CGVectorMake": .initializer("CGVector", ["dx", "dy"]),
    "CGAffineTransformMakeScale": .initializer("CGAffineTransform", ["scaleX", "y"]),
    "CGAffineTransformMakeTranslation": .initializer("CGAffineTransform", ["translationX", "y"]),
    "CGAffineTransformMakeRotation": .initializer("CGAffineTransform", ["rotationAngle"]),
    "CGAffineTransformMake": .initializer("CGAffineTransform", ["a", "b", "c", "d", "tx", "ty"]),
    "UIOffsetMake": .initializer("UIOffset", ["horizontal", "vertical"]),
    "CGAffineTransformScale": .method("scaledBy", ["x", "y"]),
    "CGAffineTransformTranslate": .method("translatedBy", ["x", "y"]),
    "CGAffineTransformRotate": .method("rotated", ["by"]),
    "CGAffineTransformConcat": .method("concatenating", [nil]),
    "CGAffineTransformInvert": .method("inverted", []),
    "CGRectInset": .method("insetBy", ["dx", "dy"]), "CGRectOffset": .method("offsetBy", ["dx", "dy"]),
    "CGRectUnion": .method("union", [nil]), "CGRectIntersection": .method("intersection", [nil]),
    "CGRectIntersectsRect": .method("intersects", [nil]), "CGRectContainsRect": .method("contains", [nil]),
    "CGRectContainsPoint": .method("contains", [nil]),
    "CGPointApplyAffineTransform": .method("applying", [nil]),
    "CGRectApplyAffineTransform": .method("applying", [nil]),
    "UIEdgeInsetsInsetRect": .method("inset", ["by"]),
    "UIImagePNGRepresentation": .method("pngData", []),
    "UIImageJPEGRepresentation": .method("jpegData", ["compressionQuality"]),
    "CGRectGetWidth": .property("width"), "CGRectGetHeight": .property("height"),
    "CGRectGetMinX": .property("minX"), "CGRectGetMinY": .property("minY"),
    "CGRectGetMidX": .property("midX"),
    "CGRectGetMidY": .property("midY"), "CGRectGetMaxX": .property("maxX"),
    "CGRectGetMaxY": .property("maxY"),
    "CGRectIsEmpty": .property("isEmpty"), "CGRectIsNull": .property("isNull"),
    "CGRectIntegral": .property("integral"), "CGRectStandardize": .property("standardized"),
    "CGRectEqualToRect": .infix("=="), "CGPointEqualToPoint": .infix("=="), "CGSizeEqualToSize": .infix("=="),
    "UIEdgeInsetsEqualToEdgeInsets": .infix("=="), "CGAffineTransformEqualToTransform": .infix("=="),
    "UIAccessibilityIsVoiceOverRunning": .constant("UIAccessibility.isVoiceOverRunning"),
    "UIAccessibilityIsReduceMotionEnabled": .constant("UIAccessibility.isReduceMotionEnabled"),
    "UIAccessibilityIsReduceTransparencyEnabled": .constant("UIAccessibility.isReduceTransparencyEnabled"),
    "UIAccessibilityPostNotification": .initializer("UIAccessibility.post", ["notification", "argument"]),
  ]
}
