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
  func spelt(_ alias: ScriptAlias) -> ScriptFunction {
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
