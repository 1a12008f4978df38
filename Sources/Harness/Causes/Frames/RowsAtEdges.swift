import RenderTree
import Storyboards

/// Rows of lists that disappeared or appeared only because others moved, since a list shows only what fits.
///
///     UITableView (0 0; 390 100) content=(390 600)      UITableView (0 0; 390 100) content=(390 560)
///       Row "One" (0 0; 390 60)                           Row "One" (0 0; 390 20)
///       Row "Two" (0 60; 390 60)                          Row "Two" (0 20; 390 60)
///                                                         Row "Three" (0 80; 390 60)
///
/// The third row was out of sight at 120, and appeared since all rows are now 40 points higher. It is not a
/// reason for anything, but follows from what made the first row shorter.
struct RowsAtEdges {
  /// What moved each such row, by the row's atom.
  private(set) var all: [Int: Mover] = [:]

  /// What moved a row.
  enum Mover: Hashable {
    /// The start of the nearest sibling that moved.
    case shift(Int)
    /// If no remaining row moved: the atoms of other rows that disappeared and appeared before it, or of
    /// another offset.
    case others([Int])
  }

  init(_ graph: FrameGraph) {
    let rows = graph.step.all.indices.compactMap { Row($0, in: graph.step) }
    for row in rows { all[row.atom] = Self.mover(of: row, among: rows, graph) }
  }

  private static func mover(of row: Row, among rows: [Row], _ graph: FrameGraph) -> Mover? {
    if let shift = nearestShift(to: row, graph) {
      if row.isOutOfSight(movedBy: graph.quantities[shift].amount) { return .shift(shift) }
    } else {
      let movers = rows.filter { $0.container == row.container && $0.isBefore(row) }
      let amount = movers.reduce(0) { $0 + ($1.isGone ? -$1.span.size : $1.span.size) }
      if amount != 0, row.isOutOfSight(movedBy: amount) { return .others(movers.map(\.atom)) }
    }
    guard row.isOutOfSight(movedBy: 0) else { return nil }
    let offsets = graph.step.all.indices.filter {
      graph.step.all[$0].old == row.container.old && graph.step.all[$0].atom.part == "offset"
    }
    return offsets.isEmpty ? nil : .others(offsets)
  }

  /// Returns the start of the nearest sibling that moved.
  private static func nearestShift(to row: Row, _ graph: FrameGraph) -> Int? {
    let trees = graph.trees
    var nearest: (distance: Double, shift: Int)?
    for child in trees.before.children[row.container.old] {
      guard let shift = graph[child, .vertical, .start], let new = trees.destinations[child],
        let frame = row.isGone ? trees.before.nodes[child].frame : trees.after.nodes[new].frame
      else { continue }
      let distance = abs(Span(frame, along: .vertical).start - row.span.start)
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (distance, shift) }
    }
    return nearest?.shift
  }
}

/// A row that disappeared or appeared.
private struct Row {
  let atom: Int
  let container: NodePair
  let span: Span
  let isGone: Bool
  /// The visible part in the tree without the row: the actual tree if it disappeared, the golden's if it
  /// appeared.
  private let sight: Span

  /// `nil` if the atom is not about a row of a list.
  init?(_ atom: Int, in step: StepAtoms) {
    let found = step.all[atom]
    guard found.atom.kind == .went || found.atom.kind == .came,
      let (container, frame) = step.arrivalContainers(of: found).first, let frame
    else { return nil }
    isGone = found.atom.kind == .went
    let list = isGone ? step.trees.after.nodes[container.new] : step.trees.before.nodes[container.old]
    guard list.isList, let window = list.frame else { return nil }
    (self.atom, self.container) = (atom, container)
    span = Span(frame, along: .vertical)
    var sight = Span(window, along: .vertical)
    sight.start = list.numbers("offset", count: 2)?[1] ?? 0
    self.sight = sight
  }

  /// Whether the row would be out of sight if all rows had moved by this amount.
  func isOutOfSight(movedBy amount: Double) -> Bool {
    let start = span.start + (isGone ? amount : -amount)
    return start >= sight.end - Span.tolerance || start + span.size <= sight.start + Span.tolerance
  }

  /// Whether this row comes before another, or has taken its place.
  func isBefore(_ other: Row) -> Bool {
    atom != other.atom && span.start <= other.span.start + Span.tolerance
      && (isGone != other.isGone || span.start < other.span.start)
  }
}
