import ChromeCleanUI
import ShowcaseKit

extension UseCase {
  /// A page whose scroll offset is broadcast to the toolbar above it.
  static let scrollOffsetToToolbar = UseCase(
    "Scroll offset to toolbar", of: ShrinkingToolbarViewController.self,
    coordinator: ShrinkingToolbarFeature.self)
}
