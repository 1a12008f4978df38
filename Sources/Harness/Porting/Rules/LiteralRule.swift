import SwiftSources

extension PortingRule {
  /// Replaces literals of colors, images and files, which Xcode shows as pictures, by calls.
  static let literals = PortingRule { file, _ in
    var changes = Changes()
    for (index, token) in file.tokens.enumerated() where file.list.has("(", at: index + 1) {
      guard let literal = ObjectLiteral(rawValue: token.text), token.kind == .word else { continue }
      let opening = file.tokens[index + 1].range
      let labels = file.list.split(file.list.inside(index + 1)).compactMap(\.first).map { file.tokens[$0] }
      changes.edits.append(SourceEdit(token.range.lowerBound..<opening.upperBound, literal.start))
      if let label = labels.first, literal != .color {
        changes.edits.append(SourceEdit(label.range, literal.label))
      }
      let closing = file.tokens[file.list.end(of: index + 1) - 1]
      if closing.is(")") { changes.edits.append(SourceEdit(closing.range, literal.end)) }
    }
    return changes
  }
}

/// A kind of literal that creates an object.
private enum ObjectLiteral: String {
  case color = "#colorLiteral"
  case image = "#imageLiteral"
  case file = "#fileLiteral"

  /// The call up to and including its parenthesis.
  var start: String {
    switch self {
    case .color: "UIColor("
    case .image: "UIImage("
    case .file: "Bundle.main.url("
    }
  }

  /// The label of the name.
  var label: String {
    switch self {
    case .color: "red"
    case .image: "named"
    case .file: "forResource"
    }
  }

  /// The closing parenthesis. A missing image or file ends the program, as on iOS.
  var end: String {
    switch self {
    case .color: ")"
    case .image: ")!"
    case .file: ", withExtension: nil)!"
    }
  }
}
