import SwiftSources

extension AppFile {
  /// Returns the selector of a method that Objective-C can call; `nil` for other methods.
  func selector(of function: Function, in type: TypeDeclaration, isObjectiveC: Bool) -> String? {
    if function.modifiers.attributes.contains("objc"), let name = selectorOfAttribute(before: function) {
      return name
    }
    let attributes = function.modifiers.attributes.union(type.modifiers.attributes)
    guard isObjectiveC || !attributes.isDisjoint(with: ["objc", "objcMembers", "IBAction"]) else {
      return nil
    }
    guard !function.modifiers.attributes.contains("nonobjc") else { return nil }
    return function.inferredSelector
  }

  /// Returns the selector in `@objc(...)`.
  func selectorOfAttribute(before function: Function) -> String? {
    var index = function.range.lowerBound - 1
    while index >= 0, !Self.endsOfDeclarations.contains(tokens[index].text) {
      if tokens[index].is("@"), list.hasSequence(["objc", "("], at: index + 1) {
        return source(of: list.inside(index + 2)).filter { $0 != " " }
      }
      index -= 1
    }
    return nil
  }

  private static let endsOfDeclarations: Set<String> = [
    "{", "}", ";", "func", "var", "let", "init", "case", "typealias", "subscript",
  ]
}

extension Function {
  /// The selector that Swift derives from the name.
  fileprivate var inferredSelector: String {
    guard let first = parameters.first else { return name.text }
    let rest = parameters.dropFirst().map { ($0.label.text == "_" ? "" : $0.label.text) + ":" }.joined()
    guard first.label.text != "_" else { return "\(name.text):\(rest)" }
    let label = first.label.text
    let isPreposition = Self.prepositions.contains { word in
      label == word || label.hasPrefix(word) && label.dropFirst(word.count).first?.isUppercase == true
    }
    return "\(name.text)\(isPreposition ? "" : "With")\(label.capitalizedFirst):\(rest)"
  }

  /// The words before which Swift omits `With`.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to",
    "until", "using", "via", "when", "with", "within",
  ]

  /// The access modifier, such as `private`.
  var accessWord: String? {
    ["private", "fileprivate", "internal", "package", "public", "open"].first { modifiers.words.contains($0) }
  }
}
