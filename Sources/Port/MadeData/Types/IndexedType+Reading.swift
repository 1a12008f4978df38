import SwiftSources

extension IndexedType {
  /// Adds the members of a declaration of the type, or of an extension.
  mutating func add(_ type: TypeDeclaration, of list: TokenList) {
    let isExtension = type.kind == .extension
    inherited += type.inheritance.map { TypeExpression($0) }
    properties += type.members.properties.withSharedTypes.map {
      IndexedProperty($0.0, $0.1, isOfExtension: isExtension)
    }
    let functions = type.members.functions.map { IndexedFunction($0, of: list, isOfExtension: isExtension) }
    self.functions += functions
    hasOwnInitializer = hasOwnInitializer || !isExtension && functions.contains { $0.name == "init" }
    cases += type.members.cases.map { IndexedCase($0) }
    if kind == .protocol, !isExtension {
      hasAssociatedTypes = type.body.contains { list.has("associatedtype", at: $0) }
    }
  }
}

extension IndexedProperty {
  fileprivate init(_ property: Property, _ written: TypeText?, isOfExtension: Bool) {
    let type = written ?? property.initializedType
    self.init(
      name: property.name.text, type: type.map { TypeExpression($0) },
      isImplicitlyUnwrapped: written?.tokens.last?.is("!") == true, modifiers: property.modifiers,
      isConstant: property.isConstant, isStored: property.isStored, isSettable: property.isSettable,
      hasValue: property.value != nil, isOfExtension: isOfExtension)
  }
}

extension [Property] {
  /// The properties with their written types; of several after one keyword, the last one has that of all.
  fileprivate var withSharedTypes: [(Property, TypeText?)] {
    var (found, next) = ([(Property, TypeText?)](), Element?.none)
    var type: TypeText?
    for property in reversed() {
      let isShared =
        property.type == nil && property.value == nil
        && next?.range.lowerBound == property.range.upperBound + 1
      type = isShared ? type : property.type
      found.append((property, type))
      next = property
    }
    return found.reversed()
  }
}

extension IndexedCase {
  fileprivate init(_ enumCase: EnumCase) {
    name = enumCase.name.text
    payload = zip(enumCase.labels, enumCase.payload).map { ($0, TypeExpression($1)) }
  }
}

extension IndexedFunction {
  fileprivate init(_ function: Function, of list: TokenList, isOfExtension: Bool) {
    let end = function.body.map { $0.lowerBound - 1 } ?? function.range.upperBound
    let head = function.range.lowerBound..<max(end, function.range.lowerBound)
    let words = Self.effects(in: head, of: list)
    let names = Self.startOfName(in: head, of: list)
    self.init(
      name: function.name.text, modifiers: function.modifiers,
      parameters: function.parameters.map { Parameter($0, of: list) },
      result: function.result.map { TypeExpression($0) },
      genericParameters: Self.genericParameters(after: names, of: list),
      isFailable: function.name.text == "init"
        && (list.has("?", at: names + 1) || list.has("!", at: names + 1)),
      isThrowing: words.contains("throws"), isAsync: words.contains("async"), head: list.text(of: head),
      assignedProperties: function.body.flatMap { Self.assignments(in: $0, of: list, function.parameters) },
      isLeftOut: function.body.map { Self.isLeftOut($0, of: list) } ?? false, isOfExtension: isOfExtension)
  }

  /// Whether a body says that it is not compiled here.
  private static func isLeftOut(_ body: Range<Int>, of list: TokenList) -> Bool {
    guard list.has("fatalError", at: body.lowerBound), body.count > 2 else { return false }
    return list.tokens[body.lowerBound + 2].text.contains("is not compiled here")
  }

  /// The index of the name, after `func`.
  private static func startOfName(in head: Range<Int>, of list: TokenList) -> Int {
    list.has("func", at: head.lowerBound) ? head.lowerBound + 1 : head.lowerBound
  }

  private static func genericParameters(after name: Int, of list: TokenList) -> [String] {
    var index = name + 1
    while list.has("?", at: index) || list.has("!", at: index) { index += 1 }
    guard list.has("<", at: index) else { return [] }
    let end = list.tokens.indices.suffix(from: index).first { list.has(">", at: $0) } ?? index
    return (index..<end).filter { list.tokens[$0].isName && !list.tokens[$0 - 1].is(":") }
      .map { list.tokens[$0].text }
  }

  /// The words between the parameters and the result.
  private static func effects(in head: Range<Int>, of list: TokenList) -> Set<String> {
    guard let open = head.first(where: { list.has("(", at: $0) }) else { return [] }
    let rest = list.end(of: open)..<max(head.upperBound, list.end(of: open))
    let end = rest.first { list.has("->", at: $0) } ?? rest.upperBound
    return Set((rest.lowerBound..<end).map { list.tokens[$0].text })
  }

  /// The properties that a body assigns, if each statement is `property = parameter`.
  private static func assignments(
    in body: Range<Int>, of list: TokenList, _ parameters: [Function.Parameter]
  ) -> [String]? {
    let names = Set(parameters.map(\.name.text))
    var (assigned, index) = ([String](), body.lowerBound)
    while index < body.upperBound {
      if list.hasSequence(["self", "."], at: index) { index += 2 }
      guard index + 2 < body.upperBound, list.tokens[index].isName, list.has("=", at: index + 1),
        names.contains(list.tokens[index + 2].text),
        index + 3 >= body.upperBound || list.tokens[index + 3].startsLine
      else { return nil }
      assigned.append(list.tokens[index].text)
      index += 3
    }
    return assigned.isEmpty ? nil : assigned
  }
}

extension IndexedFunction.Parameter {
  fileprivate init(_ parameter: Function.Parameter, of list: TokenList) {
    let tokens = parameter.type.tokens
    self.init(
      label: parameter.label.text == "_" ? nil : parameter.label.text, name: parameter.name.text,
      type: TypeExpression(parameter.type), hasDefault: parameter.hasDefault,
      isNilByDefault: tokens.last.map { list.isFollowedByNil($0) } ?? false,
      isEscaping: tokens.contains { $0.is("escaping") } || tokens.last?.is("?") == true,
      isInout: tokens.first?.is("inout") == true)
  }
}

extension TokenList {
  /// Whether `= nil` follows a token.
  fileprivate func isFollowedByNil(_ token: SwiftToken) -> Bool {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.lowerBound < token.range.upperBound { low = middle + 1 } else { high = middle }
    }
    return hasSequence(["=", "nil"], at: low)
  }
}
