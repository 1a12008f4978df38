import HeadlessUIKit

extension EarlGrey {
  /// Lets all interactions that follow look below an element that a matcher selects; `nil` lets them look everywhere.
  ///
  /// It holds for the running application alone.
  public static func setRootMatcherForSubsequentInteractions(_ matcher: GREYMatcher?) {
    UIApplication.shared[attachment: RootMatcher.self, default: RootMatcher()].matcher = matcher
  }
}

/// What the interactions of one application look below.
struct RootMatcher {
  var matcher: GREYMatcher?

  /// The running application's.
  @MainActor static var current: GREYMatcher? {
    UIApplication.shared[attachment: RootMatcher.self, default: RootMatcher()].matcher
  }
}
