import Storyboards

/// Why a scenario did not finish, or cannot be compared with its golden.
package struct ScenarioFault: Hashable, Sendable {
  /// The severity of the fault.
  package var severity: CauseSeverity
  /// What happened, on one line; scenarios with the same headline have one cause.
  package var headline: String
  /// The number of the step in which it happened, from 1.
  package var step: Int?
  package var statement: String?
  /// The position in the code, which separates failures with the same headline; empty if unknown.
  package var origin: String
  /// Further lines of explanation.
  package var details: [String]

  package init(
    _ severity: CauseSeverity, _ headline: String, step: Int? = nil, statement: String? = nil,
    origin: String = "", details: [String] = []
  ) {
    self.severity = severity
    self.headline = headline
    self.step = step
    self.statement = statement
    self.origin = origin
    self.details = details
  }
}

extension ScenarioAtoms {
  /// Creates the atoms of a scenario that did not finish, or cannot be compared.
  ///
  /// - Parameters:
  ///   - name: The scenario.
  ///   - fault: Why it did not finish.
  ///   - golden: The golden, cut off at the step where the scenario stopped; `nil` if there is no golden.
  ///   - actual: What the scenario showed before that step; `nil` if it showed nothing.
  package init(
    _ name: ScenarioName, _ fault: ScenarioFault, golden: Storyboard? = nil, actual: Storyboard? = nil
  ) {
    if let golden, let actual {
      self.init(name, golden: golden, actual: actual)
    } else {
      self.init(name)
    }
    var atom = Atom(kind: .failure, severity: fault.severity, step: (fault.step ?? 1) - 1)
    if fault.step != nil { atom.part = "step" }
    atom.before = fault.headline
    atom.after = fault.details.joined(separator: "\n")
    atom.keys = [
      Key.joined("failure", "\(fault.severity)", fault.statement ?? "", fault.headline, fault.origin)
    ]
    atom.reasons = reasons(of: fault)
    atoms.append(atom)
  }

  /// Returns the differences before the stop that are about a node named by the statement.
  private func reasons(of fault: ScenarioFault) -> Set<Int> {
    guard let statement = fault.statement else { return [] }
    return Set(
      atoms.indices.filter { index in
        atoms[index].wordsOfNode.contains { !$0.isEmpty && statement.contains("\"\($0)\"") }
      })
  }
}

extension Atom {
  /// The identifier and the texts by which a statement may name the node.
  fileprivate var wordsOfNode: [String] {
    let name = mark.map { $0.hasPrefix("#") ? String($0.dropFirst()) : String($0.dropFirst().dropLast()) }
    return [name ?? ""] + (isText || part == "identifier" ? [before, after] : [])
  }
}
