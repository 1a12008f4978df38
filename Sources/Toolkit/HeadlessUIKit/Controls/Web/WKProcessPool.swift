import Foundation

/// The process that shows the pages of several web views; of no effect, as no pages are shown.
@preconcurrency @MainActor
open class WKProcessPool: UIKitObject {
  /// Creates a pool.
  public override init() { super.init() }
}
