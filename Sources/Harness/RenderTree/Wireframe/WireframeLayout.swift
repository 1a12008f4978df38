/// The position of each node of a tree in the picture, from back to front.
///
///     // UIScrollView (0 100; 390 700) offset=(0 50)
///     //   UIButton (20 60; 100 44)
///     WireframeLayout(of: tree).boxes[1].frame  // (20 110; 100 44)
struct WireframeLayout {
  private(set) var boxes: [WireframeBox] = []
  /// The rectangles that clip boxes; a box has the index of its clip.
  private(set) var clips: [RenderFrame] = []

  init(of tree: RenderNode) {
    var open = [(node: tree, space: Space())]
    while let (node, space) = open.popLast() {
      let inside = add(node, in: space)
      guard !node.states.contains("hidden") else { continue }
      let cards = node.cards
      // In reverse, since the last one is popped first, and the front is drawn last.
      open += node.children.enumerated().reversed().map { index, child in
        var around = inside
        around.card = cards[index]
        return (child, around)
      }
    }
  }

  /// Adds the box of a node, and returns the space of its children.
  private mutating func add(_ node: RenderNode, in space: Space) -> Space {
    var inside = space
    inside.opacity *= node.number("alpha").map { max(0, min(1, $0)) } ?? 1
    inside.colors = node.appearanceColors ?? space.colors
    inside.isTurned = node.isTurned ?? space.isTurned
    inside.tint = node.color("tint") ?? space.tint
    let offset = node.numbers("offset", count: 2) ?? [0, 0]
    if var frame = node.frame?.placed(at: space) {
      if let transform = WireframeTransform(of: node) {
        inside.apply(transform, in: frame, clips)
        frame = transform.ownFrame
      }
      let clip = inside.clip.map { clips[$0] }
      boxes.append(
        WireframeBox(
          node: node, frame: frame, isTurned: inside.isTurned, clip: inside.clip, clipFrame: clip,
          opacity: inside.opacity, colors: inside.colors, tint: inside.tint, card: space.card,
          groups: inside.groups, transformedFrame: inside.transformedFrame))
      (inside.x, inside.y) = (frame.x, frame.y)
      if node.clips {
        inside.clip = clips.count
        clips.append(clip.map(frame.intersection) ?? frame)
      }
    }
    inside.x -= offset[0]
    inside.y -= offset[1]
    return inside
  }

  struct Space {
    var x = 0.0
    var y = 0.0
    var clip: Int?
    var opacity = 1.0
    /// The colors of the innermost node around it that has an appearance.
    var colors: WireframeColors?
    /// Whether the content is read from right to left.
    var isTurned = false
    /// The name of the tint color here.
    var tint: String?
    /// The card that the next node is on.
    var card: WireframeCard?
    /// The groups that transform the content here.
    var groups: [String] = []
    /// The visible part of the outermost transformed view around it.
    var transformedFrame: RenderFrame?

    /// Transforms the content, whose origin is then zero, and which a group around it clips.
    mutating func apply(_ transform: WireframeTransform, in frame: RenderFrame, _ clips: [RenderFrame]) {
      transformedFrame = transformedFrame ?? clip.map { frame.intersection(clips[$0]) } ?? frame
      if let clip { groups.append("<g clip-path=\"url(#clip\(clip))\">") }
      groups.append(transform.group(in: frame))
      clip = nil
    }
  }
}

extension RenderNode {
  /// Whether the node clips its content.
  package var clips: Bool {
    kind == .window || scrolls || states.contains("clips")
  }

  /// Whether the node is a scroll view; image views have the attribute `content`, too.
  package var scrolls: Bool {
    value("offset") != nil || value("content") != nil && value("image") == nil
  }
}

extension RenderFrame {
  /// Returns the frame in the picture; `nil` if it is not finite.
  func placed(at space: WireframeLayout.Space) -> RenderFrame? {
    guard [x, y, width, height].allSatisfy(\.isFinite) else { return nil }
    func limited(_ number: Double) -> Double { max(-Self.farthest, min(Self.farthest, number)) }
    return RenderFrame(
      x: limited(x + space.x), y: limited(y + space.y),
      width: max(0, limited(width)), height: max(0, limited(height)))
  }

  /// Returns the part that both frames share; if they share nothing, an empty frame at an edge of `other`.
  package func intersection(_ other: RenderFrame) -> RenderFrame {
    let left = min(max(x, other.x), other.x + other.width)
    let top = min(max(y, other.y), other.y + other.height)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    return RenderFrame(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The greatest distance from the origin in a picture, in points.
  private static let farthest = 1e6
}
