import TextFormats

/// Neither comparing nor hashing recurses, so that a deep tree cannot overflow the stack.
extension RenderNode {
  /// Whether both trees have one text: strings are compared scalar by scalar, and `nan` equals itself.
  public static func == (left: RenderNode, right: RenderNode) -> Bool {
    var pairs = [(left, right)]
    while let (left, right) = pairs.popLast() {
      guard left.hasSameLine(as: right), left.children.count == right.children.count else { return false }
      pairs.append(contentsOf: zip(left.children, right.children))
    }
    return true
  }

  public func hash(into hasher: inout Hasher) {
    var nodes = [self]
    while let node = nodes.popLast() {
      hasher.combine(node.type)
      hasher.combine(node.parts)
      hasher.combine(node.children.count)
      nodes.append(contentsOf: node.children)
    }
  }

  /// Whether both nodes are the same but for their children.
  public func hasSameLine(as other: RenderNode) -> Bool {
    type.isIdentical(to: other.type) && Self.areSame(identifier, other.identifier)
      && Self.areSame(text, other.text) && frame == other.frame
      && states.elementsEqual(other.states) { $0.isIdentical(to: $1) } && attributes == other.attributes
  }

  private static func areSame(_ left: String?, _ right: String?) -> Bool {
    switch (left, right) {
    case (let left?, let right?): left.isIdentical(to: right)
    default: left == nil && right == nil
    }
  }
}
