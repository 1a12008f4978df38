import HeadlessUIKit
import RenderTree

/// What of the screen a render tree tells.
public enum RenderProjection: String, Hashable, Sendable, CaseIterable {
  /// The views with their frames.
  case hierarchy
  /// What VoiceOver reads, in its order.
  case accessibility

  /// The tree of all windows, back to front; one window alone is the root itself.
  @MainActor
  func render(_ windows: [UIWindow]) -> RenderNode {
    let nodes = windows.map { window in
      switch self {
      case .hierarchy: ViewRenderer(window: window).tree()
      case .accessibility: AccessibilityRenderer(window: window).tree()
      }
    }
    return nodes.count == 1 ? nodes[0] : RenderNode("UIScreen", children: nodes)
  }
}
