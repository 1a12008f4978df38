import SourceText

extension RenderNode {
  /// A wireframe of the tree as an SVG document: a box a node, with its text and states.
  ///
  /// A hidden node is dashed, and what is in it is left out. Frames count from their parents. Where no node has a frame, as in the accessibility projection, each node gets
  /// a row of an outline. A box tells its node's whole line when it is pointed at.
  public var svg: String {
    let boxes = wireframe
    let edges = boxes.reduce(into: WireframeEdges()) { $0.include($1.frame) }
    let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(edges.viewBox)\""
    return """
      \(head) font-family="sans-serif">
      <style>
        rect { fill: #357; fill-opacity: 0.04; stroke: #357; stroke-width: 0.75 }
        .hidden rect { fill: none; stroke-dasharray: 3 3 }
        .disabled { opacity: 0.45 }
        .selected rect { fill-opacity: 0.25 }
        .state { fill: #a40 }
        .faint { fill: #888 }
      </style>
      \(boxes.map(\.svg).joined(separator: "\n"))
      </svg>

      """
  }

  /// Each node with its frame in the picture's coordinates, back to front.
  private var wireframe: [WireframeBox] {
    let boxes = framedBoxes
    return boxes.isEmpty ? outlineBoxes : boxes
  }

  private var framedBoxes: [WireframeBox] {
    var boxes: [WireframeBox] = []
    var open = [(node: self, x: 0.0, y: 0.0)]
    while let (node, x, y) = open.popLast() {
      let frame = node.frame.flatMap { $0.isFinite ? $0.moved(x, y) : nil }
      if let frame { boxes.append(WireframeBox(node: node, frame: frame)) }
      guard !node.states.contains("hidden") else { continue }
      let origin = ((frame?.x ?? x) - node.scrollOffset.x, (frame?.y ?? y) - node.scrollOffset.y)
      open += node.children.reversed().map { ($0, origin.0, origin.1) }
    }
    return boxes
  }

  /// How far the node's content is scrolled, as its attribute `offset` tells.
  private var scrollOffset: (x: Double, y: Double) {
    for attribute in attributes where attribute.name == "offset" {
      if case .numbers(let numbers) = attribute.value, numbers.count == 2, numbers.allSatisfy(\.isFinite) {
        return (numbers[0], numbers[1])
      }
    }
    return (0, 0)
  }

  private var outlineBoxes: [WireframeBox] {
    lines.enumerated().reduce(into: (boxes: [WireframeBox](), open: [self])) { result, row in
      let node = result.open.removeLast()
      let indentation = Double(row.element.prefix { $0 == " " }.count) * 8
      let frame = RenderFrame(x: indentation, y: Double(row.offset) * 24, width: 320, height: 20)
      result.boxes.append(WireframeBox(node: node, frame: frame))
      result.open += node.children.reversed()
    }.boxes
  }
}

extension RenderFrame {
  fileprivate var isFinite: Bool { [x, y, width, height].allSatisfy(\.isFinite) }

  fileprivate func moved(_ dx: Double, _ dy: Double) -> RenderFrame {
    RenderFrame(x: x + dx, y: y + dy, width: max(0, width), height: max(0, height))
  }
}
