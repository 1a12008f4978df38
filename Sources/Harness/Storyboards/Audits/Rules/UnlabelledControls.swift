import RenderTree

extension AuditedScreen {
  /// The controls that no words are spoken for. A field's own content is not its name.
  var unlabelledControls: [AuditOffense] {
    offenses { item in
      guard item.isControl, item.isReachable, let role = item.role else { return nil }
      let words = item.node.word("spoken") ?? ""
      return words.allSatisfy(\.isWhitespace) ? "the \(role) has no label" : nil
    }
  }
}
