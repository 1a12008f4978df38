import RenderTree

/// The nodes of a tree that a matcher of a statement selects.
///
///     StatementMatching(of: tree, frames: picture.frames).frame(of: matcher, at: 0)  // (20 110; 100 44)
///
/// A tree has less than the screen that the statement was made for, so a matcher that the tree says nothing of
/// selects any node together with others, and no node alone.
struct StatementMatching {
  private struct Entry {
    let node: RenderNode
    let parent: Int?
    let level: Int
  }

  private var entries: [Entry] = []
  /// The visible parts of the nodes.
  let frames: [RenderFrame?]

  /// - Parameters:
  ///   - tree: The tree.
  ///   - frames: The visible parts of its nodes, in the order of its lines.
  init(of tree: RenderNode, frames: [RenderFrame?]) {
    self.frames = frames
    var open: [(node: RenderNode, parent: Int?, level: Int)] = [(tree, nil, 0)]
    while let (node, parent, level) = open.popLast() {
      let number = entries.count
      var alone = node
      alone.children = []
      entries.append(Entry(node: alone, parent: parent, level: level))
      open += node.children.reversed().map { ($0, number, level + 1) }
    }
  }

  /// Returns the frame of the match with an index in EarlGrey's order: a view before its subviews, level by level,
  /// and the subview in front before those that it covers.
  func frame(of matcher: StatementCall, at index: Int) -> RenderFrame? {
    let matches = entries.indices.filter { frame($0) != nil && selects(matcher, $0) == true }
      .sorted { (entries[$0].level, -$0) < (entries[$1].level, -$1) }
    return matches.indices.contains(index) ? frame(matches[index]) : nil
  }

  private func frame(_ number: Int) -> RenderFrame? {
    guard frames.indices.contains(number), let frame = frames[number], frame.width > 0, frame.height > 0,
      !entries[number].node.states.contains("hidden")
    else { return nil }
    return frame
  }

  /// Whether a matcher selects a node; `nil` if the tree does not say it.
  private func selects(_ matcher: StatementCall, _ number: Int) -> Bool? {
    let node = entries[number].node
    switch matcher.name {
    case "grey_accessibilityID": return matcher.string.map { $0 == node.identifier }
    case "grey_accessibilityLabel":
      let names = [node.word("label"), node.text, node.word("image")].compactMap(\.self)
      return names.contains { $0 == matcher.string }
    case "grey_text", "grey_textFieldValue": return matcher.string.map { $0 == node.text }
    case "grey_buttonTitle": return matcher.string.map { node.kind.hasTitle && $0 == node.text }
    case "grey_textBeginsWith": return matcher.string.map { node.text?.hasPrefix($0) ?? false }
    case "grey_kindOfClassName": return matcher.string.map { node.isKind(of: $0) }
    case "grey_kindOfClass":
      guard case .name(let name)? = matcher.arguments.first, name.hasSuffix(".self") else { return nil }
      return node.isKind(of: String(name.dropLast(5)))
    case "grey_firstResponder": return node.states.contains("focused")
    case "grey_keyWindow": return node.kind == .window
    case "grey_selected": return node.states.contains("selected")
    case "grey_enabled": return !node.states.contains("disabled")
    default: return combination(matcher, number)
    }
  }

  private func combination(_ matcher: StatementCall, _ number: Int) -> Bool? {
    let parts = matcher.calls
    switch matcher.name {
    case "grey_allOf":
      let known = parts.compactMap { selects($0, number) }
      return known.isEmpty ? nil : known.allSatisfy(\.self)
    case "grey_anyOf": return parts.contains { selects($0, number) == true }
    case "grey_not": return parts.first.flatMap { selects($0, number) }.map(!)
    case "grey_ancestor":
      guard let part = parts.first else { return nil }
      return sequence(first: number) { entries[$0].parent }.dropFirst().contains { selects(part, $0) == true }
    case "grey_descendant":
      guard let part = parts.first else { return nil }
      let end = entries[(number + 1)...].firstIndex { $0.level <= entries[number].level } ?? entries.count
      return (number + 1..<end).contains { selects(part, $0) == true }
    default: return nil
    }
  }
}

extension RenderNode {
  /// Whether the node is of a class, or of the kind of a class of the toolkit: the classes of an app's superclasses
  /// are not in trees.
  fileprivate func isKind(of name: String) -> Bool {
    let kind = NodeKind(type: name)
    return type == name || kind.types.contains(name) && kind != .view && kind == self.kind
      || name == NodeKind.button.types.first && self.kind == .barButton
  }
}

extension NodeKind {
  /// Whether a node's text is the title of a button.
  fileprivate var hasTitle: Bool {
    switch self {
    case .button, .barButton, .tabBarButton, .alertAction, .menuItem, .segment: true
    default: false
    }
  }
}
