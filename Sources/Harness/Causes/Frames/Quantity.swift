/// One number of a node's layout that changed, and by how much.
struct Quantity: Hashable {
  /// The node's number in the golden's tree.
  var node: Int
  var axis: Axis
  var role: Role
  /// The change in points; never 0.
  var amount: Double

  enum Role: String, Hashable, Sendable {
    /// Where the frame begins.
    case start
    /// How long the frame is.
    case size
    /// How long the content of a list is.
    case content
  }

  /// Where a quantity is found.
  struct Name: Hashable {
    var node: Int
    var axis: Axis
    var role: Role
  }

  var name: Name { Name(node: node, axis: axis, role: role) }
}

/// Lengths in points are equal if they differ by less than a pixel's rounding.
func isEqual(_ first: Double, _ second: Double) -> Bool { abs(first - second) < Span.tolerance }
