import RenderTree

extension RenderNode {
  /// The node without what a person cannot see.
  ///
  /// - Parameter isAtRest: Whether bars are seen as they are, or without what they show of content that scrolled.
  func seen(isAtRest: Bool) -> RenderNode {
    var node = self
    node.children = children.filter {
      !$0.states.contains("hidden") && $0.type != "UIContextMenuListView"
        && (isAtRest || $0.type != "_UIBarBackground")
    }.map { $0.seen(isAtRest: isAtRest) }
    if !isAtRest { node.states.removeAll { $0 == "scrolled" } }
    return node
  }

  /// How far everything has scrolled, from the root on.
  var offsets: [RenderValue?] {
    (value("content") ?? value("offset") == nil ? [] : [value("offset")]) + children.flatMap(\.offsets)
  }

  /// Whether the node is a list with a row that was swiped aside, which any change brings back.
  var hasSwipedRow: Bool { children.contains { $0.type.hasPrefix("UISwipeAction") } }

  /// Whether the node has more content than there is room for.
  var isLongList: Bool {
    guard case .numbers(let size) = value("content"), let frame, size.count == 2 else { return false }
    return size[0] > frame.width || size[1] > frame.height
  }

  /// Whether the node has the same parts as another one except for some at the beginning and the end, as when rows above
  /// those in sight have other heights.
  func differsAtEdges(from other: RenderNode) -> Bool {
    let kinds = [self, other].map { $0.children.map { RenderNode($0.type, identifier: $0.identifier).line } }
      .sorted { $0.count < $1.count }
    let (shorter, longer) = (kinds[0], kinds[1])
    return (0...longer.count - shorter.count).contains {
      Array(longer[$0...].prefix(shorter.count)) == shorter
    }
  }

  /// The node with its parts moved so that the first one begins where another node's does, if both have content of
  /// different lengths: a list that estimates what is above moves all that it shows.
  func showingFirstPart(where other: RenderNode) -> RenderNode {
    guard value("content") != other.value("content"), let own = children.first?.frame,
      let place = other.children.first?.frame
    else { return self }
    var node = self
    for index in node.children.indices {
      guard let y = node.children[index].frame?.y else { continue }
      // Trees have thousandths of a point, whose errors add up; the pixels of all devices are multiples of a sixth.
      let pixel = ((y + place.y - own.y) * 6).rounded() / 6
      node.children[index].frame?.y = (pixel * 1000).rounded() / 1000
    }
    return node
  }
}
