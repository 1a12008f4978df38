import SourceText

/// One node of a wireframe picture.
struct WireframeBox {
  let node: RenderNode
  /// The frame in the picture's coordinates.
  let frame: RenderFrame

  /// The box, its caption, and the node's line as a tool tip.
  var svg: String {
    let classes = node.states.filter { ["hidden", "disabled", "selected"].contains($0) }
    return """
      <g class="\(classes.joined(separator: " "))"><title>\(node.line.xmlText)</title>\
      <rect \(numbers(x: frame.x, y: frame.y)) width="\(frame.width.decimalText)" \
      height="\(frame.height.decimalText)"/>\(caption)</g>
      """
  }

  /// The node's text, or what stands for it, and its states, one behind the other on one line.
  private var caption: String {
    let name = node.text ?? standIn
    let states = node.states.map { "[\($0)]" }.joined(separator: " ")
    guard !(name + states).isEmpty, frame.height >= 4 else { return "" }
    let shown = name.shortened(to: frame.width / (fontSize * 0.5) + 1)
    let baseline = frame.y + frame.height / 2 + fontSize * 0.35
    return """
      <text \(numbers(x: frame.x + 2, y: baseline)) font-size="\(fontSize.decimalText)">\
      <tspan class="\(node.text == nil ? "faint" : "")">\(shown.xmlText)</tspan>\
      <tspan class="state"> \(states.xmlText)</tspan></text>
      """
  }

  /// A leaf without text is shown by its placeholder, its picture or its type.
  private var standIn: String {
    guard node.children.isEmpty else { return "" }
    for attribute in node.attributes where ["placeholder", "image"].contains(attribute.name) {
      if case .string(let text) = attribute.value { return text }
    }
    return node.type
  }

  private var fontSize: Double { min(12, max(4, frame.height * 0.7)) }

  private func numbers(x: Double, y: Double) -> String {
    "x=\"\(x.decimalText)\" y=\"\(y.decimalText)\""
  }
}

/// The rectangle that holds all boxes.
struct WireframeEdges {
  private var left = 0.0
  private var top = 0.0
  private var right = 1.0
  private var bottom = 1.0

  mutating func include(_ frame: RenderFrame) {
    left = min(left, frame.x)
    top = min(top, frame.y)
    right = max(right, frame.x + frame.width)
    bottom = max(bottom, frame.y + frame.height)
  }

  /// The edges with a margin for the outermost strokes.
  var viewBox: String {
    [left - 1, top - 1, right - left + 2, bottom - top + 2].map(\.decimalText).joined(separator: " ")
  }
}

extension String {
  /// The string with an ellipsis where it is longer than about `count` characters.
  fileprivate func shortened(to count: Double) -> String {
    let limit = Int(max(1, min(count, 1000)))
    return self.count <= limit ? self : self.prefix(max(0, limit - 1)) + "…"
  }

  /// The string as text of an XML document, in which what XML forbids, or nobody sees, is shown by its number.
  fileprivate var xmlText: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: scalar.isVisible || scalar == "\u{FE0F}" ? String(scalar) : "⟨\(scalar.codePoint)⟩"
      }
    }.joined()
  }
}
