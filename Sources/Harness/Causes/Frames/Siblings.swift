import RenderTree
import Storyboards

/// The children that a container has in both trees, along one axis.
///
/// In a column of rows at 0, 44 and 88 points, each 44 points high, `before(2)` is the row at 44, and
/// `next(0)` is that row, too.
struct Siblings {
  let container: NodePair
  let axis: Axis
  /// The children in their order along the axis in the golden.
  let all: [Sibling]
  /// The indices in ``all``, ordered by the ends of the children.
  private let byEnd: [Int]

  /// A child, and its changes.
  struct Sibling {
    let node: Int
    let span: Span
    /// The distance by which its start moved.
    let start: Double
    /// The amount by which its size changed.
    let size: Double

    var end: Double { start + size }
  }

  init(of container: NodePair, along axis: Axis, in trees: MatchedTrees) {
    self.container = container
    self.axis = axis
    all = trees.stayingChildren(of: container).compactMap { pair in
      guard let old = trees.before.nodes[pair.old].frame, let new = trees.after.nodes[pair.new].frame else {
        return nil
      }
      let (before, after) = (Span(old, along: axis), Span(new, along: axis))
      guard before.end.isFinite, after.end.isFinite else { return nil }
      return Sibling(
        node: pair.old, span: before, start: after.start - before.start, size: after.size - before.size)
    }.sorted { ($0.span.start, $0.node) < ($1.span.start, $1.node) }
    byEnd = all.indices.sorted { [all] in (all[$0].span.end, $0) < (all[$1].span.end, $1) }
  }

  /// Returns the nearest child that ends at or before the start of this one. Of several, it is one whose end
  /// moved as far as this one's start.
  func before(_ index: Int) -> Sibling? {
    let limit = all[index].span.start + Span.tolerance
    // All up to `low` end before the limit. A binary search keeps long lists fast.
    var (low, high) = (0, byEnd.count)
    while low < high {
      let middle = (low + high) / 2
      if all[byEnd[middle]].span.end <= limit { low = middle + 1 } else { high = middle }
    }
    let candidates = byEnd[..<low].reversed().lazy.filter { $0 != index }
    guard let nearest = candidates.first else { return nil }
    let end = all[nearest].span.end
    let nearby = candidates.prefix { isEqual(all[$0].span.end, end) }.prefix(8)
    return all[nearby.first { isEqual(all[$0].end, all[index].start) } ?? nearest]
  }

  /// Returns the nearest child that begins at or after the end of this one.
  func next(_ index: Int) -> Sibling? {
    let limit = all[index].span.end - Span.tolerance
    return all[(index + 1)...].first { $0.span.start >= limit }
  }
}
