/// A picture whose parts are in a ``WireframeSheet``, with the frames for marks on it.
package struct WireframePicture: Hashable, Sendable {
  /// The picture's edges, in the coordinates of the tree's root.
  package internal(set) var bounds = RenderFrame(x: 0, y: 0, width: 1, height: 1)
  /// The picture's elements, which refer to the sheet's definitions.
  package internal(set) var content = ""
  /// The visible part of each node, in the order of the tree's lines; `nil` for a node that is not drawn.
  package internal(set) var frames: [RenderFrame?] = []
  /// The radius of the picture's corners, which are those of a device's screen; 0 for another picture.
  package internal(set) var cornerRadius = 0.0

  /// The picture's ``bounds`` as the value of the attribute `viewBox`.
  package var viewBox: String {
    [bounds.x, bounds.y, bounds.width, bounds.height].map(\.decimalText).joined(separator: " ")
  }

  /// Returns the picture with elements over it.
  ///
  /// - Parameter elements: SVG elements in the picture's coordinates, such as those of ``InputDrawing``; `nil` for
  ///   none.
  package func overlaid(with elements: String?) -> WireframePicture {
    guard let elements else { return self }
    var picture = self
    picture.content += elements
    return picture
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

  /// The rectangle with a margin for the outermost strokes.
  var frame: RenderFrame {
    RenderFrame(x: left - 1, y: top - 1, width: right - left + 2, height: bottom - top + 2)
  }
}
