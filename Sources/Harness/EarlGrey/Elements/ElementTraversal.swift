import HeadlessUIKit

/// The order in which EarlGrey meets elements, which decides what an index stands for.
@MainActor
enum ElementTraversal {
  /// Everything on the screen: the window in front first, each breadth first, what lies in front before what lies
  /// behind it.
  static var onScreen: [GREYElement] {
    UIApplication.shared.windows.reversed().flatMap { frontToBack(from: $0) }
  }

  /// The element and everything below it; what is met twice counts once.
  static func frontToBack(from root: GREYElement) -> [GREYElement] {
    var queue = [root]
    var met: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
    var next = 0
    while next < queue.count {
      for child in queue[next].childElementsInMatchingOrder where met.insert(ObjectIdentifier(child)).inserted
      {
        queue.append(child)
      }
      next += 1
    }
    return queue
  }
}
