extension WireframeSheet {
  /// Draws a tree.
  ///
  /// A tree whose root is a whole screen is drawn with what the system adds: the status bar, the home indicator and
  /// the round corners of the device.
  package mutating func picture(of tree: RenderNode) -> WireframePicture {
    let tree = tree.filled
    var space = Space()
    space.setting.isDark = tree.isDark
    var scene = Scene(of: tree)
    let content = draw(tree, in: space, &scene)
    var picture = scene.picture
    if picture.frames.contains(where: { $0 != nil }) {
      picture.content = content
    } else {
      drawOutline(of: tree, space.setting, &picture)
    }
    let edges = picture.frames.reduce(into: WireframeEdges()) { edges, frame in
      if let frame { edges.include(frame) }
    }
    picture.bounds = edges.frame
    if let screen = scene.screen {
      picture.cornerRadius = screen.radius
      picture.content = drawing(of: screen, around: picture.content, scene, isTurned: tree.isTurned ?? false)
    } else {
      picture.content = picture.bounds.svgRect(fill: space.setting.colors.background) + picture.content
    }
    return picture
  }

  /// Draws a node and its descendants, and adds the visible part of each of them to the picture.
  ///
  /// It does not recurse, since a deep tree could overflow the stack.
  ///
  /// - Returns: The elements of the whole tree.
  private mutating func draw(_ tree: RenderNode, in space: Space, _ scene: inout Scene) -> String {
    var open = [begin(tree, in: space, &scene)]
    while var part = open.popLast() {
      if part.next < part.node.children.count {
        let child = part.node.children[part.next]
        let inside = part.spaceOfNext
        part.next += 1
        open.append(part)
        if inside.level >= Self.deepestLevel || part.node.states.contains("hidden") {
          scene.leaveOut(child)
        } else {
          open.append(begin(child, in: inside, &scene))
        }
      } else {
        let elements = end(part)
        guard let last = open.indices.last else { return elements }
        open[last].content += elements
      }
    }
    return ""
  }

  /// Draws a node without its children.
  private mutating func begin(_ node: RenderNode, in space: Space, _ scene: inout Scene) -> Part {
    var space = space
    space.enter(node)
    // Drawn in its own coordinates, a part is the same wherever it is shown.
    guard let frame = node.frame?.drawn else {
      scene.picture.frames.append(nil)
      return Part(node: node, inside: space.inside(node, at: nil))
    }
    scene.picture.frames.append(space.visible(frame))
    var part = Part(node: node, inside: space.inside(node, at: frame))
    part.origin = Point(x: frame.x + space.shift.x, y: frame.y + space.shift.y)
    part.transform = WireframeTransform(of: node)
    if part.transform != nil { part.inside.transformedFrame = space.visible(frame) }
    var sized = node
    sized.frame = part.transform?.ownFrame ?? frame
    sized.removeUnseenParts()
    space.setting.hasOwnBackground =
      part.kind.isBar && node.children.contains { $0.value("background") != nil }
    scene.cover(with: sized, in: space, at: space.visible(frame))
    var placed = node
    placed.frame = frame
    space.setting.add(placed, at: space, scene)
    part.box = drawing(of: sized, in: space.setting)
    part.frame = frame
    part.node.frame = sized.frame
    return part
  }

  /// Returns the elements of a node whose children are drawn.
  private mutating func end(_ part: Part) -> String {
    // A node without a frame has no element to fade, so its children are faded.
    guard let frame = part.frame else { return part.content.faded(part.node) }
    let content = clipped(part.content, by: part.node)
    let whole =
      part.transform.map { $0.group(in: frame.atOrigin) + part.box + content + "</g>" } ?? part.box + content
    return show(
      part.box.isEmpty && content.isEmpty ? "" : whole.faded(part.node), x: part.origin.x, y: part.origin.y)
  }

  /// Returns content that is clipped if the node clips it.
  private mutating func clipped(_ content: String, by node: RenderNode) -> String {
    guard node.clips, !content.isEmpty, let frame = node.frame else { return content }
    let radius = WireframeBox.corner(of: node).limited(0...min(frame.width, frame.height) / 2)
    if radius > 0 {
      let clip = resources.clip(width: frame.width, height: frame.height, radius: radius)
      return "<g clip-path=\"\(clip)\">\(content)</g>"
    }
    // By default, a nested `svg` clips its content.
    return "<svg width=\"\(frame.width.decimalText)\" height=\"\(frame.height.decimalText)\">\(content)</svg>"
  }

  /// Draws a row for each node of a tree without frames.
  private mutating func drawOutline(
    of tree: RenderNode, _ setting: WireframeSetting, _ picture: inout WireframePicture
  ) {
    var setting = setting
    setting.isOutlineRow = true
    picture.frames = []
    for row in tree.outlineRows {
      picture.frames.append(row.frame)
      guard let frame = row.frame else { continue }
      picture.content += show(drawing(of: row, in: setting), x: frame.x, y: frame.y)
    }
  }
}

extension RenderNode {
  /// Removes the text of a page that is drawn, and an accessory that is a button of its own.
  fileprivate mutating func removeUnseenParts() {
    if text != nil, kind == .webView, children.contains(where: { !$0.children.isEmpty }) { text = nil }
    guard word("accessory")?.hasPrefix("detail") == true,
      children.contains(where: { $0.kind == .button && $0.word("image") == "info.circle" })
    else { return }
    attributes.removeAll { $0.name == "accessory" }
  }

  /// The nodes without their children, each with the frame of a row that is indented by its depth.
  var outlineRows: [RenderNode] {
    var rows: [RenderNode] = []
    walk { node, depth in
      var row = node.pointee
      row.children = []
      // A very deep tree must not make the picture very wide.
      row.frame = RenderFrame(
        x: Double(min(depth, 100)) * 16, y: Double(rows.count) * 24, width: 320, height: 20)
      rows.append(row)
    }
    return rows
  }
}

extension String {
  /// Returns the elements with the node's `alpha` as their opacity.
  fileprivate func faded(_ node: RenderNode) -> String {
    guard let alpha = node.number("alpha"), alpha < 1, !isEmpty else { return self }
    return "<g opacity=\"\(max(0, alpha).decimalText)\">\(self)</g>"
  }
}
