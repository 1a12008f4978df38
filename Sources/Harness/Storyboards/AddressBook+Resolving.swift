import Diagnostics

extension AddressBook {
  /// The path of the node that `address` names; throws where there is none, or more than one.
  func path(of address: NodeAddress, at position: SourcePosition) throws(Diagnostic) -> TreePath {
    var ancestor: Int?
    if let selector = address.ancestor { ancestor = try only(selector, inside: nil, at: position) }
    guard let ordinal = address.ordinal else {
      return path(of: try only(address.node, inside: ancestor, at: position))
    }
    let fitting = Array(fitting(address.node, inside: ancestor))
    guard ordinal.count == fitting.count, fitting.indices.contains(ordinal.number - 1) else {
      throw Diagnostic(
        "'\(address.printed)' is not in the tree here", at: position,
        expected: "one of \(fitting.count) nodes '\(address.node.printed)'")
    }
    return path(of: fitting[ordinal.number - 1])
  }

  /// The one node that `selector` fits.
  private func only(
    _ selector: NodeSelector, inside ancestor: Int?, at position: SourcePosition
  ) throws(Diagnostic) -> Int {
    let all = places[selector, default: []]
    if ancestor == nil, all.count == 1, let first = all.first { return first }
    let fitting = Array(fitting(selector, inside: ancestor))
    if let first = fitting.first, fitting.count == 1 { return first }
    guard fitting.isEmpty else {
      throw Diagnostic(
        "\(fitting.count) nodes are '\(selector.printed)' here", at: position,
        expected: "an address that only one node has")
    }
    throw Diagnostic(
      "no node is '\(selector.printed)' here", at: position,
      expected: "the address of a node in the tree before the change",
      nearest: nearestName(
        to: selector.printed, in: nodes(inside: nil).flatMap { entries[$0].selectors }.map(\.printed)))
  }
}
