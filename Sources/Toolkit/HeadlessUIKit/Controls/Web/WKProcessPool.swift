import Foundation

/// The process that shows the pages of several web views. Has no effect here.
@preconcurrency @MainActor
open class WKProcessPool: UIKitObject {
  /// Creates a pool.
  public override init() { super.init() }
}
