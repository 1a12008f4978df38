import RenderTree

extension AuditedScreen {
  /// The views whose constraints contradict each other or leave something open.
  var faultyLayouts: [AuditOffense] {
    nodes.indices.flatMap { number in
      Self.faults.flatMap { name, words in
        nodes[number].node.attributes.filter { $0.name == name }.map { fault in
          AuditOffense(number: number, problem: "\(words) \(fault.value.text)")
        }
      }
    }
  }

  private static let faults = [
    ("unsatisfiable", "its constraints contradict each other:"), ("ambiguous", "its constraints leave open:"),
  ]
}
