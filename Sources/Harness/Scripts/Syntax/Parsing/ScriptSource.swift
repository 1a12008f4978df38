import Diagnostics

/// The text of a script, split into tokens and comments.
struct ScriptSource {
  let text: String
  let tokens: [ScriptToken]
  let comments: [ScriptComment]

  /// - Throws: a fault if the text is longer than ``Script/Limit/bytes``.
  init(_ text: String, language: ScriptLanguage) throws(Diagnostics) {
    guard text.utf8.count <= Script.Limit.bytes else {
      throw Diagnostics([
        Diagnostic(
          "the script has \(text.utf8.count) bytes", at: .start,
          expected: "at most \(Script.Limit.bytes) bytes; split it into several scripts")
      ])
    }
    var lexer = Lexer(text, language: language)
    self.text = text
    tokens = lexer.tokens()
    comments = lexer.comments
  }
}

/// Something that has a range in a text.
protocol Placed {
  var range: Range<SourcePosition> { get }
}

extension ScriptToken: Placed {}
extension ScriptComment: Placed {}

/// A comment of a script, including its slashes.
struct ScriptComment: Hashable, Sendable {
  var text: String
  var range: Range<SourcePosition>
}
