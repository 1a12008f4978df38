import Diagnostics
import SwiftSources

/// A part of a file that can be left out by itself: a function's body, a property's accessors or value, a protocol, or a
/// whole declaration.
///
/// Its name comes after the names of the types around it:
///
/// ```text
/// List.reload()                   the body of a function
/// List.title                      the accessors of a property, or its value
/// List conforming to Themed       a type after the colon
/// declaration of List.reload()    all of it
/// ```
struct SkippablePart {
  let name: String
  let kind: Kind
  /// The tokens that are replaced.
  let tokens: Range<Int>

  enum Kind {
    /// The tokens between two braces.
    case body
    /// A value of a written type.
    case value(String)
    /// A type after the colon of a declaration.
    case inheritance
    case declaration
  }

  /// What is compiled in its place.
  func replacement(because reason: String) -> String {
    let call = "fatalError(\("\(name) is not compiled here: \(reason)".swiftLiteral))"
    return switch kind {
    case .body: call
    case .value(let type): "{ () -> \(type) in \(call) }()"
    case .inheritance: "Any"
    case .declaration: ""
    }
  }
}

extension AppFile {
  /// The parts of the file that can be left out, in no particular order.
  var skippableParts: [SkippablePart] {
    let types = outline.members.types.flatMap { $0.withPaths(in: []) }.filter { $0.type.kind != .protocol }
    return parts(of: outline.members, after: "")
      + types.flatMap { path, type in
        let name = path.joined(separator: ".")
        return parts(of: type.members, after: "\(name).") + inheritedTypes(of: type, named: name)
          + declaration(type.name, endingAt: type.body.upperBound + 1, named: name)
      }
  }

  /// Returns the name of the smallest part around a position that can be left out; `nil` if the file can be left out
  /// only as a whole.
  ///
  /// - Parameters:
  ///   - position: The position, such as that of an error.
  ///   - skipped: The names of parts that have been left out before, without success.
  package func skippablePart(at position: SourcePosition, besides skipped: Set<String>) -> String? {
    guard let index = tokens.lastIndex(where: { !(position < $0.position) }) else { return nil }
    let around = skippableParts.filter { $0.tokens.contains(index) && !skipped.contains($0.name) }
    return around.min { $0.tokens.count < $1.tokens.count }?.name
  }

  private func parts(of members: Members, after prefix: String) -> [SkippablePart] {
    members.functions.flatMap { parts(of: $0, named: prefix + $0.signature) }
      + members.properties.flatMap { parts(of: $0, named: prefix + $0.name.text) }
  }

  private func parts(of function: Function, named name: String) -> [SkippablePart] {
    let body = function.body.map { SkippablePart(name: name, kind: .body, tokens: $0) }
    return [body].compactMap { $0 }
      + declaration(function.name, endingAt: function.range.upperBound, named: name)
  }

  private func parts(of property: Property, named name: String) -> [SkippablePart] {
    let bodies = list.accessorBodies(of: property).map {
      SkippablePart(name: name, kind: .body, tokens: $0)
    }
    let whole = declaration(property.name, endingAt: property.range.upperBound, named: name)
    guard let value = property.value, let type = property.type else { return bodies + whole }
    return bodies + whole + [SkippablePart(name: name, kind: .value(type.text), tokens: value)]
  }

  /// A whole declaration with its modifiers, unless it is one of several after one keyword.
  private func declaration(_ name: SwiftToken, endingAt end: Int, named path: String) -> [SkippablePart] {
    guard let index = list.index(of: name), end <= tokens.count, !list.has(",", at: end) else {
      return []
    }
    var keyword = index
    if !["init", "subscript"].contains(name.text) {
      // An extension's name may have several parts.
      while keyword > 0, !Self.keywords.contains(tokens[keyword].text), tokens[keyword - 1].isNameOrDot {
        keyword -= 1
      }
      guard Self.keywords.contains(tokens[keyword].text) else { return [] }
    }
    let start = list.startOfModifiers(before: keyword)
    return [SkippablePart(name: "declaration of \(path)", kind: .declaration, tokens: start..<end)]
  }

  private static let keywords: Set<String> = [
    "actor", "class", "enum", "extension", "func", "let", "struct", "var",
  ]

  private func inheritedTypes(of type: TypeDeclaration, named name: String) -> [SkippablePart] {
    // The first type of a class may be its superclass, without which it would be another class.
    type.inheritance.dropFirst(type.kind == .class ? 1 : 0).compactMap { inherited in
      guard let first = inherited.tokens.first, let last = inherited.tokens.last,
        let start = list.index(of: first), let end = list.index(of: last)
      else { return nil }
      return SkippablePart(
        name: "\(name) conforming to \(inherited.text)", kind: .inheritance, tokens: start..<end + 1)
    }
  }
}
