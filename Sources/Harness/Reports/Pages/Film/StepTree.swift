import RenderTree

/// What a step shows in words: its whole tree, or what it changes in that of the step before, as in a golden.
enum StepTree {
  /// - Parameter changes: The lines of what the step changes; `nil` if it is shown as a whole.
  static func html(_ tree: RenderNode, changes: [String]?) -> String {
    if changes?.isEmpty == true { return "<p class=\"muted\">The step changes nothing.</p>" }
    let lines = changes.map { $0.map { "\($0)\n" }.joined() } ?? tree.treeText
    return "<pre tabindex=\"0\">\(lines.htmlLines.replacing("&quot;", with: "\""))</pre>"
  }
}
