/// A row of the vocabulary: a function that scripts can call.
///
/// Rows may share a name, as the two forms of `.assert` do; then the labels of a call determine the row.
///
///     ScriptFunction("grey_text", [.init(.string)], role: .matcher)
package struct ScriptFunction: Hashable, Sendable {
  /// The role of the function, which determines where it may be called.
  package enum Role: Hashable, Sendable {
    /// A value that is an argument of other calls.
    case matcher, action, assertion
    /// A value of a type that only some other calls accept.
    case instance(of: String)
    /// The beginning of an interaction; takes a matcher.
    case selection
    /// A member of an interaction that narrows the selection; takes a matcher or an index.
    case inRoot, atIndex
    /// A member of an interaction that searches for the element; takes an action and a matcher.
    case usingSearch
    /// A member of an interaction that has an effect; takes an action or an assertion.
    case perform, assert
    /// The statement that shows the whole screen in the golden; takes its name.
    case snapshot
    /// Any other statement that is not an interaction.
    case statement
  }

  package struct Parameter: Hashable, Sendable {
    /// `nil` for a parameter without a label.
    package var label: String?
    package var kind: ScriptValueKind
    /// The value if a call omits the parameter; `nil` if every call must have it.
    package var defaultValue: ScriptValue?

    package init(label: String? = nil, _ kind: ScriptValueKind, defaultValue: ScriptValue? = nil) {
      self.label = label
      self.kind = kind
      self.defaultValue = defaultValue
    }
  }

  /// The name in a script: `grey_tap`, `EarlGrey.selectElement`, or for a member `.perform`.
  package var name: String
  package var parameters: [Parameter]
  package var role: Role
  /// Whether a matcher also checks elements other than the one in question, as `grey_ancestor` does.
  package var asksRelatives: Bool
  /// Whether a matcher checks visibility, and must be the last of several.
  package var asksVisibility: Bool
  /// The name that calls are resolved to; it differs from ``name`` only for another spelling.
  package let resolvedName: String

  package init(
    _ name: String, _ parameters: [Parameter] = [], role: Role, asksRelatives: Bool = false,
    asksVisibility: Bool = false
  ) {
    self.name = name
    self.parameters = parameters
    self.role = role
    self.asksRelatives = asksRelatives
    self.asksVisibility = asksVisibility
    resolvedName = name
  }
}

extension ScriptFunction {
  /// The name with labels and kinds, for messages, such as `.inRoot(a matcher)`. Optional parameters are
  /// in brackets.
  package var signature: String {
    "\(name)(\(parameters.map(\.signature).joined(separator: ", ")))"
  }
}

extension ScriptFunction.Parameter {
  fileprivate var signature: String {
    let text = (label.map { "\($0): " } ?? "") + kind.description
    return defaultValue == nil ? text : "[\(text)]"
  }
}

extension ScriptFunction.Role {
  /// What a call creates, for messages.
  var description: String {
    switch self {
    case .matcher: "a matcher"
    case .action: "an action"
    case .assertion: "an assertion"
    case .instance(let type): "a value of \(type)"
    case .selection: "an interaction"
    case .inRoot, .atIndex, .usingSearch, .perform, .assert: "a part of an interaction"
    case .snapshot, .statement: "a statement"
    }
  }
}

/// Another spelling of a function, such as EarlGrey's long class methods or an older version's name.
///
///     ScriptAlias("GREYMatchers.matcher(forText:)", of: "grey_text")
package struct ScriptAlias: Hashable, Sendable {
  /// The name in a script.
  package let name: String
  /// The labels of the parameters; `nil` for a parameter without one.
  package let labels: [String?]
  /// The name of the function that is called.
  package let target: String

  package init(name: String, labels: [String?], of target: String) {
    self.name = name
    self.labels = labels
    self.target = target
  }

  /// Creates an alias.
  ///
  /// - Parameters:
  ///   - spelling: Swift's full name, with labels: `GREYActions.actionForScroll(in:amount:)`.
  ///   - target: The name of the function that is called.
  package init(_ spelling: String, of target: String) {
    let parts = spelling.split(separator: "(", maxSplits: 1)
    name = parts.first.map(String.init) ?? spelling
    labels = (parts.count == 2 ? parts[1].dropLast() : "").split(separator: ":").map {
      $0 == "_" ? nil : String($0)
    }
    self.target = target
  }
}

extension ScriptFunction {
  /// Returns the row for another spelling, whose calls are calls of this function.
  func spelled(_ alias: ScriptAlias) -> ScriptFunction {
    var row = self
    row.name = alias.name
    row.parameters = zip(parameters, alias.labels).map { parameter, label in
      var copy = parameter
      copy.label = label
      return copy
    }
    return row
  }
}
