import SwiftSources

/// A type with the members of its declaration and of its extensions.
package struct IndexedType: Sendable {
  /// The name, after the names of the types around it: `Outer.Inner`.
  package let name: String
  /// The module that declares it.
  package let module: String
  let kind: TypeDeclaration.Kind
  let genericParameters: [String]
  /// Whether code outside of its file cannot name it.
  let isPrivate: Bool
  /// Whether it is marked as the main actor's.
  let hasMainActor: Bool
  /// Whether its declaration, rather than an extension, has an initializer.
  var hasOwnInitializer = false
  /// The types that it inherits from and conforms to, in its declaration before those of extensions.
  var inherited: [TypeExpression] = []
  var properties: [IndexedProperty] = []
  /// The functions, among them the initializers.
  var functions: [IndexedFunction] = []
  var cases: [IndexedCase] = []
  /// Whether a protocol has associated types.
  var hasAssociatedTypes = false

  var initializers: [IndexedFunction] { functions.filter { $0.name == "init" } }

  /// The static functions by which other code gets a value of the type.
  var factories: [IndexedFunction] {
    functions.filter { function in
      function.modifiers.isStatic && !function.modifiers.isPrivate && !function.isAsync
        && !function.isLeftOut && function.genericParameters.isEmpty
        && (function.result?.lastName == lastName || function.result == .named(["Self"], []))
    }
  }

  /// The last name.
  package var lastName: String { name.lastName }
}

extension String {
  /// The last of several names: `Inner` of `Outer.Inner`.
  var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}

/// A variable or a constant of a type.
struct IndexedProperty: Sendable {
  let name: String
  /// The written type, or the one whose initializer makes the value; `nil` if it is inferred otherwise.
  let type: TypeExpression?
  /// Whether the type is written with `!`.
  let isImplicitlyUnwrapped: Bool
  let modifiers: Modifiers
  let isConstant: Bool
  let isStored: Bool
  let isSettable: Bool
  /// Whether it has a value of its own.
  let hasValue: Bool
  /// Whether an extension declares it.
  let isOfExtension: Bool
}

/// A function of a type, an initializer or a subscript.
struct IndexedFunction: Sendable {
  let name: String
  let modifiers: Modifiers
  let parameters: [Parameter]
  /// `nil` if nothing is returned.
  let result: TypeExpression?
  let genericParameters: [String]
  /// Whether an initializer may fail.
  let isFailable: Bool
  let isThrowing: Bool
  let isAsync: Bool
  /// Its declaration up to the body, without modifiers, on one line.
  let head: String
  /// The properties to which its body assigns its parameters, if it does nothing else.
  let assignedProperties: [String]?
  /// Whether its body is not compiled here, and stops the program.
  let isLeftOut: Bool
  /// Whether an extension declares it.
  let isOfExtension: Bool

  struct Parameter: Sendable {
    /// `nil` if the call has no label.
    let label: String?
    let name: String
    let type: TypeExpression
    let hasDefault: Bool
    /// Whether its default is `nil`.
    let isNilByDefault: Bool
    /// Whether it is a function that is kept beyond the call.
    let isEscaping: Bool
    let isInout: Bool
  }

  /// `show(_:at:)`
  var signature: String { "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))" }
}

/// A case of an enumeration.
struct IndexedCase: Sendable {
  let name: String
  let payload: [(label: String?, type: TypeExpression)]
}
