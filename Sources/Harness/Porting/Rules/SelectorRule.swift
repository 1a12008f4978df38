import SwiftSources

extension PortingRule {
  /// Replaces `#selector` by a selector made from the method itself.
  static let selectors = PortingRule { file, app in
    var changes = Changes()
    for (index, token) in file.tokens.enumerated()
    where token.is("#selector") && file.list.has("(", at: index + 1) {
      let range = index..<file.list.end(of: index + 1)
      switch SelectorExpression(file, file.list.inside(index + 1), app.types) {
      case .method(let name, let reference):
        changes.edits.append(SourceEdit(file.bytes(of: range), "Selector(\"\(name)\", \(reference))"))
      case .named(let name):
        changes.edits.append(SourceEdit(file.bytes(of: range), "Selector(\"\(name)\")"))
        changes.findings.append(
          file.finding(
            at: token, "the selector '\(name)' has no method that could be called",
            instead: "'#selector' of a class's method, as 'Class.method(_:)'"))
      case nil: break
      }
    }
    return changes
  }

  /// Replaces `#keyPath` by a string.
  static let keyPaths = PortingRule { file, _ in
    var changes = Changes()
    for (index, token) in file.tokens.enumerated()
    where token.is("#keyPath") && file.list.has("(", at: index + 1) {
      let names = file.list.inside(index + 1).map { file.tokens[$0] }.filter(\.isName).map(\.text)
      // The names of types come first.
      let path = names.drop { $0.first?.isUppercase == true || $0 == "self" }.joined(separator: ".")
      let range = file.bytes(of: index..<file.list.end(of: index + 1))
      changes.edits.append(SourceEdit(range, "\"\(path)\""))
    }
    return changes
  }
}

/// The meaning of a `#selector` expression.
private enum SelectorExpression {
  /// A method of a class: its name, and an expression that refers to it.
  case method(name: String, reference: String)
  /// A method of which only the name is known.
  case named(String)

  /// Reads what is between the parentheses.
  init?(_ file: AppFile, _ range: Range<Int>, _ types: AppTypes) {
    var range = range
    let isAccessor = ["getter", "setter"].contains { file.list.hasSequence([$0, ":"], at: range.lowerBound) }
    if isAccessor { range = range.dropFirst(2) }
    let cast = range.first { file.list.has("as", at: $0) }
    let expression = range.lowerBound..<(cast ?? range.upperBound)
    let dots = expression.filter { file.list.has(".", at: $0) && !file.isInParentheses($0, of: expression) }
    let start = dots.last.map { $0 + 1 } ?? expression.lowerBound
    guard start < expression.upperBound, file.tokens[start].isName else { return nil }
    let method = start..<expression.upperBound
    let name = file.source(of: method).filter { $0 != " " && $0 != "`" }
    guard !isAccessor, let type = Self.type(file, expression.lowerBound..<(dots.last ?? start)) else {
      self = .named(name)
      return
    }
    guard !types.isStatic(file.tokens[start].text, of: type) else {
      // For a type method, there is no function that takes the type.
      let reference = "{ (type: \(type).Type) in type.\(file.source(of: method)) }"
      self = .method(name: name, reference: reference)
      return
    }
    let reference = "\(type).\(file.source(of: method))"
    guard let cast else {
      self = .method(name: name, reference: reference)
      return
    }
    let signature = file.source(of: cast + 1..<range.upperBound)
    let arrows = (cast..<range.upperBound).filter { file.list.has("->", at: $0) }.count
    let whole = arrows > 1 ? signature : "(\(type)) -> \(signature)"
    self = .method(name: name, reference: "\(reference) as \(whole)")
  }

  /// Returns the class before the method's name; `nil` for an object.
  private static func type(_ file: AppFile, _ prefix: Range<Int>) -> String? {
    guard let first = prefix.first else { return file.typeName(around: prefix.lowerBound) }
    let isOfSelf = ["self", "Self", "super"].contains(file.tokens[first].text)
    if isOfSelf { return prefix.count == 1 ? file.typeName(around: first) : nil }
    return file.tokens[first].text.first?.isUppercase == true ? file.source(of: prefix) : nil
  }
}

extension AppFile {
  /// Whether a token is between parentheses that open in the range.
  fileprivate func isInParentheses(_ index: Int, of range: Range<Int>) -> Bool {
    range.prefix { $0 < index }.contains { list.has("(", at: $0) && list.inside($0).contains(index) }
  }
}
