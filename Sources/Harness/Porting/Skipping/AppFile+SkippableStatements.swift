import Diagnostics
import SwiftSources

extension AppFile {
  /// Returns the values and statements of some code that can be left out by themselves, also those inside closures and
  /// branches.
  ///
  /// - Parameters:
  ///   - block: The tokens between two braces.
  ///   - owner: The name of the body.
  ///   - hasResult: Whether its only expression is what it returns.
  func statements(in block: Range<Int>, of owner: String, hasResult: Bool) -> [SkippablePart] {
    let reader = StatementReader(list)
    let statements = reader.statements(in: block)
    return statements.flatMap { statement in
      parts(of: statement, in: owner, isResult: hasResult && statements.count == 1)
        + closures(in: statement, of: owner)
    }
  }

  /// Returns the values and statements inside the closures and branches of some tokens.
  func closures(in range: Range<Int>, of owner: String) -> [SkippablePart] {
    StatementReader(list).blocks(in: range).flatMap { block -> [SkippablePart] in
      let hasResult = block.kind == .closure || block.kind == .getter
      let parts = statements(in: block.tokens, of: owner, hasResult: hasResult)
      guard hasResult, tokens.indices.contains(block.end) else { return parts }
      let end = "\(owner) end at \(tokens[block.end].position.line)"
      return (block.kind == .closure ? parts.map(keepingArguments) : parts) + [ending(end, of: block.tokens)]
    }
  }

  /// The part of a missing result at the end of a block.
  func ending(_ name: String, of block: Range<Int>) -> SkippablePart {
    let end = block.upperBound
    let needsSemicolon = !block.isEmpty && tokens.indices.contains(end) && !tokens[end].startsLine
    return SkippablePart(name, .ending(semicolon: needsSemicolon), end..<end)
  }

  /// A part of a closure with the unnamed arguments that it uses.
  private func keepingArguments(_ part: SkippablePart) -> SkippablePart {
    var part = part
    let names = Set(
      tokens[part.tokens].lazy.map(\.text).filter { $0.hasPrefix("$") && Int($0.dropFirst()) != nil })
    part.arguments = names.sorted().joined(separator: ", ")
    return part
  }

  private func parts(of statement: Range<Int>, in owner: String, isResult: Bool) -> [SkippablePart] {
    guard !list.hasSequence(["super", ".", "init"], at: statement.lowerBound),
      !list.hasSequence(["self", ".", "init"], at: statement.lowerBound)
    else { return [] }
    let value = value(of: statement).map { part("value", statement, in: owner, .value, $0) }
    let isValue = isResult && isExpression(statement)
    let whole = part("statement", statement, in: owner, isValue ? .value : .statement, statement)
    return [value].compactMap { $0 } + [whole]
  }

  private func part(
    _ word: String, _ statement: Range<Int>, in owner: String, _ kind: SkippablePart.Kind,
    _ tokens: Range<Int>
  ) -> SkippablePart {
    let text = firstCharacters(of: statement)
    let line = self.tokens[statement.lowerBound].position.line
    return SkippablePart(
      "\(owner) \(word) at \(line): \(text)", place: "\(owner) \"\(text)\"", kind, tokens)
  }

  /// The first characters of a statement, on one line.
  private func firstCharacters(of statement: Range<Int>) -> String {
    String(source(of: statement.prefix(Self.shownCharacters)).prefix(Self.shownCharacters)).oneLine
  }

  private static let shownCharacters = 40

  /// Whether a statement is an expression, which may be the result of its block.
  private func isExpression(_ statement: Range<Int>) -> Bool {
    let word = StatementReader(list).firstWord(of: statement)
    return !StatementReader.controlWords.contains(word)
      && !["let", "var", "func", "return", "throw", "class", "struct", "enum"].contains(word)
      && assignment(in: statement) == nil
  }

  /// The value of an assignment to a name, of a constant or variable with a written type, or of a return.
  ///
  /// A property of another object keeps the value that it has, which says more than an empty one.
  private func value(of statement: Range<Int>) -> Range<Int>? {
    let word = StatementReader(list).firstWord(of: statement)
    guard !StatementReader.controlWords.contains(word), word != "func" else { return nil }
    if word == "return" {
      return statement.count > 1 ? statement.lowerBound + 1..<statement.upperBound : nil
    }
    guard let sign = assignment(in: statement), sign + 1 < statement.upperBound else { return nil }
    let before = statement.lowerBound..<sign
    let isDeclaration = word == "let" || word == "var"
    let isWritten = before.contains { tokens[$0].is(":") }
    let isName =
      before.count == 1 || before.count == 3 && list.hasSequence(["self", "."], at: before.lowerBound)
    guard isDeclaration ? isWritten : isName else { return nil }
    return sign + 1..<statement.upperBound
  }

  /// The index of the equals sign of a statement that has one and no comma outside of brackets.
  private func assignment(in statement: Range<Int>) -> Int? {
    var (index, sign) = (statement.lowerBound, Int?.none)
    while index < statement.upperBound {
      if tokens[index].is(",") || tokens[index].is("{") && sign == nil { return nil }
      if tokens[index].is("="), sign == nil { sign = index }
      index = list.end(of: index)
    }
    return sign
  }
}

extension CodeBlock {
  /// The index of the brace at its end.
  var end: Int { tokens.upperBound }
}

extension Range<Int> {
  /// The first values, at most as many as a count.
  fileprivate func prefix(_ count: Int) -> Range<Int> {
    lowerBound..<Swift.min(upperBound, lowerBound + count)
  }
}

extension String {
  fileprivate var oneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ").replacing("\"", with: "'")
  }
}
