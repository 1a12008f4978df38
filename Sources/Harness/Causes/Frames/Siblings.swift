import RenderTree
import Storyboards

/// The children that a container has in both trees, along one axis.
struct Siblings {
  let container: NodePair
  let axis: Axis
  /// The children in their order along the axis, as the golden has them.
  let all: [Sibling]
  /// The indices in ``all``, by where the children end.
  private let byEnd: [Int]

  /// A child, and how it changed.
  struct Sibling {
    let node: Int
    let span: Span
    /// By how much its start moved.
    let start: Double
    /// By how much its size changed.
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

  /// The nearest that ends where this one begins, or before; of several, one whose end moved as this one's start.
  func before(_ index: Int) -> Sibling? {
    let limit = all[index].span.start + Span.tolerance
    // All up to here end before the limit; the search by halves keeps long lists quick.
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

  /// The nearest that begins where this one ends, or later.
  func next(_ index: Int) -> Sibling? {
    let limit = all[index].span.end - Span.tolerance
    return all[(index + 1)...].first { $0.span.start >= limit }
  }
}
