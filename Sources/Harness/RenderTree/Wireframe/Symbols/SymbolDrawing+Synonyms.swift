extension SymbolDrawing {
  /// Names that mean another symbol: earlier names, and names for the way of reading, as in text that is read from
  /// the left.
  package static let synonyms: [String: String] = {
    var synonyms = [
      "arrow.up.backward": "arrow.up.left", "arrow.up.forward": "arrow.up.right",
      "arrow.up.forward.square": "arrow.up.right.square", "arrow.uturn.backward": "arrow.uturn.left",
      "arrow.uturn.backward.circle": "arrow.uturn.left.circle", "arrow.uturn.forward": "arrow.uturn.right",
      "arrow.uturn.forward.circle": "arrow.uturn.right.circle",
      "arrowtriangle.backward": "arrowtriangle.left", "arrowtriangle.forward": "arrowtriangle.right",
      "chevron.backward.2": "chevron.left.2", "chevron.forward.2": "chevron.right.2",
      "iphone.and.arrow.right": "iphone.and.arrow.forward",
      "line.horizontal.3": "line.3.horizontal", "line.horizontal.3.circle": "line.3.horizontal.circle",
      "line.horizontal.3.decrease": "line.3.horizontal.decrease",
      "line.horizontal.3.decrease.circle": "line.3.horizontal.decrease.circle",
      "line.horizontal.3.decrease.circle.fill": "line.3.horizontal.decrease.circle.fill",
      "rectangle.portrait.and.arrow.forward": "rectangle.portrait.and.arrow.right",
      "sidebar.leading": "sidebar.left", "sidebar.trailing": "sidebar.right",
      "document": "doc", "document.on.document": "doc.on.doc", "list.bullet.clipboard": "list.clipboard",
      "arrowshape.turn.up.backward": "arrowshape.turn.up.left",
      "arrowshape.turn.up.forward": "arrowshape.turn.up.right",
      "arrowshape.turn.up.forward.fill": "arrowshape.turn.up.right.fill", "x.circle": "xmark.circle",
      "x.circle.fill": "xmark.circle.fill",
    ]
    for sign in ["arrow", "chevron"] {
      for suffix in ["", ".circle", ".circle.fill"] {
        synonyms["\(sign).backward\(suffix)"] = "\(sign).left\(suffix)"
        synonyms["\(sign).forward\(suffix)"] = "\(sign).right\(suffix)"
      }
    }
    return synonyms
  }()
}
