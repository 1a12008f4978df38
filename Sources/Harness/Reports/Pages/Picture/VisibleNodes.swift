import RenderTree

/// Which nodes of a picture can be seen, by their numbers in the order of the tree's lines.
///
///     // UIWindow (0 0; 390 844)
///     //   UILabel "Below" (20 20; 80 20)
///     //   UIView (0 0; 390 844) background=white
///     VisibleNodes(in: picture, of: tree).contains(1)  // false, since the view covers the label
///
/// A node cannot be seen if it is hidden or transparent, or in a node that is; if nothing of it is inside of what clips
/// it and of the screen; or if an opaque node in front covers all that can be seen of it. A node is not covered by its
/// own descendants, as they move with it.
struct VisibleNodes {
  private var nodes: [Node] = []
  /// What covers what is behind it, in order.
  private var covers: [(number: Int, frame: RenderFrame)] = []

  private struct Node {
    /// The part that is drawn; `nil` if nothing is.
    var frame: RenderFrame?
    /// The number of the first node after its descendants.
    var end: Int
  }

  /// - Parameters:
  ///   - picture: The picture, with a frame for each node of the tree.
  ///   - tree: What it shows.
  init(in picture: WireframePicture, of tree: RenderNode) {
    var parents: [Int?] = []
    var open: [(node: RenderNode, parent: Int?, look: Look)] = [(tree, nil, Look())]
    while let (node, parent, outside) = open.popLast() {
      let look = outside.inside(node)
      let number = nodes.count
      let frame = picture.frames.indices.contains(number) ? picture.frames[number] : nil
      nodes.append(
        Node(
          frame: look.isHidden ? nil : frame?.visible(in: picture.bounds), end: number + 1))
      if !look.isTranslucent, node.hasOpaqueBackground, let frame = nodes[number].frame {
        covers.append((number, frame))
      }
      parents.append(parent)
      // The next node is popped from the end, so children are pushed in reverse.
      open += node.children.reversed().map { ($0, number, look) }
    }
    for (number, parent) in parents.enumerated().reversed() {
      if let parent { nodes[parent].end = max(nodes[parent].end, nodes[number].end) }
    }
  }

  /// How the content of a node looks.
  private struct Look {
    var isHidden = false
    var isTranslucent = false

    func inside(_ node: RenderNode) -> Look {
      let alpha = node.number("alpha") ?? 1
      return Look(
        isHidden: isHidden || node.states.contains("hidden") || alpha < VisibleNodes.leastAlpha,
        isTranslucent: isTranslucent || alpha < 1 || node.value("transform") != nil)
    }
  }

  /// Less alpha cannot be seen, and UIKit's hit testing ignores such views, too.
  private static let leastAlpha = 0.01

  /// Whether a node can be seen.
  func contains(_ number: Int) -> Bool {
    guard nodes.indices.contains(number), let frame = nodes[number].frame else { return false }
    // What is drawn later is in front.
    return !covers.contains { $0.number >= nodes[number].end && $0.frame.contains(frame) }
  }

  /// Returns the marks of nodes that can be seen; of nodes in one another that only shifted, that of the outermost.
  func marks(_ marks: [Int: TreeMark]) -> [Int: TreeMark] {
    var kept: [Int: TreeMark] = [:]
    // The number of the first node after the last one that shifted.
    var shifted = 0
    for (number, mark) in marks.sorted(by: { $0.key < $1.key }) {
      guard mark != .shifted || number >= shifted, contains(number) else { continue }
      if mark == .shifted { shifted = nodes[number].end }
      kept[number] = mark
    }
    return kept
  }
}

extension RenderFrame {
  /// The part inside of the picture; `nil` if there is nothing of it.
  fileprivate func visible(in bounds: RenderFrame) -> RenderFrame? {
    let part = intersection(bounds)
    return part.width > 0 && part.height > 0 ? part : nil
  }

  fileprivate func contains(_ other: RenderFrame) -> Bool {
    x <= other.x && y <= other.y && x + width >= other.x + other.width && y + height >= other.y + other.height
  }
}

extension RenderNode {
  /// Whether the background lets nothing through; an unknown color might.
  fileprivate var hasOpaqueBackground: Bool {
    switch value("background") {
    case .color(let value, _): value.utf8.count == 7 || value.hasSuffix("FF")
    case .word(let name): WireframeColors.isOpaque(name)
    default: false
    }
  }
}
