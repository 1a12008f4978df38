import UTF8Text

extension RenderNode {
  /// Why the node and what is in it cannot be seen; `nil` if they can.
  var reasonToFold: RenderFold.Reason? {
    if !states.isEmpty, states.contains("hidden") { return .hidden }
    if !attributes.isEmpty, let alpha = number("alpha"), alpha < 0.01 { return .transparent }
    return nil
  }

  /// Returns one node for the whole subtree: its outline, the number of its nodes, and a digest of the rest.
  ///
  /// - Parameters:
  ///   - reason: Why the subtree cannot be seen.
  ///   - note: Gets the digest and the text of the subtree.
  func folded(_ reason: RenderFold.Reason, noting note: (UInt32, String) -> Void) -> RenderNode {
    var count = 0
    walk(enter: { _, _ in count += 1 })
    var node = outline
    let text = foldedText
    let digest = Self.digest(of: text)
    note(digest, text)
    node.place = .folded(RenderFold(reason, count: count, digest: digest))
    return node
  }

  /// The node with what it would show if it were folded: its type, its identifier, and the first text of the subtree
  /// that is not empty.
  package var outline: RenderNode {
    var firstText = text
    if text?.isEmpty != false {
      walk(enter: { node, _ in
        if firstText?.isEmpty != false, node.pointee.text != nil { firstText = node.pointee.text }
      })
    }
    var node = RenderNode(type, identifier: identifier, text: firstText)
    node.place = place
    return node
  }

  /// Returns the digest of the text of a folded subtree: the halves of its 64-bit FNV-1a hash, combined by
  /// exclusive or.
  package static func digest(of text: String) -> UInt32 {
    let hash = StableHash(text).unmixed
    return UInt32(truncatingIfNeeded: hash >> 32) ^ UInt32(truncatingIfNeeded: hash)
  }

  /// The text by which the subtree is compared while it is folded: all its lines, without frames, `content` and
  /// `offset`.
  ///
  /// Where it is cannot be seen, and a screen of another size would move everything in it.
  package var foldedText: String {
    String(writing: { buffer in
      walk { node, depth in
        buffer.append(repeating: UInt8(ascii: " "), count: depth * 2)
        node.pointee.writeLineWithoutGeometry(to: buffer)
        buffer.append(literal: "\n")
      }
    })
  }

  private func writeLineWithoutGeometry(to buffer: UTF8Buffer) {
    var line = RenderNode(type, identifier: identifier, text: text, states: states)
    line.attributes = attributes.filter { !$0.isScrollGeometry }
    line.sortAttributes()
    line.writeLine(to: buffer)
  }
}

extension RenderAttribute {
  /// Whether this is the size of a scroll view's content, or where it is scrolled to.
  fileprivate var isScrollGeometry: Bool {
    guard name == "content" || name == "offset", case .numbers = value else { return false }
    return true
  }
}
