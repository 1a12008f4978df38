import SwiftSources

/// A member of an extension that is overridden, or that overrides.
enum ExtensionMember: Sendable {
  case function(Function)
  case property(Property)

  var modifiers: Modifiers {
    switch self {
    case .function(let function): function.modifiers
    case .property(let property): property.modifiers
    }
  }

  /// The name by which overrides are matched.
  var name: String {
    switch self {
    case .function(let function): function.signature
    case .property(let property): property.name.text
    }
  }

  /// The name with the types of the parameters, in which functions with the same name differ.
  var key: String {
    guard case .function(let function) = self else { return name }
    return ([name] + function.parameters.map { $0.type.tokens.map(\.text).joined() }).joined(separator: " ")
  }

  var nameToken: SwiftToken {
    switch self {
    case .function(let function): function.name
    case .property(let property): property.name
    }
  }

  /// Whether it is a method that returns its own object.
  var returnsSelf: Bool {
    guard case .function(let function) = self else { return false }
    return function.result?.tokens.map(\.text) == ["Self"]
  }

  /// Whether another function can be called instead: its arguments can be forwarded, and it sets nothing.
  var canDispatch: Bool {
    switch self {
    case .function(let function): !function.parameters.contains { $0.type.tokens.last?.text == "..." }
    case .property(let property): !property.isSettable
    }
  }
}

extension Members {
  /// Functions with a body, and computed properties with a type.
  var ofExtensions: [ExtensionMember] {
    let functions = functions.filter {
      $0.name.isName && !["init", "subscript"].contains($0.name.text) && $0.body != nil
        && !$0.modifiers.words.contains("static")
    }
    let properties = properties.filter {
      !$0.isStored && $0.type != nil && !$0.modifiers.words.contains("static")
    }
    return functions.map(ExtensionMember.function) + properties.map(ExtensionMember.property)
  }
}

extension AppFile {
  /// Returns the modifiers of a member, in a type with a body.
  func modifierTokens(of member: ExtensionMember, in body: Range<Int>) -> [SwiftToken] {
    guard let name = tokens.firstIndex(of: member.nameToken) else { return [] }
    var (words, index) = ([SwiftToken](), name - 2)
    while index >= body.lowerBound, tokens[index].kind == .word,
      member.modifiers.words.contains(tokens[index].text)
    {
      words.append(tokens[index])
      index -= 1
    }
    return words
  }

  /// Whether a member is marked as unavailable, so that its override is only a hint to programmers.
  func isUnavailable(_ member: ExtensionMember) -> Bool {
    guard member.modifiers.attributes.contains("available"),
      let name = tokens.firstIndex(of: member.nameToken)
    else { return false }
    let start = tokens[..<name].lastIndex { $0.is("}") || $0.is("{") || $0.is(";") } ?? 0
    return (start..<name).contains { list.hasSequence(["available", "(", "*", ",", "unavailable"], at: $0) }
  }

  /// Returns a call that forwards the arguments of a function, under another name.
  func call(of function: Function, as name: String) -> String {
    let head =
      function.range.lowerBound..<(function.body.map { $0.lowerBound - 1 } ?? function.range.upperBound)
    let words = Set(head.map { tokens[$0] }.filter { $0.kind == .word }.map(\.text))
    let effects = (words.contains("throws") ? "try " : "") + (words.contains("async") ? "await " : "")
    let arguments = function.parameters.map { parameter in
      let isReference = parameter.type.tokens.first?.is("inout") == true
      let value = (isReference ? "&" : "") + spelling(of: parameter.name)
      return parameter.label.text == "_" ? value : "\(spelling(of: parameter.label)): \(value)"
    }
    return "\(effects)\(name)(\(arguments.joined(separator: ", ")))"
  }

  func spelling(of token: SwiftToken, afterBlank: Bool = false) -> String {
    (afterBlank ? " " : "") + String(decoding: bytes[token.range], as: UTF8.self)
  }
}
