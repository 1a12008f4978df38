import SwiftSources

extension ValueMaker {
  /// Returns a value that conforms to protocols, or inherits from a class and conforms to them.
  mutating func value(ofProtocols parts: [TypeExpression], in context: String) -> MadeValue {
    let known = parts.filter { !["AnyObject", "Sendable", "NSObjectProtocol"].contains($0.lastName ?? "") }
    let found = known.compactMap { protocolType(of: $0, in: context) }
    guard found.count == known.count, let first = found.first else {
      let names = known.map(\.text).joined(separator: " & ")
      return .missing("no value of the type '\(names)' is known")
    }
    if found.count == 1 {
      let stand = conformers(of: first).filter { Self.isForTests($0.lastName) }
      if let value = firstValue(of: stand, in: context) { return value }
    }
    if !found.contains(where: \.hasAssociatedTypes), found.allSatisfy({ $0.kind == .protocol }) {
      let value = mock(of: found)
      if !value.isMissing { return value }
    }
    guard found.count == 1 else {
      return .missing("no class conforms to '\(known.map(\.text).joined(separator: " & "))'")
    }
    return firstValue(of: conformers(of: first), in: context)
      ?? .missing("nothing that conforms to '\(first.name)' can be made")
  }

  private func protocolType(of type: TypeExpression, in context: String) -> IndexedType? {
    guard case .named(let path, _) = type else { return nil }
    switch index.meaning(of: path, in: context) {
    case .type(let type): return type.isPrivate ? nil : type
    case .alias(let alias): return alias == type ? nil : protocolType(of: alias, in: context)
    case nil: return nil
    }
  }

  private func conformers(of type: IndexedType) -> [IndexedType] {
    index.conformers(to: type.lastName).filter { $0.kind != .protocol && !$0.isPrivate }
  }

  private static func isForTests(_ name: String) -> Bool {
    ["Mock", "Stub", "Fake", "Preview", "Dummy"].contains { name.contains($0) }
  }

  private mutating func firstValue(of types: [IndexedType], in context: String) -> MadeValue? {
    for type in types {
      let value = value(of: type, [], in: context)
      if !value.isMissing { return value }
    }
    return nil
  }

  /// Declares a mock of protocols, unless it is there already.
  private mutating func mock(of types: [IndexedType]) -> MadeValue {
    let name = "Made" + types.map(\.lastName).joined()
    if mocks[name] != nil { return .mock(name) }
    guard !refused.contains(Way(type: name, name: "mock")) else {
      return .missing("the compiler refuses a mock of '\(types.map(\.name).joined(separator: " & "))'")
    }
    let all = Requirements(of: types, in: index)
    if let foreign = all.foreign {
      return .missing("'\(types[0].name)' asks for '\(foreign)', which is not known")
    }
    var mock = MadeMock(
      name: name, protocols: types.map(\.name), superclass: all.needsNSObject ? "NSObject" : nil,
      isOfMainActor: !all.isSendable, areProtocolsOfMainActor: types.allSatisfy { index.isOfMainActor($0) })
    // The mock may need itself, so it is there before its members are.
    mocks[name] = mock
    let outerOwner = owner
    owner = types.map(\.lastName).joined(separator: " & ")
    let members = members(for: all)
    owner = outerOwner
    guard let members else {
      mocks[name] = nil
      return .missing("'\(types[0].name)' asks for what cannot be made")
    }
    mock.members = members
    mocks[name] = mock
    return .mock(name)
  }

  private mutating func members(for requirements: Requirements) -> [String]? {
    var members: [String] = []
    for (property, context) in requirements.properties {
      guard let member = member(for: property, in: context) else { return nil }
      members.append(member)
    }
    for (function, context) in requirements.functions {
      guard let member = member(for: function, in: context, isSendable: requirements.isSendable) else {
        return nil
      }
      members.append(member)
    }
    return members
  }

  private mutating func member(for property: IndexedProperty, in context: String) -> String? {
    guard let type = property.type else { return nil }
    let value = value(of: type, for: property.name, in: context)
    guard !value.isMissing else { return nil }
    let name = "\(property.name.swiftName): \(type.textOfValue)"
    if property.modifiers.isStatic { return "  static var \(name) { \(value.text()) }" }
    // Two mocks may need each other.
    return "  \(value.isPlain ? "" : "lazy ")var \(name) = \(value.text())"
  }

  private mutating func member(
    for function: IndexedFunction, in context: String, isSendable: Bool
  ) -> String? {
    guard function.name != "subscript" else { return nil }
    if function.name == "init" { return "  \(function.head) {}" }
    let head = (function.modifiers.isStatic ? "static " : "") + function.head
    let arguments = function.parameters.filter { !$0.isInout && !$0.type.isFunction }.map(
      \.name.swiftName)
    var lines: [String] = []
    if !isSendable {
      let list = ([#""\#(owner)""#] + arguments).joined(separator: ", ")
      lines.append("CommandRecorder.current.record(\(list))")
    }
    lines += calls(of: function, in: context)
    if let result = function.result {
      guard let answer = answer(of: function, result, in: context) else { return nil }
      lines.append(answer)
    }
    return "  \(head) {\n\(lines.map { "    \($0)\n" }.joined())  }"
  }

  /// The calls of the functions that a function gets, half a second later.
  private mutating func calls(of function: IndexedFunction, in context: String) -> [String] {
    function.parameters.compactMap { parameter in
      guard case .function(let closure) = parameter.type.unwrapped, closure.result == nil,
        parameter.isEscaping,
        !closure.isSendable
      else { return nil }
      var arguments: [String] = []
      for type in closure.parameters {
        let value =
          type.mentions(function.genericParameters)
          ? MadeValue.missing("generic") : value(of: type, for: parameter.name.nameOfResult, in: context)
        guard !value.isMissing else { return nil }
        arguments.append(value.text())
      }
      let call = parameter.name.swiftName + (parameter.type.isOptional ? "?" : "")
      return
        "DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { \(call)(\(arguments.joined(separator: ", "))) }"
    }
  }

  private mutating func answer(
    of function: IndexedFunction, _ result: TypeExpression, in context: String
  ) -> String? {
    if result.mentions(function.genericParameters) {
      return
        "preconditionFailure(\"'\(function.signature)' returns what only its caller knows: write it here\")"
    }
    let value = value(of: result, for: function.name.nameOfResult, in: context)
    return value.isMissing ? nil : "return \(value.text())"
  }
}

extension MadeValue {
  /// Whether it is made without anything of the app.
  fileprivate var isPlain: Bool {
    switch self {
    case .code, .numbered, .number: true
    case .list(let value, _): value.isPlain
    default: false
    }
  }
}

extension TypeExpression {
  var isFunction: Bool {
    if case .function = unwrapped { true } else { false }
  }

  /// Whether it has one of some names in it.
  func mentions(_ names: [String]) -> Bool {
    !names.isEmpty
      && replacing(Dictionary(uniqueKeysWithValues: Set(names).map { ($0, .unreadable("")) })) != self
  }

  /// The type of a variable, with `any` where several protocols are joined.
  fileprivate var textOfValue: String {
    if case .composition = self { return "any \(text)" }
    if case .optional(.composition(let parts)) = self {
      return "(any \(TypeExpression.composition(parts).text))?"
    }
    return text
  }
}

extension String {
  /// The name of what a function gives: `books` of `fetchBooks` and of `loadBooks`.
  fileprivate var nameOfResult: String {
    let verbs = ["fetch", "load", "get", "read", "find", "make", "create", "request", "on", "did"]
    guard let verb = verbs.first(where: { hasPrefix($0) && dropFirst($0.count).first?.isUppercase == true })
    else {
      return self
    }
    let rest = dropFirst(verb.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
