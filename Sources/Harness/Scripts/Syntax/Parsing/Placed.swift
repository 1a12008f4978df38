import Diagnostics

/// A part of a text that knows its place.
protocol Placed {
  var range: Range<SourcePosition> { get }
}

extension Token: Placed {}
extension Comment: Placed {}
