import Foundation

/// What code drew into a context: shapes, texts and pictures in order, since there are no pixels.
///
/// For example, a red square with a text over it has the ``text``
///
/// ```text
/// fill #FF0000 M0 0 L10 0 L10 10 L0 10 Z; text 'Hello' 0 0 40 20 regular-17 black
/// ```
package struct Drawing: Hashable, Sendable {
  /// The size of the canvas in points.
  var size: CGSize
  var operations: [Operation] = []

  /// A shape, a text or a picture with its clips, blend mode and shadow.
  struct Operation: Hashable, Sendable {
    var content: Content
    var look = Look()
  }

  /// What is drawn, in the coordinates of the drawing.
  enum Content: Hashable, Sendable {
    case fill([CGPath.Element], CGPathFillRule, UIColor)
    case stroke([CGPath.Element], Line, UIColor)
    case gradient([UIColor], [CGFloat], from: CGPoint, to: CGPoint, isRadial: Bool)
    case text(String, CGRect, UIFont, UIColor)
    case image(String, CGRect)
    case clear([CGPath.Element])
  }

  /// How a line is drawn; lengths are in points of the drawing.
  struct Line: Hashable, Sendable {
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var dashes: [CGFloat] = []
    var dashPhase: CGFloat = 0
  }

  /// The clips, blend mode and shadow of an operation.
  struct Look: Hashable, Sendable {
    var clips: [Clip] = []
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
  }

  /// A shape that drawing is clipped to.
  struct Clip: Hashable, Sendable {
    var path: [CGPath.Element]
    var rule: CGPathFillRule
  }

  struct Shadow: Hashable, Sendable {
    var offset: CGSize
    var blur: CGFloat
    var color: UIColor
  }
}

extension Drawing {
  /// The number of shapes, texts and pictures.
  package var count: Int { operations.count }

  /// The drawing as text, as in render trees.
  ///
  /// Clips, blend modes and shadows come before what they apply to, and apply until the next of their kind.
  package var text: String {
    var words: [String] = []
    var look = Look()
    for operation in operations {
      words += operation.look.words(after: look)
      look = operation.look
      words.append(operation.content.words)
    }
    return words.joined(separator: "; ")
  }

  /// Returns the drawing as text, preceded by its own size if it is shown in another one.
  package func text(in size: CGSize) -> String {
    guard size != self.size else { return text }
    return "size \(CGPath.text(self.size.width)) \(CGPath.text(self.size.height)); \(text)"
  }

  /// A hash of the drawing, the same in every process.
  package var hash: String { text.stableHash }

  /// Returns the operations with a transform applied.
  func applying(_ transform: CGAffineTransform) -> [Operation] {
    operations.map { $0.applying(transform) }
  }
}

extension Drawing.Operation {
  func applying(_ transform: CGAffineTransform) -> Drawing.Operation {
    var operation = self
    operation.content = content.applying(transform)
    operation.look.clips = look.clips.map {
      Drawing.Clip(path: $0.path.map { $0.applying(transform) }, rule: $0.rule)
    }
    return operation
  }
}

extension Drawing.Content {
  func applying(_ transform: CGAffineTransform) -> Drawing.Content {
    switch self {
    case .fill(let path, let rule, let color): .fill(path.map { $0.applying(transform) }, rule, color)
    case .stroke(let path, let line, let color):
      .stroke(path.map { $0.applying(transform) }, line.scaled(by: transform.lengthScale), color)
    case .gradient(let colors, let stops, let start, let end, let isRadial):
      .gradient(
        colors, stops, from: start.applying(transform), to: end.applying(transform), isRadial: isRadial)
    case .text(let text, let rect, let font, let color): .text(text, rect.applying(transform), font, color)
    case .image(let name, let rect): .image(name, rect.applying(transform))
    case .clear(let path): .clear(path.map { $0.applying(transform) })
    }
  }
}

extension Drawing.Line {
  func scaled(by scale: CGFloat) -> Drawing.Line {
    var line = self
    line.width *= scale
    line.dashes = dashes.map { $0 * scale }
    line.dashPhase *= scale
    return line
  }
}

extension CGAffineTransform {
  /// The factor by which lines become longer, averaged over all directions.
  var lengthScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
