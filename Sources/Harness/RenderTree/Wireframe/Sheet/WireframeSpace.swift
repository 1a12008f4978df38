extension WireframeSheet {
  /// The surroundings of the nodes to draw.
  struct Space {
    /// The origin of the part around them, in the picture's coordinates.
    var origin = Point()
    /// The distance by which the content of the part is scrolled.
    var shift = Point()
    var clip: RenderFrame?
    var level = 0
    /// The width of the node around them.
    var width = 0.0
    /// The product of the opacities around them.
    var opacity = 1.0
    var setting = WireframeSetting()
    /// The visible part of the outermost transformed view around them, which is used for all of its
    /// content.
    var transformedFrame: RenderFrame?
  }

  struct Point {
    var x = 0.0
    var y = 0.0
  }

  /// A node whose children are being drawn.
  struct Part {
    var node: RenderNode
    /// The surroundings of the children.
    var inside: Space
    /// The index of the next child.
    var next = 0
    /// The elements of the children so far.
    var content = ""
    /// The elements of the node itself.
    var box = ""
    /// The frame in the part around it; `nil` for a node without one.
    var frame: RenderFrame?
    var origin = Point()
    var transform: WireframeTransform?
    let kind: NodeKind
    private let rows: [Int: WireframeRow]

    init(node: RenderNode, inside: Space) {
      (self.node, self.inside) = (node, inside)
      rows = node.rows
      kind = node.kind
      self.inside.setting.parent = kind
      self.inside.setting.isMarked =
        kind == .menu && node.children.contains { $0.kind == .menuItem && $0.states.contains("on") }
    }

    /// The surroundings of the next child.
    var spaceOfNext: Space {
      var space = inside
      space.setting.row = rows[next]
      return space
    }
  }

  /// What is known of a picture while its nodes are drawn.
  struct Scene {
    var picture = WireframePicture()
    /// The screen that the tree is a picture of; `nil` for a part of a screen.
    let screen: DeviceScreen?
    /// The whole tree.
    let tree: RenderNode
    var backdrop: Backdrop

    init(of tree: RenderNode) {
      screen = DeviceScreen(of: tree)
      self.tree = tree
      backdrop = Backdrop(isDark: tree.isDark)
    }
  }
}

extension WireframeSheet.Space {
  /// Takes over what the node says of itself and its content.
  mutating func enter(_ node: RenderNode) {
    if let isDark = node.hasDarkAppearance { setting.isDark = isDark }
    setting.isTurned = node.isTurned ?? setting.isTurned
    setting.tint = node.color("tint") ?? setting.tint
    opacity *= node.number("alpha").map { $0.limited(0...1) } ?? 1
  }

  /// Returns the visible part of a frame.
  func visible(_ frame: RenderFrame) -> RenderFrame {
    if let transformedFrame { return transformedFrame }
    var placed = frame
    placed.x += origin.x + shift.x
    placed.y += origin.y + shift.y
    return clip.map(placed.intersection) ?? placed
  }

  /// Returns the surroundings of a node's children; a node without a frame has no coordinates.
  func inside(_ node: RenderNode, at frame: RenderFrame?) -> WireframeSheet.Space {
    var space = self
    space.level += 1
    if let frame {
      space.origin.x += frame.x + shift.x
      space.origin.y += frame.y + shift.y
      space.shift = WireframeSheet.Point()
      space.width = frame.width
      if node.clips { space.clip = visible(frame) }
    }
    let offset = node.numbers("offset", count: 2) ?? [0, 0]
    space.shift.x -= offset[0]
    space.shift.y -= offset[1]
    return space
  }
}

extension WireframeSheet.Scene {
  /// Adds a node and its descendants as not drawn.
  mutating func leaveOut(_ node: RenderNode) {
    node.walk { _, _ in picture.frames.append(nil) }
  }

  /// Paints what a node covers of the backdrop.
  ///
  /// - Parameter frame: The visible part of the node, in the picture's coordinates.
  mutating func cover(with node: RenderNode, in space: WireframeSheet.Space, at frame: RenderFrame) {
    guard let own = node.frame, !node.states.contains("hidden") else { return }
    let box = WireframeBox(node: node, frame: own, setting: space.setting, hasOutlines: false)
    for paint in box.paints { backdrop.paint(paint, opacity: space.opacity, in: frame) }
  }

  /// Whether the node is in front of something dark.
  func isOnDark(_ node: RenderNode, in space: WireframeSheet.Space) -> Bool {
    guard let frame = node.frame else { return false }
    let visible = space.visible(frame)
    return backdrop.isDark(visible.x + visible.width / 2, visible.y + visible.height / 2)
  }
}
