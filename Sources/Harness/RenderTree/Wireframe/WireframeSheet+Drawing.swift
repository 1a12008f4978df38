extension WireframeSheet {
  /// Draws a tree.
  package mutating func picture(of tree: RenderNode) -> WireframePicture {
    let colors = WireframeColors(isDark: tree.isDark)
    var picture = WireframePicture()
    let content = draw(tree, in: Space(), colors, &picture)
    if picture.frames.contains(where: { $0 != nil }) {
      picture.content = content
    } else {
      drawOutline(of: tree, colors, &picture)
    }
    let edges = picture.frames.reduce(into: WireframeEdges()) { edges, frame in
      if let frame { edges.include(frame) }
    }
    picture.bounds = edges.frame
    picture.content = picture.bounds.svgRect(fill: colors.background) + picture.content
    return picture
  }

  /// Draws a node and its descendants, and adds the visible part of each of them to the picture.
  ///
  /// - Returns: The elements for the part around it.
  private mutating func draw(
    _ node: RenderNode, in space: Space, _ outer: WireframeColors, _ picture: inout WireframePicture
  ) -> String {
    guard space.level < Self.deepestLevel else {
      picture.leaveOut(node)
      return ""
    }
    let colors = node.appearanceColors ?? outer
    // Drawn in its own coordinates, a part is the same wherever it is shown.
    guard let frame = node.frame?.placed(at: WireframeLayout.Space())?.inTenths else {
      picture.frames.append(nil)
      return drawChildren(of: node, in: space.inside(node, at: nil), colors, &picture)
    }
    let transform = WireframeTransform(of: node)
    var inside = space.inside(node, at: frame)
    picture.frames.append(space.visible(frame))
    if transform != nil { inside.transformedFrame = space.visible(frame) }
    var sized = node
    sized.frame = transform?.ownFrame ?? frame
    let size = sized.frame ?? frame
    let box = drawing(
      of: sized, colors, isTurned: inside.isTurned, tint: inside.tint, card: space.card)
    let content = drawChildren(of: node, in: inside, colors, &picture)
    // By default, a nested `svg` clips its content.
    let clipped =
      node.clips && !content.isEmpty
      ? "<svg width=\"\(size.width.decimalText)\" height=\"\(size.height.decimalText)\">\(content)</svg>"
      : content
    let whole = transform.map { $0.group(in: frame.atOrigin) + box + clipped + "</g>" } ?? box + clipped
    return show(whole.faded(node), x: frame.x + space.shift.x, y: frame.y + space.shift.y)
  }

  private mutating func drawChildren(
    of node: RenderNode, in space: Space, _ colors: WireframeColors, _ picture: inout WireframePicture
  ) -> String {
    var content = ""
    let cards = node.cards
    var space = space
    for (index, child) in node.children.enumerated() {
      space.card = cards[index]
      if node.states.contains("hidden") {
        picture.leaveOut(child)
      } else {
        content += draw(child, in: space, colors, &picture)
      }
    }
    // A node without a frame has no element to fade, so its children are faded.
    return node.frame == nil ? content.faded(node) : content
  }

  /// Draws a row for each node of a tree without frames.
  private mutating func drawOutline(
    of tree: RenderNode, _ colors: WireframeColors, _ picture: inout WireframePicture
  ) {
    let rows = tree.outlineBoxes
    picture.frames = rows.map(\.frame)
    for row in rows {
      var node = row.node
      node.frame = row.frame
      picture.content += show(drawing(of: node, colors, isRow: true), x: row.frame.x, y: row.frame.y)
    }
  }

  /// The surroundings of the nodes to draw.
  struct Space {
    /// The origin of the part around them, in the picture's coordinates.
    var origin = Point()
    /// The distance by which the content of the part is scrolled.
    var shift = Point()
    var clip: RenderFrame?
    var level = 0
    /// Whether the content of the part is read from right to left.
    var isTurned = false
    /// The name of the tint color in the part.
    var tint: String?
    /// The card that the next node is on.
    var card: WireframeCard?
    /// The visible part of the outermost transformed view around them, which is used for all of its
    /// content.
    var transformedFrame: RenderFrame?
  }

  struct Point {
    var x = 0.0
    var y = 0.0
  }
}

extension WireframeSheet.Space {
  /// Returns the visible part of a frame.
  fileprivate func visible(_ frame: RenderFrame) -> RenderFrame {
    if let transformedFrame { return transformedFrame }
    var placed = frame
    placed.x += origin.x + shift.x
    placed.y += origin.y + shift.y
    return clip.map(placed.intersection) ?? placed
  }

  /// Returns the surroundings of a node's children; a node without a frame has no coordinates.
  fileprivate func inside(_ node: RenderNode, at frame: RenderFrame?) -> WireframeSheet.Space {
    var space = self
    space.level += 1
    space.isTurned = node.isTurned ?? isTurned
    space.tint = node.color("tint") ?? tint
    if let frame {
      space.origin.x += frame.x + shift.x
      space.origin.y += frame.y + shift.y
      space.shift = WireframeSheet.Point()
      if node.clips { space.clip = visible(frame) }
    }
    let offset = node.numbers("offset", count: 2) ?? [0, 0]
    space.shift.x -= offset[0]
    space.shift.y -= offset[1]
    return space
  }
}

extension WireframePicture {
  /// Adds a node and its descendants as not drawn.
  fileprivate mutating func leaveOut(_ node: RenderNode) {
    node.walk { _, _ in frames.append(nil) }
  }
}

extension String {
  /// Returns the elements with the node's `alpha` as their opacity.
  fileprivate func faded(_ node: RenderNode) -> String {
    guard let alpha = node.number("alpha"), alpha < 1, !isEmpty else { return self }
    return "<g opacity=\"\(max(0, alpha).decimalText)\">\(self)</g>"
  }
}

extension RenderFrame {
  fileprivate var atOrigin: RenderFrame { RenderFrame(x: 0, y: 0, width: width, height: height) }

  /// The frame with its numbers rounded to one decimal.
  fileprivate var inTenths: RenderFrame {
    RenderFrame(
      x: x.inTenths, y: y.inTenths, width: width.inTenths, height: height.inTenths)
  }
}

extension Double {
  fileprivate var inTenths: Double { (self * 10).rounded() / 10 }
}
