extension RenderNode {
  /// Returns the children with frames in the parent's coordinates if the node is a container that shows nothing itself:
  /// one without identifier, states and attributes; otherwise `nil`.
  ///
  /// - Parameter room: The node's frame if it fills its parent.
  func dissolved(in room: RenderFrame?) -> ArraySlice<RenderNode>? {
    guard NodeKind.groups.contains(type), identifier == nil, text == nil, states.isEmpty, attributes.isEmpty,
      let frame = place == .fill ? room : frame
    else { return nil }
    return children.map { $0.moved(out: frame) }[...]
  }

  private func moved(out container: RenderFrame) -> RenderNode {
    var node = self
    switch place {
    case .frame(var frame):
      frame.x += container.x
      frame.y += container.y
      node.place = .frame(frame)
    case .fill: node.place = .frame(container)
    case .folded, nil: break
    }
    return node
  }
}
