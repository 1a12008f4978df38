import Diagnostics
import RenderTree
import TextFormats
import UTF8Text

/// One difference in a node's line, written `[off] -> [on]`: parts are replaced by others of their kind.
///
///     let off = RenderNode("UISwitch", states: ["off"])
///     let on = RenderNode("UISwitch", identifier: "sync", states: ["on"])
///     PartChange.all(from: off, to: on).map(\.printed)  // none -> #sync, [off] -> [on]
struct PartChange: Hashable, Sendable {
  /// Empty if the part was absent, which is written as `none`.
  var before: [NodePart]
  var after: [NodePart]

  /// Returns the differences of two nodes of one type, in the order of the line.
  static func all(from before: RenderNode, to after: RenderNode) -> [PartChange] {
    let (oldParts, newParts) = (before.parts, after.parts)
    // Ranks 0 to 3 are identifier, text, frame and states, which change as a whole.
    return (0..<4).compactMap { rank in
      let old = oldParts.filter { $0.rank == rank }
      let new = newParts.filter { $0.rank == rank }
      return old == new ? nil : PartChange(before: old, after: new)
    } + attributeChanges(from: before.attributes, to: after.attributes)
  }

  /// Returns a change for each attribute, or one for the whole list if a name occurs twice or the
  /// order differs.
  private static func attributeChanges(
    from before: [RenderAttribute], to after: [RenderAttribute]
  ) -> [PartChange] {
    guard before != after else { return [] }
    let old = before.map(NodePart.attribute)
    let new = after.map(NodePart.attribute)
    let single = singleChanges(from: before, to: after)
    // The single changes are used only if applying them results in the new list, in its order.
    var result: [NodePart]? = old
    for change in single { result = result.flatMap(change.replace) }
    return result == new ? single : [PartChange(before: old, after: new)]
  }

  /// Returns a change for each name that has another value, or is in one list only.
  private static func singleChanges(
    from before: [RenderAttribute], to after: [RenderAttribute]
  ) -> [PartChange] {
    let changed = before.compactMap { old in
      let new = after.first { $0.name.isIdentical(to: old.name) }
      return new == old
        ? nil : PartChange(before: [.attribute(old)], after: new.map { [.attribute($0)] } ?? [])
    }
    let added = after.filter { new in !before.contains { $0.name.isIdentical(to: new.name) } }
    return changed + added.map { PartChange(before: [], after: [.attribute($0)]) }
  }

  /// Returns the parts with the first occurrence of ``before`` replaced; if that is empty, with ``after``
  /// at the end.
  func replace(in parts: [NodePart]) -> [NodePart]? {
    if before.isEmpty { return parts + after }
    // The indices from which enough parts are left.
    let starts = parts.indices.dropLast(before.count - 1)
    guard let start = starts.first(where: { parts[$0...].starts(with: before) }) else { return nil }
    return Array(parts[..<start]) + after + parts[(start + before.count)...]
  }
}

extension PartChange {
  var printed: String { "\(Self.printed(before)) -> \(Self.printed(after))" }

  private static func printed(_ parts: [NodePart]) -> String {
    parts.isEmpty ? "none" : parts.map(\.printed).joined(separator: " ")
  }

  /// Returns the node with its parts replaced; throws if it does not have those of ``before``.
  func apply(to node: RenderNode, at position: SourcePosition) throws(Diagnostic) -> RenderNode {
    let ranks = Set((before + after).map(\.rank))
    guard let rank = ranks.first, ranks.count == 1 else {
      throw Diagnostic(
        "'\(printed)' is not a change", at: position, expected: "parts of one sort, or 'none' on one side")
    }
    // Attributes are replaced within their list, any other rank as a whole; identifier, text and
    // frame occur once.
    let old = node.parts.filter { $0.rank == rank }
    guard let new = replace(in: old), rank == 4 || before == old, rank >= 3 || new.count <= 1 else {
      throw Diagnostic(
        "the node is not '\(Self.printed(before))' before the change", at: position,
        expected: Self.printed(old))
    }
    return RenderNode(
      node.type, parts: node.parts.filter { $0.rank < rank } + new + node.parts.filter { $0.rank > rank })
  }
}

extension SourceScanner {
  mutating func scanPartChange() throws(Diagnostic) -> PartChange {
    let before = try scanSide()
    guard skip(" -> ") else { throw unexpected(expected: "' -> '") }
    return PartChange(before: before, after: try scanSide())
  }

  /// Reads `none`, or parts separated by spaces.
  private mutating func scanSide() throws(Diagnostic) -> [NodePart] {
    // `none` may also be the name of an attribute or of a state.
    if stands("none"), !stands("none=") {
      var rest = self
      if rest.skip("none"), rest.isAtEnd || rest.stands(" -> ") || rest.stands(", ") {
        self = rest
        return []
      }
    }
    var parts = [try scanPart()]
    while !stands(" -> "), skip(" ") { parts.append(try scanPart()) }
    return parts
  }
}
