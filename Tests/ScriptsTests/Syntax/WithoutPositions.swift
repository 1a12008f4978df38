import Scripts

extension Statement {
  /// The same statement, with every node at the start of the text.
  var withoutPositions: Statement {
    let nowhere = ScriptGenerator.nowhere
    return switch kind {
    case .expression(let expression): Statement(.expression(expression.withoutPositions), range: nowhere)
    case .declaration(let name, let value):
      Statement(.declaration(name: name, value: value.withoutPositions), range: nowhere)
    case .errorVariable: Statement(kind, range: nowhere)
    }
  }
}

extension ScriptExpression {
  var withoutPositions: ScriptExpression {
    let nowhere = ScriptGenerator.nowhere
    switch kind {
    case .string, .interpolation, .number, .boolean, .null, .reference:
      return ScriptExpression(kind, range: nowhere)
    case .array(let elements):
      return ScriptExpression(.array(elements.map(\.withoutPositions)), range: nowhere)
    case .chain(let leadingDot, let links):
      let bare = links.map { link in
        Link(
          link.name, arguments: link.arguments?.map(\.withoutPositions),
          indexes: link.indexes.map(\.withoutPositions), range: nowhere)
      }
      return ScriptExpression(.chain(leadingDot: leadingDot, bare), range: nowhere)
    }
  }
}

extension ScriptExpression.Argument {
  var withoutPositions: Self {
    Self(label: label, value.withoutPositions, range: ScriptGenerator.nowhere)
  }
}
