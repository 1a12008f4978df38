import Diagnostics
import Scripts
import TestSupport

/// Makes random statements, all of them at the start of the text.
struct ScriptGenerator {
  private var random: SplitMix64

  static let nowhere = SourcePosition.start..<SourcePosition.start

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func statement() -> Statement {
    let chain = chain(leadingDot: false, depth: 4)
    let kind: Statement.Kind =
      switch below(6) {
      case 0: .declaration(name: name(), value: expression(depth: 4))
      case 1: .errorVariable(name: name())
      default: .expression(chain)
      }
    return Statement(kind, range: Self.nowhere)
  }

  private mutating func expression(depth: Int) -> ScriptExpression {
    switch below(depth > 0 ? 10 : 7) {
    case 0: make(.string(string()))
    case 1: make(.number(number()))
    case 2: make(.boolean(below(2) == 0))
    case 3: make(.null)
    case 4: chain(leadingDot: below(2) == 0, depth: 0)
    case 5: make(.reference(name()))
    case 6: make(.interpolation(pieces()))
    case 7: make(.array((0..<below(4)).map { _ in expression(depth: depth - 1) }))
    default: chain(leadingDot: false, depth: depth)
    }
  }

  private mutating func chain(leadingDot: Bool, depth: Int) -> ScriptExpression {
    let links = (0...below(4)).map { _ in
      let arguments =
        below(2) == 0 && depth > 0 ? (0..<below(3)).map { _ in argument(depth: depth - 1) } : nil
      let indexes = below(4) == 0 && depth > 0 ? [expression(depth: depth - 1)] : []
      return ScriptExpression.Link(name(), arguments: arguments, indexes: indexes, range: Self.nowhere)
    }
    return make(.chain(leadingDot: leadingDot, links))
  }

  private mutating func argument(depth: Int) -> ScriptExpression.Argument {
    .init(label: below(2) == 0 ? name() : nil, expression(depth: depth), range: Self.nowhere)
  }

  private func make(_ kind: ScriptExpression.Kind) -> ScriptExpression {
    ScriptExpression(kind, range: Self.nowhere)
  }

  private mutating func name() -> String {
    ["grey_tap", "EarlGrey", "übergröße", "_", "a1", "表", "self"][below(7)]
  }

  /// Names, some with text before them or at the end.
  private mutating func pieces() -> [ScriptExpression.StringPiece] {
    var pieces: [ScriptExpression.StringPiece] = []
    for _ in 0...below(3) {
      let text = string()
      if !text.isEmpty { pieces.append(.text(text)) }
      pieces.append(.name(name()))
    }
    let end = string()
    return end.isEmpty ? pieces : pieces + [.text(end)]
  }

  private mutating func string() -> String {
    let pieces = [
      "a", "\"", "\\", "\n", "\0", "\u{7}", "\u{301}", "é", "\u{202E}", "👩‍👧", " ", "(", "\u{10FFFF}",
    ]
    return (0..<below(6)).map { _ in pieces[below(pieces.count)] }.joined()
  }

  private mutating func number() -> Double {
    switch below(4) {
    case 0: Double(below(2001) - 1000)
    case 1: Double.random(in: -1000...1000, using: &random)
    case 2: Double.random(in: -1...1, using: &random) * 1e-300
    default: 9_007_199_254_740_991 * (below(2) == 0 ? 1 : -1)
    }
  }

  private mutating func below(_ limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &random)
  }
}
