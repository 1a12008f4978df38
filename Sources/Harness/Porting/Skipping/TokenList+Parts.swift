import SwiftSources

extension TokenList {
  /// The code of an accessor.
  struct Accessor: Hashable {
    /// The tokens between its braces.
    let body: Range<Int>
    /// Whether it returns the value.
    let isGetter: Bool
  }

  /// Returns the accessors of a property with braces; a body without accessors is a getter.
  func accessors(of property: Property) -> [Accessor] {
    var index = property.value?.upperBound ?? property.range.lowerBound
    while index < property.range.upperBound, !tokens[index].is("{") { index = end(of: index) }
    return index < property.range.upperBound ? accessors(in: inside(index)) : []
  }

  /// Returns the accessors between two braces; code without accessors is a getter.
  func accessors(in all: Range<Int>) -> [Accessor] {
    var (found, position) = ([Accessor](), all.lowerBound)
    while position < all.upperBound, let brace = braceOfAccessor(at: position, before: all.upperBound) {
      found.append(Accessor(body: inside(brace), isGetter: tokens[position].text == "get"))
      position = end(of: brace)
    }
    return found.isEmpty ? [Accessor(body: all, isGetter: true)] : found
  }

  private func braceOfAccessor(at start: Int, before end: Int) -> Int? {
    guard ["get", "set", "willSet", "didSet"].contains(tokens[start].text) else { return nil }
    var index = start + 1
    while index < end, ["async", "throws", "("].contains(tokens[index].text) { index = self.end(of: index) }
    return index < end && tokens[index].is("{") ? index : nil
  }

  /// Returns the index of a token of the list.
  func index(of token: SwiftToken) -> Int? {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.lowerBound < token.range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < tokens.count && tokens[low].range == token.range ? low : nil
  }

  /// Returns the index of the first modifier or attribute before a keyword; the keyword's own without any.
  func startOfModifiers(before keyword: Int) -> Int {
    var start = keyword
    while let previous = modifier(endingAt: start) { start = previous }
    return start
  }

  /// The index of the modifier, or of the attribute, that ends before an index.
  private func modifier(endingAt index: Int) -> Int? {
    guard index > 0 else { return nil }
    var name = index - 1
    if tokens[name].is(")") {
      guard let open = (0..<name).last(where: { tokens[$0].is("(") && end(of: $0) == index }), open > 0 else {
        return nil
      }
      name = open - 1
    }
    if name > 0, tokens[name].isName, tokens[name - 1].is("@") { return name - 1 }
    return tokens[name].kind == .word && Self.modifiers.contains(tokens[name].text) ? name : nil
  }

  private static let modifiers: Set<String> = [
    "class", "convenience", "dynamic", "fileprivate", "final", "indirect", "infix", "internal", "isolated",
    "lazy",
    "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package", "postfix", "prefix",
    "private", "public", "required", "static", "unowned", "weak",
  ]
}

extension SwiftToken {
  /// Whether it may be a part of a name such as `Outer.Inner`.
  var isNameOrDot: Bool { isName || self.is(".") }
}
