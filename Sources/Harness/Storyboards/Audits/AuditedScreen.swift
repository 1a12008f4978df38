import RenderTree

/// The visible nodes of a tree, each with its position on the screen.
///
///     // UIScrollView (0 100; 390 700) offset=(0 50)
///     //   UIButton (20 60; 100 44)
///     AuditedScreen(tree).nodes[1].frame  // (20 110; 100 44)
struct AuditedScreen {
  /// In the order of the tree, without nodes that are hidden or transparent, and their descendants.
  private(set) var nodes: [AuditedNode] = []

  init(_ tree: RenderNode) {
    var open = [(node: tree.filled, surroundings: Surroundings())]
    while let (node, surroundings) = open.popLast() {
      // UIKit's hit testing ignores views with less alpha, too.
      guard !node.isFolded, !node.states.contains("hidden"), node.number("alpha").map({ $0 >= 0.01 }) ?? true
      else {
        continue
      }
      let inside = add(node, in: surroundings)
      open += node.children.enumerated().reversed().map { index, child in
        var around = inside
        around.index = index
        return (child, around)
      }
    }
  }

  /// Adds a node, and returns what surrounds its children.
  private mutating func add(_ node: RenderNode, in surroundings: Surroundings) -> Surroundings {
    let frame = RenderFrame(
      x: surroundings.x + (node.frame?.x ?? 0), y: surroundings.y + (node.frame?.y ?? 0),
      width: node.frame?.width ?? 0, height: node.frame?.height ?? 0)
    nodes.append(AuditedNode(node: node, frame: frame, surroundings: surroundings))
    var inside = surroundings
    // A scroll view's offset moves its content, as the origin of UIKit's bounds does.
    let offset = node.numbers("offset", count: 2) ?? [0, 0]
    (inside.x, inside.y) = (frame.x - offset[0], frame.y - offset[1])
    inside.parent = nodes.count - 1
    if node.clips { inside.clip = surroundings.clip.map(frame.intersection) ?? frame }
    if node.scrolls {
      inside.scrollView = nodes.count - 1
      // The content can be scrolled to only if a finger can reach the view.
      inside.canBeScrolledTo = nodes[nodes.count - 1].isReachable
    }
    return inside
  }

  /// The surroundings of a node.
  struct Surroundings: Hashable {
    /// The origin of its coordinates on the screen.
    var x = 0.0
    var y = 0.0
    /// The visible part of the screen around it; `nil` if nothing clips it.
    var clip: RenderFrame?
    /// The number of the innermost scroll view around it.
    var scrollView: Int?
    /// Whether people can scroll to what that scroll view does not show.
    var canBeScrolledTo = false
    var parent: Int?
    /// Its index among its siblings.
    var index = 0
  }
}

extension AuditedScreen {
  /// The path from the root to a node.
  func path(of number: Int) -> [Int] {
    // The root is not a child, so its index is not in the path.
    lineage(of: number).dropLast().map { nodes[$0].surroundings.index }.reversed()
  }

  /// Whether one of two nodes is in the other.
  func areNested(_ first: Int, _ second: Int) -> Bool {
    lineage(of: first).contains(second) || lineage(of: second).contains(first)
  }

  /// A node and its ancestors, the innermost first.
  func lineage(of number: Int) -> UnfoldFirstSequence<Int> {
    sequence(first: number) { nodes[$0].surroundings.parent }
  }

  /// The type of the row or the item of a list that a node is or is in: the child of a scrolling node that is a cell by
  /// its name, or has a sibling of its type; `nil` outside of lists.
  func row(of number: Int) -> String? {
    lineage(of: number).lazy.map { nodes[$0] }.first { item in
      guard let parent = item.surroundings.parent.map({ nodes[$0].node }), parent.scrolls else {
        return false
      }
      return !Self.loneKinds.contains(item.node.kind)
        && (item.node.type.hasSuffix("Cell") || parent.children.count { $0.type == item.node.type } > 1)
    }?.node.type
  }

  /// The kinds of which a form that scrolls often has several, each for another purpose.
  private static let loneKinds: Set<NodeKind> = [.view, .label, .button, .stack, .textField, .image]

  /// Returns the nodes for which `problem` returns what is wrong with them.
  func offenses(_ problem: (AuditedNode) -> String?) -> [AuditOffense] {
    nodes.indices.compactMap { number in
      problem(nodes[number]).map { AuditOffense(number: number, problem: $0) }
    }
  }
}

/// A node with its position on the screen.
struct AuditedNode {
  let node: RenderNode
  /// The frame in the coordinates of the screen.
  let frame: RenderFrame
  let surroundings: AuditedScreen.Surroundings

  /// The visible part of the frame.
  var visibleFrame: RenderFrame { surroundings.clip.map(frame.intersection) ?? frame }

  /// Whether any of it is on the screen.
  var isOnScreen: Bool { visibleFrame.width > 0 && visibleFrame.height > 0 }

  /// Whether it is on the screen, or can be scrolled to.
  var isReachable: Bool { isOnScreen || surroundings.canBeScrolledTo }

  /// What it is for assistive technologies; `nil` if they do not reach it.
  var role: String? { node.word("role") }

  /// Whether people use it to type, switch or navigate.
  var isControl: Bool { role.map(Self.controlRoles.contains) ?? false }

  /// Whether it is a control that a finger can hit, perhaps after scrolling.
  var isTarget: Bool { isControl && isReachable && !node.states.contains("disabled") }

  private static let controlRoles: Set = [
    "button", "cell", "link", "picker", "searchField", "slider", "switch", "textField",
  ]
}
