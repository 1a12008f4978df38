import SwiftSources

extension PortingRule {
  /// Removes the conventions of Objective-C's blocks and methods, which are Swift closures here.
  static let conventions = PortingRule { file, _ in
    var changes = Changes()
    for (index, token) in file.tokens.enumerated()
    where token.is("@") && file.list.hasSequence(["convention", "("], at: index + 1) {
      let isBlock = file.list.has("block", at: index + 3)
      let end = file.list.end(of: index + 2)
      guard isBlock || file.takesSelector(at: end) else { continue }
      changes.edits.append(.blank(file.bytes(of: index..<end)))
    }
    return changes
  }

  /// Replaces `type(of: object).description()`, which `NSObject` has, by the name of the class.
  static let classDescriptions = PortingRule { file, _ in
    var changes = Changes()
    for (index, token) in file.tokens.enumerated()
    where token.text == "type" && file.list.hasSequence(["(", "of", ":"], at: index + 1) {
      let end = file.list.end(of: index + 1)
      guard file.list.hasSequence([".", "description", "(", ")"], at: end) else { continue }
      changes.edits.append(.insert("String(reflecting: ", at: token.range.lowerBound))
      changes.edits.append(SourceEdit(file.bytes(of: end..<end + 4), ")"))
    }
    return changes
  }
}

extension AppFile {
  /// Whether the parameters that begin at a token are those of a method's implementation, with a selector.
  fileprivate func takesSelector(at index: Int) -> Bool {
    list.has("(", at: index) && list.inside(index).contains { tokens[$0].text == "Selector" }
  }
}
