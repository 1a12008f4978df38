/// A number of a node's layout that changed, and by how much.
///
/// If node 3 changes from `(16 12; 80 20)` to `(16 12; 84 26)`, there are two: a size of 4 points along
/// the horizontal axis, and one of 6 points along the vertical axis.
struct Quantity: Hashable {
  /// The node's number in the golden's tree.
  var node: Int
  var axis: Axis
  var role: Role
  /// The change in points; never 0.
  var amount: Double

  enum Role: String, Hashable, Sendable {
    /// The start of the frame.
    case start
    /// The length of the frame.
    case size
    /// The length of a list's content.
    case content
  }

  /// The key under which a quantity is found.
  struct Name: Hashable {
    var node: Int
    var axis: Axis
    var role: Role
  }

  var name: Name { Name(node: node, axis: axis, role: role) }
}

/// Whether lengths in points differ by less than the rounding to pixels.
func isEqual(_ first: Double, _ second: Double) -> Bool { abs(first - second) < Span.tolerance }
