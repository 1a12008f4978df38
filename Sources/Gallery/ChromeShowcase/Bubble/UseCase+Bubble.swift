import ChromeUI
import ShowcaseKit

extension UseCase {
  /// A bubble that points at an anchor near the top.
  static let bubble = UseCase(
    "Bubble", of: BubbleViewController.self, coordinator: BubbleCoordinator.self)

  /// A bubble over a hand that swipes, gone after three cycles or by its button.
  static let sideSwipeBubble = UseCase(
    "Side Swipe Bubble", of: SideSwipeBubbleView.self, in: SideSwipeBubbleViewController.self)
}
