/// One row of the vocabulary: a function that scripts can call.
///
/// Rows may share a name, as the two spellings of `.assert` do; then the labels of a call decide.
package struct ScriptFunction: Hashable, Sendable {
  /// What a call of the function is, which decides where it may be written.
  package enum Role: Hashable, Sendable {
    /// A value that other calls take.
    case matcher, action, assertion
    /// A value of a type that only some other calls take.
    case instance(of: String)
    /// The beginning of an interaction; takes a matcher.
    case selection
    /// A member of an interaction that narrows what is selected; takes a matcher, an index.
    case inRoot, atIndex
    /// A member of an interaction that says how to find the element; takes an action and a matcher.
    case usingSearch
    /// A member of an interaction that does something; takes an action, an assertion.
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
    /// What the parameter is where a call leaves it out; `nil` for one that every call must give.
    package var defaultValue: ScriptValue?

    package init(label: String? = nil, _ kind: ScriptValueKind, defaultValue: ScriptValue? = nil) {
      self.label = label
      self.kind = kind
      self.defaultValue = defaultValue
    }
  }

  /// The name as a script writes it: `grey_tap`, `EarlGrey.selectElement`, or a member's, `.perform`.
  package var name: String
  package var parameters: [Parameter]
  package var role: Role
  /// Whether a matcher also checks other elements than the one in question, as `grey_ancestor` does.
  package var asksRelatives: Bool
  /// Whether a matcher checks what is visible, and must be last among others.
  package var asksVisibility: Bool
  /// The name that calls of the function are resolved to; other than ``name`` only for another spelling.
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
  /// The name with labels and kinds, for messages, as `.inRoot(a matcher)`; what may be left out is
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
  /// How a message names what a call gives.
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

/// Another spelling of a function, as EarlGrey's long class methods or an older version's name.
///
///     ScriptAlias("GREYMatchers.matcher(forText:)", of: "grey_text")
package struct ScriptAlias: Hashable, Sendable {
  /// The name as a script writes it.
  package let name: String
  /// The label of each parameter; `nil` for one without.
  package let labels: [String?]
  /// The name of the function that is meant.
  package let target: String

  package init(name: String, labels: [String?], of target: String) {
    self.name = name
    self.labels = labels
    self.target = target
  }

  /// - Parameter spelling: Swift's full name, with labels: `GREYActions.actionForScroll(in:amount:)`.
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
  /// The row of another spelling; a call of it is a call of this function.
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
