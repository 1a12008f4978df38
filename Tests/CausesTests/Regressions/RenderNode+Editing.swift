import RenderTree

extension RenderNode {
  /// Edits all nodes that meet a condition, each before those inside it.
  mutating func edit(where isWanted: (RenderNode) -> Bool, _ body: (inout RenderNode) -> Void) {
    if isWanted(self) { body(&self) }
    for index in children.indices { children[index].edit(where: isWanted, body) }
  }

  /// Edits all nodes of a class.
  mutating func edit(_ type: String, _ body: (inout RenderNode) -> Void) {
    edit(where: { $0.type == type }, body)
  }

  /// Edits all nodes inside this one.
  mutating func editInside(_ body: (inout RenderNode) -> Void) {
    for index in children.indices { children[index].edit(where: { _ in true }, body) }
  }

  /// The first node, from the start of the tree's text, that meets a condition.
  func first(where isWanted: (RenderNode) -> Bool) -> RenderNode? {
    if isWanted(self) { return self }
    for child in children {
      if let node = child.first(where: isWanted) { return node }
    }
    return nil
  }

  /// Whether this node or one inside it has an identifier.
  func contains(identifier: String) -> Bool {
    first { $0.identifier == identifier } != nil
  }

  /// Removes all nodes inside this one that meet a condition.
  mutating func removeInside(where isUnwanted: (RenderNode) -> Bool) {
    children.removeAll(where: isUnwanted)
    for index in children.indices { children[index].removeInside(where: isUnwanted) }
  }
}

extension RenderNode {
  /// Sets the value of an attribute; a new one is inserted before the attribute `next`, or at the end.
  mutating func set(_ name: String, _ value: RenderValue, before next: String? = nil) {
    if let index = attributes.firstIndex(where: { $0.name == name }) {
      attributes[index].value = value
    } else {
      let index = attributes.firstIndex { $0.name == next } ?? attributes.endIndex
      attributes.insert(RenderAttribute(name, value), at: index)
    }
  }

  /// Removes an attribute.
  mutating func remove(_ name: String) {
    attributes.removeAll { $0.name == name }
  }

  /// Changes the word or string of an attribute, or the value of a color.
  mutating func change(_ name: String, _ body: (String) -> String) {
    switch value(name) {
    case .string(let text): set(name, .string(body(text)))
    case .word(let text): set(name, .word(body(text)))
    case .color(let text, let color): set(name, .color(body(text), name: color))
    default: break
    }
  }

  /// Replaces one string, or word, of attributes by another one.
  mutating func change(_ names: String..., from old: String, to new: String) {
    for name in names { change(name) { $0 == old ? new : $0 } }
  }

  /// Replaces one number of an attribute by another one.
  mutating func change(_ name: String, from old: Double, to new: Double) {
    if number(name) == old { set(name, .number(new)) }
  }

  /// Adds to the second number of an attribute: the height in `content`, y in `offset`.
  mutating func add(_ distance: Double, to name: String) {
    guard let numbers = numbers(name, count: 2) else { return }
    set(name, .numbers([numbers[0], (numbers[1] + distance).onPixel]))
  }

  func has(_ state: String) -> Bool { states.contains(state) }

  /// Sets or clears a state, instead of another one.
  mutating func change(state old: String, to new: String) {
    states = states.map { $0 == old ? new : $0 }
  }
}

extension RenderNode {
  /// The upper edge, in the parent's coordinates; 0 without a frame.
  var y: Double { frame?.y ?? 0 }
  var height: Double { frame?.height ?? 0 }
  var width: Double { frame?.width ?? 0 }
  /// The lower edge.
  var bottom: Double { y + height }

  /// Moves and resizes the node, in points.
  mutating func move(x: Double = 0, y: Double = 0, wider width: Double = 0, taller height: Double = 0) {
    guard let frame else { return }
    self.frame = RenderFrame(
      x: frame.x.moved(by: x), y: frame.y.moved(by: y), width: frame.width.moved(by: width),
      height: frame.height.moved(by: height))
  }
}

extension Double {
  /// The nearest half or third of a point: trees have three decimals, whose sums would be a thousandth off.
  fileprivate var onPixel: Double { (self * 6).rounded() / 6 }

  fileprivate func moved(by distance: Double) -> Double { distance == 0 ? self : (self + distance).onPixel }
}
