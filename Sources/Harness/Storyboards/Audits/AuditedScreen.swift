import RenderTree

/// The visible nodes of a tree, each with its position on the screen.
struct AuditedScreen {
  /// In the order of the tree; what is hidden or wholly transparent is left out, with all that is in it.
  private(set) var nodes: [AuditedNode] = []

  init(_ tree: RenderNode) {
    var open = [(node: tree, surroundings: Surroundings())]
    while let (node, surroundings) = open.popLast() {
      // UIKit's hit testing ignores views with less alpha, too.
      guard !node.states.contains("hidden"), node.number("alpha").map({ $0 >= 0.01 }) ?? true else {
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
    // A scroll view's own coordinates are moved by its offset, as UIKit moves its bounds' origin.
    let offset = node.numbers("offset", count: 2) ?? [0, 0]
    (inside.x, inside.y) = (frame.x - offset[0], frame.y - offset[1])
    inside.parent = nodes.count - 1
    if node.clips { inside.clip = surroundings.clip.map(frame.intersection) ?? frame }
    if node.scrolls {
      inside.scrollView = nodes.count - 1
      // What a view scrolls to is reachable only if a finger reaches the view.
      inside.canBeScrolledTo = nodes[nodes.count - 1].isReachable
    }
    return inside
  }

  /// The surroundings of a node.
  struct Surroundings: Hashable {
    /// The origin of its coordinates on the screen.
    var x = 0.0
    var y = 0.0
    /// What is seen of its surroundings; `nil` for all.
    var clip: RenderFrame?
    /// The number of the innermost scroll view around it.
    var scrollView: Int?
    /// Whether people can bring to light what that scroll view does not show.
    var canBeScrolledTo = false
    var parent: Int?
    /// Its index among its siblings.
    var index = 0
  }
}

extension AuditedScreen {
  /// The way from the root to a node.
  func path(of number: Int) -> [Int] {
    // The root is no child, so its index is no part of a path.
    lineage(of: number).dropLast().map { nodes[$0].surroundings.index }.reversed()
  }

  /// Whether one of two nodes is in the other.
  func areNested(_ first: Int, _ second: Int) -> Bool {
    lineage(of: first).contains(second) || lineage(of: second).contains(first)
  }

  /// A node and those around it, the innermost first.
  private func lineage(of number: Int) -> UnfoldFirstSequence<Int> {
    sequence(first: number) { nodes[$0].surroundings.parent }
  }

  /// The nodes that are true to `predicate`, each with what is wrong with it.
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
