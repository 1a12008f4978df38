/// The declarations of a file, as far as its text shows.
///
///     let outline = SourceOutline(TokenList("struct List { let title: String }"))
///     outline.allTypes[0].name.text  // List
///     outline.allTypes[0].members.properties[0].type?.baseName  // String
package struct SourceOutline: Sendable {
  package internal(set) var imports: [Import]
  /// The file's top-level declarations, including its types.
  package internal(set) var members: Members

  init(imports: [Import], members: Members) {
    (self.imports, self.members) = (imports, members)
  }

  /// Reads what a file declares.
  package init(_ list: TokenList) {
    self = OutlineReader.outline(of: list)
  }

  /// An import of a module, or of a declaration in it.
  package struct Import: Hashable, Sendable {
    package let module: String
    /// The module's name in the file.
    package let token: SwiftToken
  }

  /// All types and extensions, including nested ones.
  package var allTypes: [TypeDeclaration] { members.types.flatMap(\.withNestedTypes) }
}

/// The declarations between the braces of a type, or in a file.
package struct Members: Sendable {
  package internal(set) var types: [TypeDeclaration] = []
  package internal(set) var properties: [Property] = []
  package internal(set) var functions: [Function] = []
  package internal(set) var cases: [EnumCase] = []
  package internal(set) var typealiases: [Typealias] = []
}

/// A type, a protocol, or an extension of one.
package struct TypeDeclaration: Sendable {
  package enum Kind: String, Sendable {
    case `class`
    case `struct`
    case `enum`
    case actor
    case `protocol`
    case `extension`
  }

  package let kind: Kind
  /// The name; for a nested type's extension, such as `extension Outer.Inner`, the last one.
  package let name: SwiftToken
  /// All names of a nested type's extension: `Outer` and `Inner`.
  package let path: [String]
  package let modifiers: Modifiers
  package let genericParameters: [String]
  package let inheritance: [TypeText]
  /// The requirements after `where`.
  package let requirements: TypeText
  /// The tokens between the braces.
  package let body: Range<Int>
  package internal(set) var members = Members()

  package var withNestedTypes: [TypeDeclaration] { [self] + members.types.flatMap(\.withNestedTypes) }

  package var isPublic: Bool { modifiers.isPublic }

  /// Returns the type and its nested types, with the names that lead to each.
  package func withPaths(in outer: [String]) -> [(path: [String], type: TypeDeclaration)] {
    let path = outer + self.path
    return [(path, self)] + members.types.flatMap { $0.withPaths(in: path) }
  }
}

/// The words and attributes before a declaration.
package struct Modifiers: Hashable, Sendable {
  /// `public`, `weak`, `private(set)`.
  package internal(set) var words: Set<String> = []
  /// `MainActor`, `objc`, without their arguments.
  package internal(set) var attributes: Set<String> = []

  /// Whether other modules can use it, at least those of the package.
  package var isPublic: Bool { !words.isDisjoint(with: ["public", "open", "package"]) }
  package var isPrivate: Bool { !words.isDisjoint(with: ["private", "fileprivate"]) }
  package var isStatic: Bool { !words.isDisjoint(with: ["static", "class"]) }
  package var isOverride: Bool { words.contains("override") }
  /// Whether its setter has a narrower access than the property.
  package var hasNarrowSetter: Bool {
    !words.isDisjoint(with: ["private(set)", "fileprivate(set)", "internal(set)"])
  }
}

/// A variable or a constant.
package struct Property: Sendable {
  package let name: SwiftToken
  package let modifiers: Modifiers
  package let isConstant: Bool
  /// The written type; `nil` if it is inferred.
  package let type: TypeText?
  /// The type whose initializer creates the value, as in `let list = TabList()`.
  package let initializedType: TypeText?
  package let value: Range<Int>?
  /// Whether it is stored rather than computed.
  package let isStored: Bool
  /// Whether it has a setter, whatever its access.
  package let isSettable: Bool
  /// All tokens, beginning with the name.
  package let range: Range<Int>
}

/// A function, an initializer or a subscript.
package struct Function: Sendable {
  /// `init`, `subscript` or the function's name.
  package let name: SwiftToken
  package let modifiers: Modifiers
  package let parameters: [Parameter]
  /// The type of the result; `nil` if nothing is returned.
  package let result: TypeText?
  /// The tokens between its braces, if it has them.
  package let body: Range<Int>?
  /// All tokens, beginning with the keyword, or the name of an initializer.
  package let range: Range<Int>

  /// `show(_:at:)`
  package var signature: String { "\(name.text)(\(parameters.map { $0.label.text + ":" }.joined()))" }

  package struct Parameter: Sendable {
    /// The label at the call; `_` if the call has no label.
    package let label: SwiftToken
    package let name: SwiftToken
    package let type: TypeText
    /// Whether calls may omit it.
    package let hasDefault: Bool
  }
}

/// A case of an enumeration.
package struct EnumCase: Sendable {
  package let name: SwiftToken
  package let payload: [TypeText]
  /// The labels of the payload's parts; `nil` for one without.
  package let labels: [String?]
}

/// Another name of a type.
package struct Typealias: Sendable {
  package let name: SwiftToken
  package let type: TypeText
}
