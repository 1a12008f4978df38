import HeadlessUIKit

/// The order in which EarlGrey visits elements, which decides the meaning of an index.
@MainActor
enum ElementTraversal {
  /// All elements on the screen: the front window first, each window breadth first, and front
  /// before back.
  static var onScreen: [GREYElement] {
    UIApplication.shared.windows.reversed().flatMap { frontToBack(from: $0) }
  }

  /// Returns the element and everything below it; an element that is reached twice counts once.
  static func frontToBack(from root: GREYElement) -> [GREYElement] {
    var queue = [root]
    var visited: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
    // An index, since removing the first element of an array takes time proportional to the rest.
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
