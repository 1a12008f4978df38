import HeadlessUIKit
import RenderTree

/// What of the screen a render tree tells.
public enum RenderProjection: String, Hashable, Sendable, Codable, CaseIterable {
  /// The views with their frames.
  case hierarchy
  /// What VoiceOver reads, in its order.
  case accessibility
  /// The views with their frames, and with what an audit asks of them besides: see ``AuditRemarks``.
  case audit

  /// The tree of all windows, back to front; one window alone is the root itself.
  ///
  /// The keyboard is told as the last part of the window that it lies over, so that a tree keeps its root when the
  /// keyboard comes and goes.
  @MainActor
  func render(_ windows: [UIWindow]) -> RenderNode {
    var nodes = windows.filter { !($0 is UITextEffectsWindow) }.map(tree)
    for keyboard in windows where keyboard is UITextEffectsWindow {
      if !nodes.isEmpty { nodes[nodes.count - 1].children += tree(of: keyboard).children }
    }
    return nodes.count == 1 ? nodes[0] : RenderNode("UIScreen", children: nodes)
  }

  @MainActor
  private func tree(of window: UIWindow) -> RenderNode {
    switch self {
    case .hierarchy: ViewRenderer(window: window).tree()
    case .accessibility: AccessibilityRenderer(window: window).tree()
    case .audit: ViewRenderer(window: window, remarks: AuditRemarks(in: window)).tree()
    }
  }
}
