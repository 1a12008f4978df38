import SwiftSources

extension AppFile {
  /// The parts of the file that can be left out, in no particular order.
  var skippableParts: [SkippablePart] {
    let conditions = ConditionLines(bytes)
    return allParts.filter { conditions.isEmpty || conditions.areBalanced(in: extent(of: $0)) }
  }

  private var allParts: [SkippablePart] {
    let types = outline.members.types.flatMap { $0.withPaths(in: []) }
    return parts(of: outline.members, after: "")
      + types.flatMap { path, type in
        let name = path.joined(separator: ".")
        let members =
          type.kind == .protocol
          ? requirements(type.members, after: "\(name).") : parts(of: type.members, after: "\(name).")
        return members + inheritedTypes(of: type, named: name)
          + deinitializer(in: type.body, of: name)
          + declaration(type.name, endingAt: type.body.upperBound + 1, named: name)
      }
  }

  private func parts(of members: Members, after prefix: String) -> [SkippablePart] {
    members.functions.flatMap { function in
      parts(of: function, named: prefix + function.signature)
        + values(of: members.properties, in: function, named: prefix + function.signature)
    }
      + members.properties.flatMap { parts(of: $0, named: prefix + $0.name.text) }
  }

  /// The requirements of a protocol, which have no bodies.
  private func requirements(_ members: Members, after prefix: String) -> [SkippablePart] {
    members.functions.flatMap {
      declaration($0.name, endingAt: $0.range.upperBound, named: prefix + $0.signature)
    }
      + members.properties.flatMap {
        declaration($0.name, endingAt: $0.range.upperBound, named: prefix + $0.name.text)
      }
  }

  private func parts(of function: Function, named name: String) -> [SkippablePart] {
    bodies(of: function, named: name) + defaults(of: function, named: name)
      + override(function.name, of: name)
      + declaration(function.name, endingAt: function.range.upperBound, named: name)
  }

  private func bodies(of function: Function, named name: String) -> [SkippablePart] {
    guard let body = function.body else { return [] }
    if function.name.text == "subscript" {
      return list.accessors(in: body).flatMap { accessor($0, of: name) }
    }
    let isNeeded = function.name.text == "init" || function.result?.text == "Never"
    let hasResult = function.result != nil && !isNeeded
    let kind: SkippablePart.Body = isNeeded ? .isNeeded : hasResult ? .returnsValue : .returnsNothing
    return [SkippablePart(name, .body(kind), body)] + statements(in: body, of: name, hasResult: hasResult)
      + (hasResult ? [ending("\(name) end", of: body)] : [])
  }

  private func parts(of property: Property, named name: String) -> [SkippablePart] {
    let accessors = list.accessors(of: property).flatMap { accessor($0, of: name) }
    let whole =
      override(property.name, of: name)
      + declaration(property.name, endingAt: property.range.upperBound, named: name)
    guard let value = property.value else {
      return accessors + whole + [initialValue(of: property, named: name)].compactMap { $0 }
    }
    let isWritten = property.type != nil
    return accessors + whole + closures(in: value, of: name)
      + (isWritten ? [SkippablePart(name, .value, value)] : [])
  }

  private func accessor(_ accessor: TokenList.Accessor, of name: String) -> [SkippablePart] {
    let (body, hasResult) = (accessor.body, accessor.isGetter)
    return [SkippablePart(name, .body(hasResult ? .returnsValue : .returnsNothing), body)]
      + statements(in: body, of: name, hasResult: hasResult)
      + (hasResult ? [ending("\(name) end", of: body)] : [])
  }

  /// The place for a value after the type of a stored property.
  private func initialValue(of property: Property, named name: String) -> SkippablePart? {
    guard property.isStored, let last = property.type?.tokens.last, let end = list.index(of: last) else {
      return nil
    }
    return SkippablePart("\(name) initial value", .initialValue, end + 1..<end + 1)
  }

  private func deinitializer(in body: Range<Int>, of name: String) -> [SkippablePart] {
    var (index, found) = (body.lowerBound, [SkippablePart]())
    while index < body.upperBound {
      if tokens[index].is("deinit"), list.has("{", at: index + 1) {
        let (inside, name) = (list.inside(index + 1), "\(name).deinit")
        found += [SkippablePart(name, .body(.returnsNothing), inside)]
        found += statements(in: inside, of: name, hasResult: false)
      }
      index = list.end(of: index)
    }
    return found
  }

  /// The word `override` before a declaration.
  private func override(_ name: SwiftToken, of path: String) -> [SkippablePart] {
    guard let index = list.index(of: name) else { return [] }
    let start = list.startOfModifiers(before: startOfDeclaration(at: index, named: name) ?? index)
    return (start..<index).filter { tokens[$0].is("override") }.prefix(1).map {
      SkippablePart("override of \(path)", .override, $0..<$0 + 1)
    }
  }

  /// A whole declaration with its modifiers, unless it is one of several after one keyword.
  private func declaration(_ name: SwiftToken, endingAt end: Int, named path: String) -> [SkippablePart] {
    guard let index = list.index(of: name), end <= tokens.count, !list.has(",", at: end),
      let keyword = startOfDeclaration(at: index, named: name)
    else { return [] }
    let start = list.startOfModifiers(before: keyword)
    return [SkippablePart("declaration of \(path)", .declaration, start..<end)]
  }

  /// The index of the keyword before a declaration's name, or of the name if that is a keyword.
  private func startOfDeclaration(at index: Int, named name: SwiftToken) -> Int? {
    if ["init", "subscript"].contains(name.text) { return index }
    var keyword = index
    // An extension's name may have several parts.
    while keyword > 0, !Self.keywords.contains(tokens[keyword].text), tokens[keyword - 1].isNameOrDot {
      keyword -= 1
    }
    return Self.keywords.contains(tokens[keyword].text) ? keyword : nil
  }

  private static let keywords: Set<String> = [
    "actor", "class", "enum", "extension", "func", "let", "protocol", "struct", "var",
  ]

  private func inheritedTypes(of type: TypeDeclaration, named name: String) -> [SkippablePart] {
    // The first type of a class may be its superclass, without which it would be another class.
    type.inheritance.dropFirst(type.kind == .class ? 1 : 0).compactMap { inherited in
      guard let first = inherited.tokens.first, let last = inherited.tokens.last,
        let start = list.index(of: first), let end = list.index(of: last)
      else { return nil }
      return SkippablePart("\(name) conforming to \(inherited.text)", .inheritance, start..<end + 1)
    }
  }
}
