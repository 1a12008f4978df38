import RenderTree

extension SplitMix64 {
  /// A tree with few names, so that siblings are often equal.
  package mutating func alikeTree(depth: Int = 3) -> RenderNode {
    var node = RenderNode(oneOf(["UIView", "UILabel", "UISwitch"]))
    decorate(&node)
    let count = depth == 0 ? 0 : Int.random(in: 0...4, using: &self)
    node.children = (0..<count).map { _ in alikeTree(depth: depth - 1) }
    return node
  }

  /// The tree after a few random edits anywhere.
  package mutating func mutated(_ tree: RenderNode) -> RenderNode {
    var node = tree
    if Int.random(in: 0..<4, using: &self) == 0 { decorate(&node) }
    node.children = node.children.map { mutated($0) }
    switch Int.random(in: 0..<8, using: &self) {
    case 0: node.children.shuffle(using: &self)
    case 1:
      node.children.insert(alikeTree(depth: 1), at: Int.random(in: 0...node.children.count, using: &self))
    case 2: node.children = Array(node.children.dropFirst())
    default: break
    }
    return node
  }

  private mutating func decorate(_ node: inout RenderNode) {
    node.identifier = oneOf([nil, nil, "a", "b", "c\u{301}"])
    node.text = oneOf([nil, "x", "y", "\u{E9}", "e\u{301}", "\" in \n"])
    node.frame = oneOf([
      nil, RenderFrame(x: 0, y: Double.random(in: 0...2, using: &self), width: 1, height: 1),
    ])
    node.states = oneOf([[], ["on"], ["off", "selected"]])
    node.attributes = oneOf([
      [], [RenderAttribute("n", .number(1))],
      [RenderAttribute("n", .number(2)), RenderAttribute("w", .word("x"))],
      [RenderAttribute("n", .number(1)), RenderAttribute("n", .number(1))],
      [RenderAttribute("w", .word("x"))],
      [RenderAttribute("w", .string("\u{E9}")), RenderAttribute("with", .word("y: z"))],
      [RenderAttribute("w", .string("e\u{301}")), RenderAttribute("in", .word("nan"))],
      [RenderAttribute("\" = ", .string(" in UIView, with \"x\""))],
    ])
  }
}
