import TextFormats
import UTF8Text

/// One node of a render tree: what the stage shows of one view at one moment.
///
/// A tree is a plain value. Two trees are equal if their texts are.
///
///     let label = RenderNode("UILabel", identifier: "title", text: "Sync")
///     let row = RenderNode(
///       "UITableViewCell", frame: RenderFrame(x: 0, y: 44, width: 390, height: 44), children: [label])
///     row.lines[0]  // UITableViewCell (0 44; 390 44)
///     row.lines[1]  //   UILabel #title "Sync"
public struct RenderNode: Hashable, Sendable {
  /// The view's class, without its module: `UILabel`.
  public var type: String
  /// The accessibility identifier; `nil` if the view has none.
  public var identifier: String?
  /// The node's text: a label's text, a button's title, a field's content; `nil` if it has none.
  public var text: String?
  /// Where the node is, or why it cannot be seen; `nil` if the projection has no frames.
  package var place: RenderPlace?
  /// Flags that differ from the type's default, in the order in which they are printed.
  public var states: [String]
  /// Other properties that differ from the type's default, in the order in which they are printed.
  public var attributes: [RenderAttribute]
  /// The children, from back to front.
  public var children: [RenderNode]

  /// Creates a node.
  ///
  /// - Parameters:
  ///   - type: The view's class, without its module.
  ///   - identifier: The accessibility identifier; `nil`, the default, if the view has none.
  ///   - text: The node's own text; `nil`, the default, if it has none.
  ///   - frame: Origin and size in points, in the parent's coordinates; `nil`, the default, for a
  ///     tree without frames.
  ///   - states: Flags that differ from the type's default, in the order in which they are printed.
  ///   - attributes: Other properties that differ from the type's default, in the order in which
  ///     they are printed.
  ///   - children: The children, from back to front.
  public init(
    _ type: String, identifier: String? = nil, text: String? = nil, frame: RenderFrame? = nil,
    states: [String] = [], attributes: [RenderAttribute] = [], children: [RenderNode] = []
  ) {
    self.type = type
    self.identifier = identifier
    self.text = text
    place = frame.map(RenderPlace.frame)
    self.states = states
    self.attributes = attributes
    self.children = children
  }
}

extension RenderNode {
  /// Origin and size in points, in the parent's coordinates; `nil` if the projection has no frames.
  public var frame: RenderFrame? {
    get { if case .frame(let frame) = place { frame } else { nil } }
    set { place = newValue.map(RenderPlace.frame) }
  }

  /// Returns the value of the first attribute with a name; `nil` without such an attribute.
  package func value(_ name: String) -> RenderValue? {
    attributes.first { $0.name == name }?.value
  }

  /// Returns the word or string of an attribute; `nil` for other values and without the attribute.
  package func word(_ name: String) -> String? {
    switch value(name) {
    case .word(let text), .string(let text): text
    default: nil
    }
  }

  /// Returns the color of an attribute: its value, such as `#FFFFFF`, or its name if it has no value; `nil`
  /// without the attribute.
  package func color(_ name: String) -> String? {
    if case .color(let value, _) = value(name) { return value }
    return word(name)
  }

  /// Returns the number of an attribute; `nil` without the attribute, or if the number is not finite.
  package func number(_ name: String) -> Double? {
    guard case .number(let number) = value(name), number.isFinite else { return nil }
    return number
  }

  /// Returns the numbers of an attribute; `nil` unless there are `count`, which are all finite.
  package func numbers(_ name: String, count: Int) -> [Double]? {
    guard case .numbers(let numbers) = value(name), numbers.count == count,
      numbers.allSatisfy(\.isFinite)
    else { return nil }
    return numbers
  }
}

// Neither comparing nor hashing recurses: a deep tree could overflow the stack.
extension RenderNode {
  /// Whether both trees have the same text: strings are compared scalar by scalar, and `nan` equals itself.
  public static func == (left: RenderNode, right: RenderNode) -> Bool {
    var pairs = [(left, right)]
    while let (left, right) = pairs.popLast() {
      guard left.hasSameLine(as: right), left.children.count == right.children.count else { return false }
      pairs.append(contentsOf: zip(left.children, right.children))
    }
    return true
  }

  /// Hashes the tree node by node, without recursion.
  public func hash(into hasher: inout Hasher) {
    var nodes = [self]
    while let node = nodes.popLast() {
      hasher.combine(node.type)
      hasher.combine(node.parts)
      hasher.combine(node.children.count)
      nodes.append(contentsOf: node.children)
    }
  }

  /// Whether both nodes are equal except for their children.
  package func hasSameLine(as other: RenderNode) -> Bool {
    type.isIdentical(to: other.type) && Self.areIdentical(identifier, other.identifier)
      && Self.areIdentical(text, other.text) && Self.areSame(place, other.place)
      && Self.areSame(states, other.states) { $0.isIdentical(to: $1) }
      && Self.areSame(attributes, other.attributes, by: ==)
  }

  /// Whether both have the same scalars, or both are `nil`.
  package static func areIdentical(_ left: String?, _ right: String?) -> Bool {
    switch (left, right) {
    case (let left?, let right?): left.isIdentical(to: right)
    default: left == nil && right == nil
    }
  }

  private static func areSame(_ left: RenderPlace?, _ right: RenderPlace?) -> Bool {
    switch (left, right) {
    case (let left?, let right?): left == right
    default: left == nil && right == nil
    }
  }

  /// Whether two lists have the same elements; most lists are empty.
  private static func areSame<Element>(
    _ left: [Element], _ right: [Element], by isSame: (Element, Element) -> Bool
  ) -> Bool {
    left.count == right.count && (left.isEmpty || left.elementsEqual(right, by: isSame))
  }
}

extension RenderNode {
  /// Calls `enter` for each node before its children, and `leave` after them, with the node's depth.
  ///
  /// It does not recurse, since a deep tree could overflow the stack. The pointers into the tree are
  /// valid during the walk; copies of the nodes would retain everything in them.
  ///
  ///     // A, with the children B and C
  ///     tree.walk(
  ///       enter: { node, depth in print(depth, node.pointee.type) },  // 0 A, then 1 B, then 1 C
  ///       leave: { hasChildren, depth, isLast in })  // B, then C, which is the last, then A
  func walk(
    enter: (_ node: UnsafePointer<RenderNode>, _ depth: Int) -> Void,
    leave: (_ hasChildren: Bool, _ depth: Int, _ isLast: Bool) -> Void = { _, _, _ in }
  ) {
    withUnsafePointer(to: self) { root in
      var siblings = UnsafeBufferPointer(start: root, count: 1)
      var next = 0
      var open: [(siblings: UnsafeBufferPointer<RenderNode>, next: Int)] = []
      while let first = siblings.baseAddress {
        if next < siblings.count {
          let node = first + next
          next += 1
          enter(node, open.count)
          if node.pointee.children.isEmpty {
            leave(false, open.count, next == siblings.count)
          } else {
            open.append((siblings, next))
            // The pointer stays valid after this call, since the tree that owns the children is retained.
            siblings = node.pointee.children.withUnsafeBufferPointer { $0 }
            next = 0
          }
        } else {
          guard let above = open.popLast() else { return }
          (siblings, next) = above
          leave(true, open.count, next == siblings.count)
        }
      }
    }
  }
}
