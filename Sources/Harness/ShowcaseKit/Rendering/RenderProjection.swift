import HeadlessUIKit
import RenderTree

/// A kind of render tree of the screen.
///
///     let stage = try Stage(UseCase.homeScreen)
///     stage.renderTree().treeText  // the views with their frames
///     stage.renderTree(.accessibility).treeText  // what VoiceOver reads
public enum RenderProjection: String, Hashable, Sendable, Codable, CaseIterable {
  /// The views with their frames, as in goldens.
  case hierarchy
  /// The same, but also in full what goldens fold since it cannot be seen.
  case whole
  /// The elements that VoiceOver reads, in its order.
  case accessibility
  /// The views with their frames, and with the further attributes that an audit requires: what
  /// VoiceOver says of them, what covers them, truncated texts, and the values of all colors.
  case audit

  /// Returns the tree of all windows, back to front; a single window is the root itself.
  ///
  /// The keyboard is the last child of the window that it covers, so that a tree keeps its root
  /// when the keyboard appears and disappears.
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
    case .hierarchy, .whole: ViewRenderer(window: window).tree()
    case .accessibility: AccessibilityRenderer(window: window).tree()
    case .audit: ViewRenderer(window: window, auditAttributes: AuditAttributes(in: window)).tree()
    }
  }
}
