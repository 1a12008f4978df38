/// A wireframe whose parts stand in a ``WireframeSheet``, with what is needed to draw marks on it.
public struct WireframePicture: Hashable, Sendable {
  /// What the picture shows, in the coordinates of the tree's root.
  public internal(set) var bounds = RenderFrame(x: 0, y: 0, width: 1, height: 1)
  /// The picture's elements, which refer to the sheet's definitions.
  public internal(set) var content = ""
  /// What is seen of each node, in the order of the tree's lines; `nil` for a node that is not drawn.
  public internal(set) var frames: [RenderFrame?] = []

  /// The picture's ``bounds``, as the attribute `viewBox` has them.
  public var viewBox: String {
    [bounds.x, bounds.y, bounds.width, bounds.height].map(\.decimalText).joined(separator: " ")
  }
}

extension RenderFrame {
  /// The frame as the attributes of a rectangle: `x="0" y="0" width="390" height="44"`.
  public var svgAttributes: String {
    """
    x="\(x.decimalText)" y="\(y.decimalText)" width="\(width.decimalText)" height="\(height.decimalText)"
    """
  }
}
