import ScenarioGoldens
import Storyboards

/// Why a scenario did not come to its end, or cannot be compared with its golden.
package struct ScenarioFault: Hashable, Sendable {
  /// How bad that is.
  package var severity: CauseSeverity
  /// What happened, in one line; scenarios with the same are one cause.
  package var headline: String
  /// The step at which it happened, counted from 1, and its statement.
  package var step: Int?
  package var statement: String?
  /// Where it happened in the code, which separates failures that look alike; empty if that is not known.
  package var origin: String
  /// More about it, line by line.
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
  /// A scenario that did not come to its end, or cannot be compared.
  ///
  /// - Parameters:
  ///   - golden: The golden, cut off at the step where the scenario stopped; `nil` if there is no golden.
  ///   - actual: What the scenario showed up to there.
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

  /// What differs before the stop, about a node that the statement names.
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
