/// Reads a file's declarations from its tokens, and skips what it does not understand.
package struct OutlineReader {
  package let list: TokenList
  var imports: [SourceOutline.Import] = []

  package init(list: TokenList) {
    self.list = list
  }

  /// Returns the outline of a file.
  static func outline(of list: TokenList) -> SourceOutline {
    var reader = OutlineReader(list: list)
    let members = reader.members(in: 0..<list.tokens.count, of: nil, depth: 0)
    return SourceOutline(imports: reader.imports, members: members)
  }

  var tokens: [SwiftToken] { list.tokens }

  /// Types that are nested deeper are not read.
  static let maximumDepth = 32

  /// Reads the declarations in a range, which is a file or the braces of a type.
  mutating func members(in range: Range<Int>, of kind: TypeDeclaration.Kind?, depth: Int) -> Members {
    var members = Members()
    var index = range.lowerBound
    while index < range.upperBound {
      let (modifiers, start) = modifiers(at: index, before: range.upperBound)
      guard start < range.upperBound else { break }
      // Each declaration ends after its beginning, so the loop ends.
      index = max(
        start + 1,
        declaration(at: start, before: range.upperBound, modifiers, of: kind, depth, into: &members))
    }
    return members
  }

  /// Reads one declaration, and returns the index after it.
  private mutating func declaration(
    at start: Int, before end: Int, _ modifiers: Modifiers, of kind: TypeDeclaration.Kind?, _ depth: Int,
    into members: inout Members
  ) -> Int {
    let token = tokens[start]
    guard token.kind == .word else { return list.end(of: start) }
    switch token.text {
    case "import": return readImport(at: start, before: end)
    case "class", "struct", "enum", "actor", "protocol", "extension":
      guard let (type, next) = type(at: start, before: end, modifiers, depth) else { return start + 1 }
      members.types.append(type)
      return next
    case "var", "let":
      let (properties, next) = properties(at: start, before: end, modifiers)
      members.properties += properties
      return next
    case "func", "init", "subscript":
      guard let (function, next) = function(at: start, before: end, modifiers) else { return start + 1 }
      members.functions.append(function)
      return next
    case "case" where kind == .enum:
      let (cases, next) = cases(at: start + 1, before: end)
      members.cases += cases
      return next
    case "typealias":
      guard let (alias, next) = otherName(at: start, before: end) else { return start + 1 }
      members.typealiases.append(alias)
      return next
    default: return start + 1
    }
  }

  private mutating func readImport(at start: Int, before end: Int) -> Int {
    var index = start + 1
    if index < end, Self.importKinds.contains(tokens[index].text), index + 1 < end, tokens[index + 1].isName {
      index += 1
    }
    guard index < end, tokens[index].isName else { return index }
    imports.append(SourceOutline.Import(module: tokens[index].text, token: tokens[index]))
    return index + 1
  }

  private static let importKinds: Set<String> = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
  ]

  /// Reads attributes and modifiers, and returns the index of the declaration that follows.
  private func modifiers(at start: Int, before end: Int) -> (Modifiers, Int) {
    var (modifiers, index) = (Modifiers(), start)
    while index < end {
      let token = tokens[index]
      if token.is("@"), index + 1 < end, tokens[index + 1].isName {
        modifiers.attributes.insert(tokens[index + 1].text)
        index = endOfAttribute(at: index, before: end)
      } else if token.kind == .word, isModifier(at: index, before: end) {
        let hasArgument = list.has("(", at: index + 1) && tokens[index + 1].touchesPrevious
        let next = hasArgument ? list.end(of: index + 1) : index + 1
        modifiers.words.insert(hasArgument ? list.text(of: index..<next) : token.text)
        index = next
      } else {
        break
      }
    }
    return (modifiers, min(index, end))
  }

  /// `class` is a modifier before other declarations; the other modifiers begin no declarations.
  private func isModifier(at index: Int, before end: Int) -> Bool {
    guard tokens[index].text == "class" else { return Self.modifierWords.contains(tokens[index].text) }
    guard index + 1 < end else { return false }
    return ["func", "var", "subscript", "override", "final"].contains(tokens[index + 1].text)
  }

  private static let modifierWords: Set<String> = [
    "public", "open", "package", "internal", "fileprivate", "private", "static", "final", "override", "weak",
    "unowned", "lazy", "mutating", "nonmutating", "nonisolated", "isolated", "required", "convenience",
    "dynamic", "optional", "indirect", "prefix", "postfix", "infix", "distributed", "consuming", "borrowing",
  ]

  /// Returns the index after an attribute and its arguments, whose parenthesis touches its name.
  func endOfAttribute(at start: Int, before end: Int) -> Int {
    var index = start + 2
    while index + 1 < end, tokens[index].is("."), tokens[index + 1].isName { index += 2 }
    if index < end, tokens[index].is("("), tokens[index].touchesPrevious { index = list.end(of: index) }
    return min(index, end)
  }
}
