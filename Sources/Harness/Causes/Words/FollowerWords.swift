/// A summary of what follows from a cause in one scenario.
///
///     5 nodes elsewhere or of another size, 2 texts, content=
struct FollowerWords {
  /// The summary; `nil` if nothing follows.
  let text: String?

  init(_ atoms: [Atom], shiftedCount: Int) {
    let counted = [
      Self.count(shiftedCount, "node elsewhere or of another size", "nodes elsewhere or of another size"),
      Self.count(atoms.count { $0.kind == .came }, "added node", "added nodes"),
      Self.count(atoms.count { $0.kind == .went }, "removed node", "removed nodes"),
      Self.count(atoms.count { $0.kind == .text }, "text", "texts"),
      Self.count(atoms.count { $0.kind == .call }, "call", "calls"),
      Self.count(atoms.count { $0.kind == .state }, "state", "states"),
    ].compactMap(\.self)
    let attributes = Set(atoms.filter { [.value, .derived, .spoken].contains($0.kind) }.map(\.part)).sorted()
    let words = counted + attributes.map { $0 == "identifier" ? $0 : "\($0)=" }
    text = words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private static func count(_ count: Int, _ one: String, _ many: String) -> String? {
    count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
  }
}
