import SwiftSources

/// A part of a file that can be left out by itself, from a value to a whole declaration.
///
/// Its name comes after the names of the types around it:
///
/// ```text
/// List.reload() value at 12: title = store.title     the value of an assignment, a constant, or a return
/// List.reload() statement at 13: store.refresh()     a statement, with its first characters
/// List.reload()                                      the body of a function
/// List.title                                         the accessors of a property, or its value
/// List.count(of:) default of item                    the value of a parameter that a call may omit
/// List.count() end                                   the result of a body that ends without one
/// List.init(coder:) property store                   the value of a property that an initializer does not set
/// List.store initial value                           the value of a property that no initializer sets
/// override of List.reload()                          the word alone
/// List conforming to Themed                          a type after the colon
/// declaration of List.reload()                       all of it, also of a protocol's requirement
/// ```
///
/// A statement may move to another line: of those with its text, the nearest one is meant.
struct SkippablePart: Hashable {
  let name: String
  /// The name as a golden shows it, without the line.
  let place: String
  let kind: Kind
  /// The tokens that are replaced; empty for an insertion before the token at its start.
  let tokens: Range<Int>
  /// The unnamed arguments of a closure that it uses, such as `$0, $1`, without which the closure would have none.
  var arguments = ""

  enum Kind: Hashable {
    /// An expression, whose type follows from the code around it.
    case value
    case statement
    /// A property that gets a value where an initializer begins to need it.
    case property(String)
    /// A value after a property's type.
    case initialValue
    /// What a body returns at its end, after a semicolon if its brace is on the line of a statement.
    case ending(semicolon: Bool)
    /// The tokens between two braces.
    case body(Body)
    /// The word `override`.
    case override
    /// A type after the colon of a declaration.
    case inheritance
    case declaration
  }

  /// What the code between two braces does for its caller.
  enum Body: Hashable {
    case returnsNothing, returnsValue
    /// It makes an object, or never returns, so nothing can be in its place.
    case isNeeded
  }

  init(_ name: String, place: String? = nil, _ kind: Kind, _ tokens: Range<Int>) {
    (self.name, self.place, self.kind, self.tokens) = (name, place ?? name, kind, tokens)
  }

  /// What is compiled in its place.
  func replacement(because reason: String) -> String {
    let words = reason.replacing(#/^\d+:\d+: /#, with: "")
    let text = "\(place): \(words)".swiftLiteral
    return switch kind {
    case .value where !arguments.isEmpty: "(\(arguments), skippedValue(\(text))).1"
    case .value: "skippedValue(\(text))"
    case .statement where !arguments.isEmpty: "_ = (\(arguments)); skippedStatement(\(text))"
    case .statement, .body(.returnsNothing): "skippedStatement(\(text))"
    case .property(let name): " self.\(name) = skippedValue(\(text)); "
    case .initialValue: " = skippedValue(\(text))"
    case .ending(let semicolon): "\(semicolon ? "; " : "")return skippedValue(\(text)) "
    case .body(.returnsValue): "return skippedValue(\(text))"
    case .body(.isNeeded): "fatalError(\("\(name) is not compiled here: \(words)".swiftLiteral))"
    case .inheritance: "Any"
    case .override, .declaration: ""
    }
  }

  /// Whether it is chosen by its place: the smallest part around an error.
  var isChosenByPlace: Bool {
    switch kind {
    case .value, .statement, .body, .inheritance, .declaration: true
    case .property, .initialValue, .ending, .override: false
    }
  }

  /// Whether a token is in it; the brace at the end of a body is in the body.
  func contains(_ index: Int) -> Bool {
    if case .body = kind { return tokens.contains(index) || index == tokens.upperBound }
    return tokens.contains(index)
  }
}
