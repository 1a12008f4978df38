/// Shows a toolbar in several heights.
@MainActor
package protocol ShrinkingToolbarConsumer: AnyObject {
  /// - Parameter length: By how many points the toolbar is lower than in full.
  func setShrinkage(_ length: Double)
}
