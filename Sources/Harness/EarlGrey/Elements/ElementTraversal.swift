import HeadlessUIKit

/// The order in which EarlGrey visits elements, which determines what an index means.
///
/// For a view with one subview and accessibility elements "one" and "two", the order is: the view, the
/// subview, "two", "one".
@MainActor
package enum ElementTraversal {
  /// All elements on the screen: the front window first, breadth first within a window, and front before
  /// back.
  package static var onScreen: [GREYElement] {
    UIApplication.shared.windows.reversed().flatMap { frontToBack(from: $0) }
  }

  /// Returns the element and everything below it. An element that is reached twice counts once.
  static func frontToBack(from root: GREYElement) -> [GREYElement] {
    var queue = [root]
    var visited: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
    // An index, since removing an array's first element takes linear time.
    var next = 0
    while next < queue.count {
      for child in queue[next].childElementsInMatchingOrder
      where visited.insert(ObjectIdentifier(child)).inserted {
        queue.append(child)
      }
      next += 1
    }
    return queue
  }
}
