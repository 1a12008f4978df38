import Diagnostics
import SwiftSources

/// A call of an inline snapshot in a source: where its text is, or belongs.
///
///     let source = "f(of: a) { "b" }"
///     try InlineCall(in: source, at: (line: 1, column: 2), InlineSnapshotSyntax())
struct InlineCall {
  /// The bytes of the closure with the text, or the empty range where it belongs.
  let range: Range<Int>
  /// The number of trailing closures before it.
  let offset: Int
  /// The numbers of trailing closures before it that the call does not have.
  let absent: Range<Int>
  /// The position of the call.
  private let position: SourcePosition
  /// What is written before the closure's brace.
  private let prefix: String
  /// The white space before the lines of the call, and before those of the text.
  private let indentation: (call: String, text: String)
  private let lineEnd: String

  /// Finds a call.
  ///
  /// - Parameters:
  ///   - source: The text of the file.
  ///   - position: The line and the column of the call's parenthesis, or of its first closure's brace, in
  ///     bytes and from 1, as the compiler counts.
  ///   - expected: The text that the call had when it was built; `nil` if it had none.
  /// - Throws: a diagnostic without a file if there is no such call, or if its closure has another text, or
  ///   more than a text.
  init(
    in source: String, at position: (line: Int, column: Int), _ syntax: InlineSnapshotSyntax,
    matching expected: String?
  ) throws(Diagnostic) {
    let (list, lines) = (TokenList(source), SourceLines(source))
    let offset = lines.offset(of: position)
    guard let start = list.tokens.firstIndex(where: { $0.range.lowerBound == offset }),
      list.tokens[start].is("(") || list.tokens[start].is("{")
    else {
      throw Diagnostic(
        "there is no call of an inline snapshot",
        expected:
          "the source that was built, and an assertion outside of the closure of a macro such as #expect")
    }
    let closures = CallClosures(of: start, in: list)
    let place = try closures.place(syntax)
    let call = lines.indentation(at: closures.line(of: place))
    lineEnd = lines.lineEnd
    self.position = list.tokens[start].position
    self.offset = syntax.trailingClosureOffset
    switch place {
    case .closure(let index):
      range = list.tokens[index].range.lowerBound..<list.tokens[list.end(of: index) - 1].range.upperBound
      let literal = try Self.literal(in: list, list.inside(index))
      let content = range.lowerBound + 1..<range.upperBound - 1
      guard lines.isBlank(content, except: literal?.range) else {
        throw Self.fault(list.tokens[index].position)
      }
      let former = literal.map { String(decoding: Array(source.utf8)[$0.range], as: UTF8.self) }
      guard InlineLiteral.mayHave(expected, as: former) else {
        throw Diagnostic(
          "the call has another text than when it was built", at: list.tokens[index].position,
          expected: "the source that was built")
      }
      (prefix, absent) = ("", self.offset..<self.offset)
      let indented = literal.flatMap {
        lines.isMultiline($0.range) ? lines.indentation(endingAt: $0.range) : nil
      }
      indentation = (call, indented ?? call + lines.indentationUnit(list, after: call))
    case .after(let index, let label, let absent):
      guard expected == nil else {
        throw Diagnostic(
          "the text of the inline snapshot is not here", at: self.position,
          expected: "fileID, filePath, line and column of the caller that has it")
      }
      let end = list.tokens[index].range.upperBound
      (range, self.absent) = (end..<end, absent)
      prefix = label.map { " \($0): " } ?? " "
      indentation = (call, call + lines.indentationUnit(list, after: call))
    }
  }

  /// What is wrong if a closure before it is missing.
  var absenceFault: Diagnostic {
    Diagnostic(
      "the call has \(absent.lowerBound) trailing closures", at: position,
      expected: "\(offset) before the one with the text")
  }

  /// Returns what replaces the range, so that the closure has this text.
  func replacement(_ text: String) -> String {
    let literal = InlineLiteral(text).source(indentedBy: indentation.text, lineEnd: lineEnd)
    return "\(prefix){\(lineEnd)\(indentation.text)\(literal)\(lineEnd)\(indentation.call)}"
  }

  /// Returns the only token between a closure's braces; `nil` if there is nothing.
  private static func literal(in list: TokenList, _ range: Range<Int>) throws(Diagnostic) -> SwiftToken? {
    let content = list.tokens[range]
    guard let token = content.first else { return nil }
    guard content.count == 1, token.kind == .string else { throw fault(token.position) }
    return token
  }

  private static func fault(_ position: SourcePosition) -> Diagnostic {
    Diagnostic(
      "the closure of the inline snapshot has more than a string", at: position,
      expected: "a string literal without interpolations and comments, or an empty closure")
  }
}

/// The closures of a call: those after its parenthesis, and one with a label inside.
private struct CallClosures {
  enum Place {
    /// The index of its brace.
    case closure(Int)
    /// The index of the token after which it belongs, its label if it has one, and which closures should be
    /// between them.
    case after(Int, label: String?, absent: Range<Int>)
  }

  private let start: Int
  private let list: TokenList
  /// The indices of the braces of trailing closures.
  private let braces: [Int]
  /// The index of the last token of the call.
  private let end: Int

  init(of start: Int, in list: TokenList) {
    self.start = start
    self.list = list
    var braces: [Int] = []
    var next = list.has("(", at: start) ? list.end(of: start) : start
    while let brace = Self.brace(at: next, isFirst: braces.isEmpty, in: list) {
      braces.append(brace)
      next = list.end(of: brace)
    }
    self.braces = braces
    end = next - 1
  }

  /// Returns the index of a trailing closure's brace, after its label unless it is the first one.
  private static func brace(at index: Int, isFirst: Bool, in list: TokenList) -> Int? {
    if isFirst { return list.has("{", at: index) ? index : nil }
    guard list.tokens.indices.contains(index), list.tokens[index].isName, list.has(":", at: index + 1),
      list.has("{", at: index + 2)
    else { return nil }
    return index + 2
  }

  func place(_ syntax: InlineSnapshotSyntax) throws(Diagnostic) -> Place {
    if let argument = argument(syntax.label) {
      guard list.has("{", at: argument) else {
        throw Diagnostic(
          "the text of the inline snapshot is not here", at: list.tokens[argument].position,
          expected:
            "a closure after '\(syntax.label):', or fileID, filePath, line and column of the caller that has it"
        )
      }
      return .closure(argument)
    }
    if braces.indices.contains(syntax.trailingClosureOffset) {
      return .closure(braces[syntax.trailingClosureOffset])
    }
    let offset = syntax.trailingClosureOffset
    return .after(
      end, label: offset == 0 ? nil : syntax.label, absent: min(braces.count, offset)..<offset)
  }

  /// Returns the index of what follows `label:` between the parentheses, usually a brace.
  private func argument(_ label: String) -> Int? {
    guard list.has("(", at: start) else { return nil }
    let part = list.split(list.inside(start)).first {
      list.hasSequence([label, ":"], at: $0.lowerBound)
    }
    return part.map { $0.lowerBound + 2 }
  }

  /// The line whose indentation the closure's end gets: that of its brace inside of parentheses, else that of
  /// the closing parenthesis if it begins a line.
  func line(of place: Place) -> Int {
    if case .closure(let brace) = place, list.has("(", at: start), list.inside(start).contains(brace) {
      return list.tokens[brace].position.line
    }
    let closing = list.tokens[list.end(of: start) - 1]
    return list.has("(", at: start) && closing.startsLine
      ? closing.position.line : list.tokens[start].position.line
  }
}
