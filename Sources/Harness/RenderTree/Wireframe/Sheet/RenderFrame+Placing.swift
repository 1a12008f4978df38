extension RenderNode {
  /// Whether the node clips its content.
  package var clips: Bool {
    kind == .window || scrolls || states.contains("clips")
  }

  /// Whether the node is a scroll view; image views have the attribute `content`, too.
  package var scrolls: Bool {
    value("offset") != nil || value("content") != nil && value("image") == nil
  }
}

extension RenderFrame {
  /// The frame without negative sizes and far distances, its numbers rounded to one decimal; `nil` if it is not
  /// finite.
  var drawn: RenderFrame? {
    guard [x, y, width, height].allSatisfy(\.isFinite) else { return nil }
    return RenderFrame(
      x: x.limited(-Self.farthest...Self.farthest).inTenths,
      y: y.limited(-Self.farthest...Self.farthest).inTenths,
      width: width.limited(0...Self.farthest).inTenths, height: height.limited(0...Self.farthest).inTenths)
  }

  /// The greatest distance from the origin in a picture, in points.
  private static let farthest = 1e6

  var atOrigin: RenderFrame { RenderFrame(x: 0, y: 0, width: width, height: height) }

  /// Returns the part that both frames share; if they share nothing, an empty frame at an edge of `other`.
  package func intersection(_ other: RenderFrame) -> RenderFrame {
    let left = min(max(x, other.x), other.x + other.width)
    let top = min(max(y, other.y), other.y + other.height)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    return RenderFrame(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  func contains(_ x: Double, _ y: Double) -> Bool {
    x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
  }

  /// Returns the frame made smaller by a distance at each edge.
  func inset(by distance: Double) -> RenderFrame {
    RenderFrame(
      x: x + distance, y: y + distance, width: max(0, width - 2 * distance),
      height: max(0, height - 2 * distance))
  }
}
