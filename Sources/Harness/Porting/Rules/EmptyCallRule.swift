import SwiftSources

extension PortingRule {
  /// Replaces initializers without arguments that Foundation has on Apple's systems only.
  static let emptyCalls = PortingRule { file, app in
    var changes = Changes()
    for (index, token) in file.tokens.enumerated() where file.list.has("(", at: index + 1) {
      guard token.kind == .word, let replacement = replacements[token.text],
        !app.declaredTypes.contains(token.text),
        file.list.inside(index + 1).isEmpty, !file.list.has("func", at: index - 1)
      else { continue }
      changes.edits.append(SourceEdit(file.bytes(of: index..<index + 3), replacement))
    }
    return changes
  }

  private static let replacements = [
    "NSAttributedString": "NSAttributedString(string: \"\")",
    "NSMutableAttributedString": "NSMutableAttributedString(string: \"\")",
    "ProcessInfo": "ProcessInfo.processInfo",
  ]
}
