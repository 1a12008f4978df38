import Diagnostics
import RenderTree
import TextFormats
import UTF8Text

/// One difference in a node's line: parts are replaced by others of their kind.
///
///     let off = RenderNode("UISwitch", states: ["off"], attributes: [RenderAttribute("alpha", .number(0.5))])
///     let on = RenderNode("UISwitch", identifier: "sync", states: ["on"])
///     PartChange.all(from: off, to: on).map(\.printed)
///     // none -> #sync
///     // [off] -> [on]
///     // alpha=0.5 -> default
///
/// An absent identifier, text, place or list of states is written as `none`, an absent attribute as `default`. The name
/// of an attribute is written once.
struct PartChange: Hashable, Sendable {
  /// Empty if the part was absent.
  var before: [NodePart]
  var after: [NodePart]

  /// Returns the differences of two nodes of one type, in the order of the line.
  static func all(from before: RenderNode, to after: RenderNode) -> [PartChange] {
    let (oldParts, newParts) = (before.parts, after.parts)
    // Ranks 0 to 3 are identifier, text, place and states, which change as a whole.
    return (0..<4).compactMap { rank in
      let old = oldParts.filter { $0.rank == rank }
      let new = newParts.filter { $0.rank == rank }
      return old == new ? nil : PartChange(before: old, after: new)
    } + attributeChanges(from: before.attributes, to: after.attributes)
  }

  /// Returns a change for each attribute, or one for both lists unless they are in alphabetical order.
  private static func attributeChanges(
    from before: [RenderAttribute], to after: [RenderAttribute]
  ) -> [PartChange] {
    guard before != after else { return [] }
    guard before.areSorted, after.areSorted else {
      return [PartChange(before: before.map(NodePart.attribute), after: after.map(NodePart.attribute))]
    }
    let added = after.map(\.name).filter { name in !before.contains { $0.name.isIdentical(to: name) } }
    return (before.map(\.name) + added).sorted().compactMap { name in
      let old = before.filter { $0.name.isIdentical(to: name) }.map(NodePart.attribute)
      let new = after.filter { $0.name.isIdentical(to: name) }.map(NodePart.attribute)
      return old == new ? nil : PartChange(before: old, after: new)
    }
  }

  /// The attribute that changes, is set or becomes the default; `nil` for changes of anything else.
  private var attributeName: String? {
    switch (before.count, after.count, before.first ?? after.first, after.first ?? before.first) {
    case (0...1, 0...1, .attribute(let old), .attribute(let new)) where old.name.isIdentical(to: new.name):
      old.name
    default: nil
    }
  }
}

extension PartChange {
  var printed: String { "\(printedName)\(printedSides.before) -> \(printedSides.after)" }

  /// The change as reports show it: if both sides look equal, they are spelled out.
  var shown: String {
    let (before, after) = printedSides
    return "\(printedName)\(before.shown(apartFrom: after)) -> \(after.shown(apartFrom: before))"
  }

  /// The name of an attribute with its sign; empty for changes of anything else.
  private var printedName: String {
    guard let name = attributeName else { return "" }
    return String(writing: { $0.append(attributeName: name) }) + "="
  }

  private var printedSides: (before: String, after: String) {
    attributeName == nil
      ? (Self.printed(before), Self.printed(after)) : (Self.printedValue(before), Self.printedValue(after))
  }

  private static func printed(_ parts: [NodePart]) -> String {
    parts.isEmpty ? "none" : parts.map(\.printed).joined(separator: " ")
  }

  private static func printedValue(_ parts: [NodePart]) -> String {
    if case .attribute(let attribute) = parts.first { attribute.value.text } else { "default" }
  }

  /// Returns the node with its parts replaced; throws if it does not have those of ``before``.
  func apply(to node: RenderNode, at position: SourcePosition) throws(Diagnostic) -> RenderNode {
    let ranks = Set((before + after).map(\.rank))
    guard let rank = ranks.first, ranks.count == 1 else {
      throw Diagnostic(
        "'\(printed)' is not a change", at: position, expected: "parts of one sort, or 'none' on one side")
    }
    if let attributeName { return try apply(to: node, named: attributeName, at: position) }
    // Identifier, text and place occur once.
    let old = node.parts.filter { $0.rank == rank }
    guard before == old, rank >= 3 || after.count <= 1 else {
      throw unfitting(expected: Self.printed(old), at: position)
    }
    return RenderNode(
      node.type,
      parts: node.parts.filter { $0.rank < rank } + after + node.parts.filter { $0.rank > rank })
  }

  private func apply(
    to node: RenderNode, named name: String, at position: SourcePosition
  ) throws(Diagnostic) -> RenderNode {
    let old = node.attributes.filter { $0.name.isIdentical(to: name) }.map(NodePart.attribute)
    guard old == before else { throw unfitting(expected: Self.printedValue(old), at: position) }
    var node = node
    node.attributes.removeAll { $0.name.isIdentical(to: name) }
    if case .attribute(let attribute) = after.first {
      let index = node.attributes.firstIndex { $0.name > name } ?? node.attributes.count
      node.attributes.insert(attribute, at: index)
    }
    return node
  }

  private func unfitting(expected: String, at position: SourcePosition) -> Diagnostic {
    let before = attributeName == nil ? Self.printed(before) : Self.printedValue(before)
    return Diagnostic("the node is not '\(before)' before the change", at: position, expected: expected)
  }
}

extension SourceScanner {
  mutating func scanPartChange() throws(Diagnostic) -> PartChange {
    if let name = try scanNameOfDefault() {
      return PartChange(before: [], after: try scanValue(of: name))
    }
    let before = try scanSide()
    guard skip(" -> ") else { throw unexpected(expected: "' -> '") }
    if before.count == 1, case .attribute(let attribute) = before[0], !standsAttribute {
      return PartChange(before: before, after: try scanValue(of: attribute.name))
    }
    return PartChange(before: before, after: try scanSide())
  }

  /// Reads `name=default -> `, which sets an attribute; returns `nil`, and reads nothing, before anything else.
  private mutating func scanNameOfDefault() throws(Diagnostic) -> String? {
    var rest = self
    guard next != "(", next != "[", next != "#", let name = try? rest.scanAttributeName(),
      rest.skip("=default -> ")
    else { return nil }
    self = rest
    return name
  }

  /// Reads the new value of an attribute; `default` if it becomes absent.
  private mutating func scanValue(of name: String) throws(Diagnostic) -> [NodePart] {
    var rest = self
    if rest.skip("default"), rest.isAtEnd || rest.stands(", ") {
      self = rest
      return []
    }
    return [.attribute(RenderAttribute(name, try scanAttributeValue()))]
  }

  /// Whether a whole attribute is next, rather than only a value.
  private var standsAttribute: Bool {
    var rest = self
    guard (try? rest.scanAttributeName()) != nil else { return false }
    return rest.stands("=")
  }

  /// Reads `none`, or parts separated by spaces.
  mutating func scanSide() throws(Diagnostic) -> [NodePart] {
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
