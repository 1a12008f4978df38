import RenderTree

/// A node with its place on the screen.
struct AuditedNode {
  let node: RenderNode
  /// The frame in the coordinates of the screen.
  let frame: RenderFrame
  let surroundings: AuditedScreen.Surroundings

  /// What is seen of the frame.
  var visibleFrame: RenderFrame { surroundings.clip.map(frame.intersection) ?? frame }

  /// Whether any of it is on the screen.
  var isOnScreen: Bool { visibleFrame.width > 0 && visibleFrame.height > 0 }

  /// Whether it is on the screen, or can be scrolled to.
  var isReachable: Bool { isOnScreen || surroundings.canBeScrolledTo }

  /// What assistive technologies take it for; `nil` where they do not meet it.
  var role: String? { node.word("role") }

  /// Whether people do something with it: type, switch, go somewhere.
  var isControl: Bool { role.map(Self.controlRoles.contains) ?? false }

  /// Whether a finger can meet it, after scrolling perhaps.
  var isTarget: Bool { isControl && isReachable && !node.states.contains("disabled") }

  private static let controlRoles: Set = [
    "button", "cell", "link", "picker", "searchField", "slider", "switch", "textField",
  ]
}
