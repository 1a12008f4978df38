import RenderTree

/// An axis of layout.
enum Axis: String, CaseIterable, Sendable {
  case horizontal, vertical
}

/// The start of a frame along an axis, and its length, in points.
///
///     let row = RenderFrame(x: 0, y: 44, width: 390, height: 44)
///     Span(row, along: .vertical).end  // 88
struct Span: Hashable {
  var start: Double
  var size: Double

  init(_ frame: RenderFrame, along axis: Axis) {
    switch axis {
    case .horizontal: (start, size) = (frame.x, frame.width)
    case .vertical: (start, size) = (frame.y, frame.height)
    }
  }

  var end: Double { start + size }

  /// Lengths that differ by less are equal, since they were rounded to pixels.
  static let tolerance = 0.51

  func isBefore(_ other: Span) -> Bool { end <= other.start + Self.tolerance && start < other.start }
}
