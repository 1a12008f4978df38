import SwiftSources

/// A source without the branches of conditions that are not compiled.
///
///     ActiveSource("#if os(iOS)\nlet a = 1\n#else\nlet b = 2\n#endif", importing: [], flags: []).text
///     // "\nlet a = 1\n\n\n"
struct ActiveSource {
  /// The text; each line is on its line, and those of other branches are empty.
  let text: String

  /// - Parameters:
  ///   - source: The whole text.
  ///   - modules: The modules that `canImport` finds.
  ///   - flags: The flags that are set.
  init(_ source: String, importing modules: Set<String>, flags: Set<String>) {
    guard source.contains("#if") else {
      text = source
      return
    }
    var branches: [Branch] = []
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
      guard let directive = Directive(line) else {
        return branches.allSatisfy(\.isActive) ? line : ""
      }
      switch directive {
      case .start(let condition):
        let isTrue = Condition.isTrue(condition, importing: modules, flags: flags)
        branches.append(Branch(isActive: isTrue, wasActive: isTrue))
      case .other(let condition):
        let isTrue = condition.map { Condition.isTrue($0, importing: modules, flags: flags) } ?? true
        branches.indices.last.map { branches[$0].next(if: isTrue) }
      case .end: _ = branches.popLast()
      }
      return ""
    }
    text = lines.joined(separator: "\n")
  }

  /// One of the branches of a condition.
  private struct Branch {
    var isActive: Bool
    /// Whether it or one before it is compiled.
    var wasActive: Bool

    mutating func next(if isTrue: Bool) {
      isActive = isTrue && !wasActive
      wasActive = wasActive || isActive
    }
  }

  private enum Directive {
    case start(Substring)
    /// `#elseif` with its condition, or `#else`.
    case other(Substring?)
    case end

    init?(_ line: Substring) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("#if") {
        self = .start(line.dropFirst(3))
      } else if line.hasPrefix("#elseif") {
        self = .other(line.dropFirst(7))
      } else if line.hasPrefix("#else") {
        self = .other(nil)
      } else if line.hasPrefix("#endif") {
        self = .end
      } else {
        return nil
      }
    }
  }
}

/// The condition of a line with `#if`, as for iOS.
private struct Condition {
  private let tokens: [SwiftToken]
  private let modules: Set<String>
  private let flags: Set<String>
  private var index = 0

  static func isTrue(_ text: Substring, importing modules: Set<String>, flags: Set<String>) -> Bool {
    var condition = Condition(tokens: TokenList(text).tokens, modules: modules, flags: flags)
    return condition.isAny()
  }

  private init(tokens: [SwiftToken], modules: Set<String>, flags: Set<String>) {
    (self.tokens, self.modules, self.flags) = (tokens, modules, flags)
  }

  private mutating func isAny() -> Bool {
    var value = areAll()
    while skip("||") {
      let other = areAll()
      value = value || other
    }
    return value
  }

  private mutating func areAll() -> Bool {
    var value = isOne()
    while skip("&&") {
      let other = isOne()
      value = value && other
    }
    return value
  }

  private mutating func isOne() -> Bool {
    if skip("!") { return !isOne() }
    if skip("(") {
      let value = isAny()
      _ = skip(")")
      return value
    }
    guard index < tokens.count else { return false }
    let name = tokens[index].text
    index += 1
    guard skip("(") else { return name == "true" || flags.contains(name) }
    let start = index
    while index < tokens.count, !tokens[index].is(")") { index += 1 }
    let argument = tokens[start..<index].map(\.text).joined()
    _ = skip(")")
    switch name {
    case "os": return argument == "iOS"
    case "canImport": return modules.contains(argument)
    case "swift", "compiler": return argument.hasPrefix(">=")
    default: return false
    }
  }

  /// Skips an operator, whose signs may be tokens of their own.
  private mutating func skip(_ text: String) -> Bool {
    var (rest, end) = (text[...], index)
    while !rest.isEmpty, end < tokens.count, rest.hasPrefix(tokens[end].text), tokens[end].kind == .symbol {
      rest = rest.dropFirst(tokens[end].text.count)
      end += 1
    }
    guard rest.isEmpty else { return false }
    index = end
    return true
  }
}
