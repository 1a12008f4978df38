/// What a file declares, as far as it can be told from its text.
public struct Outline: Sendable {
  public internal(set) var imports: [Import]
  /// The file's own declarations, besides its types.
  public internal(set) var members: Members

  init(imports: [Import], members: Members) {
    (self.imports, self.members) = (imports, members)
  }

  /// Reads what a file declares.
  public init(_ list: TokenList) {
    self = OutlineReader.outline(of: list)
  }

  /// An import of a module, or of something in it.
  public struct Import: Hashable, Sendable {
    public let module: String
    /// The module's name in the file.
    public let token: Token
  }

  /// All types and extensions, with those that are nested in others.
  var allTypes: [TypeDeclaration] { members.types.flatMap(\.withNestedTypes) }
}

/// What is declared between the braces of a type, or in a file.
public struct Members: Sendable {
  public internal(set) var types: [TypeDeclaration] = []
  public internal(set) var properties: [Property] = []
  public internal(set) var functions: [Function] = []
  public internal(set) var cases: [EnumCase] = []
  public internal(set) var typealiases: [Typealias] = []
}

/// A type, a protocol, or an extension of one.
public struct TypeDeclaration: Sendable {
  public enum Kind: String, Sendable {
    case `class`
    case `struct`
    case `enum`
    case actor
    case `protocol`
    case `extension`
  }

  public let kind: Kind
  /// The last name of a nested type's extension, as in `extension Outer.Inner`.
  public let name: Token
  public let modifiers: Modifiers
  public let genericParameters: [String]
  public let inheritance: [TypeText]
  /// What stands behind `where`.
  public let requirements: TypeText
  /// What stands between the braces.
  public let body: Range<Int>
  public internal(set) var members = Members()

  var withNestedTypes: [TypeDeclaration] { [self] + members.types.flatMap(\.withNestedTypes) }

  var isPublic: Bool { modifiers.isPublic }
}

/// Words and attributes in front of a declaration.
public struct Modifiers: Hashable, Sendable {
  /// `public`, `weak`, `private(set)`.
  public internal(set) var words: Set<String> = []
  /// `MainActor`, `objc`, without their arguments.
  public internal(set) var attributes: Set<String> = []

  /// Whether other modules see it; those of the package count.
  var isPublic: Bool { !words.isDisjoint(with: ["public", "open", "package"]) }
  var isPrivate: Bool { !words.isDisjoint(with: ["private", "fileprivate"]) }
  var isStatic: Bool { !words.isDisjoint(with: ["static", "class"]) }
  var isOverride: Bool { words.contains("override") }
  /// Whether its setter is seen less than itself.
  var hasNarrowSetter: Bool {
    !words.isDisjoint(with: ["private(set)", "fileprivate(set)", "internal(set)"])
  }
}

/// A variable or a constant.
public struct Property: Sendable {
  public let name: Token
  public let modifiers: Modifiers
  public let isConstant: Bool
  /// The type that is written; `nil` where it is inferred.
  public let type: TypeText?
  /// The type whose initializer the value is a call of, as in `let list = TabList()`.
  public let initializedType: TypeText?
  public let value: Range<Int>?
  /// Whether it takes room, and is no function in disguise.
  public let isStored: Bool
  /// Whether it has a setter, seen or not.
  public let isSettable: Bool
}

/// A function, an initializer or a subscript.
public struct Function: Sendable {
  /// `init`, `subscript` or the function's name.
  public let name: Token
  public let modifiers: Modifiers
  public let parameters: [Parameter]
  /// `nil` for nothing.
  public let result: TypeText?
  /// What stands between its braces, if it has them.
  public let body: Range<Int>?

  /// `show(_:at:)`
  var signature: String { "\(name.text)(\(parameters.map { $0.label.text + ":" }.joined()))" }

  public struct Parameter: Sendable {
    /// What callers write in front of it; `_` for nothing.
    public let label: Token
    public let name: Token
    public let type: TypeText
  }
}

/// A case of an enumeration.
public struct EnumCase: Sendable {
  public let name: Token
  public let payload: [TypeText]
}

/// Another name of a type.
public struct Typealias: Sendable {
  public let name: Token
  public let type: TypeText
}
