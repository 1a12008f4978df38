import Causes
import Review

/// How large a screen is.
struct ScreenSize: Hashable {
  var columns: Int
  var rows: Int
}

/// What a reviewer sees and has decided so far: a value that keys change and that is drawn as lines.
///
/// Decisions are only collected. The session applies them as soon as the screen is
/// ``Mode/finished(applies:)``.
struct ReviewScreen {
  /// One screen each, cause by cause.
  let changes: [ReviewedChange]
  /// The causes of each change, the worst first.
  let causes: [[Cause]]
  /// All causes, the worst first.
  let allCauses: [Cause]
  /// The rows of the list of causes.
  let causeRows: [CauseRow]
  /// Whether the list of causes is shown, with the example of one.
  var isListed = false
  /// The row that keys of the list mean.
  var selectedRow = 0
  var index = 0
  var tab = ReviewPage.Tab.difference
  /// The page that was laid out last.
  var laidOut: LaidOutPage?
  /// How many lines of the page are above the screen.
  var scroll = 0
  var decisions: [Int: ReviewDecision] = [:]
  /// The names of the causes that were accepted: a change is accepted with the last of its causes.
  var acceptedCauses: Set<String> = []
  /// Changes that are left for later, and are not decided along with their cause.
  var skipped: Set<Int> = []
  var mode = Mode.reviewing
  /// What the last key could not do.
  var remark: String?
  /// The states before each decision, for undoing.
  var history: [Past] = []

  /// The decisions at some time.
  struct Past {
    let index: Int
    let decisions: [Int: ReviewDecision]
    let acceptedCauses: Set<String>
  }

  enum Mode: Hashable {
    case reviewing
    case help
    /// Asks whether the decisions are to be applied.
    case confirming
    case finished(applies: Bool)
  }

  /// - Parameter review: what waits; there must be something.
  init(_ review: PendingReview) {
    changes = review.changes
    causes = review.changes.map { review.causes(of: $0) }
    allCauses = review.causes
    causeRows = CauseRow.all(allCauses, of: changes, with: causes)
  }

  var current: ReviewedChange { changes[index] }

  /// The cause that a key accepts or rejects: the worst one of this change that is not accepted yet.
  var currentCause: Cause? {
    causes[index].first { !acceptedCauses.contains($0.name) } ?? causes[index].first
  }

  /// The decided changes in order.
  var decided: [(change: PendingChange, decision: ReviewDecision)] {
    changes.indices.compactMap { index in decisions[index].map { (changes[index].change, $0) } }
  }
}

/// The page of a change in lines that fit a screen.
struct LaidOutPage {
  let index: Int
  let tab: ReviewPage.Tab
  let columns: Int
  let lines: [ScreenLine]
  /// The whole tree of the worst step, for the room below the difference; empty in other tabs.
  let tree: [ScreenLine]
}

extension ReviewScreen {
  /// The page in lines that fit.
  func page(on size: ScreenSize) -> [ScreenLine] { laidOutPage(on: size).lines }

  /// Keeps the page while its change, tab and width are shown, since laying out a long one takes time.
  mutating func layOut(on size: ScreenSize) {
    laidOut = laidOutPage(on: size)
  }

  /// The page, and below it as much of the changed tree as there is room for.
  ///
  /// - Parameter rows: How many lines there is room for.
  func filledPage(on size: ScreenSize, rows: Int) -> [ScreenLine] {
    let lines = page(on: size)
    let room = rows - lines.count - Self.excerptHead
    guard tab == .difference, room >= Self.smallestExcerpt else { return lines }
    let excerpt = laidOutPage(on: size).tree.excerpt(of: room)
    return excerpt.isEmpty ? lines : lines + [ScreenLine(""), ScreenLine("in the tree:", .title)] + excerpt
  }

  private static let excerptHead = 2
  private static let smallestExcerpt = 6

  private func laidOutPage(on size: ScreenSize) -> LaidOutPage {
    if let laidOut, laidOut.index == index, laidOut.tab == tab, laidOut.columns == size.columns {
      return laidOut
    }
    let page = ReviewPage(reviewed: current)
    let lines = page.lines(of: tab).flatMap { $0.wrapped(to: size.columns) }
    let tree = tab == .difference ? page.worstTree : []
    return LaidOutPage(index: index, tab: tab, columns: size.columns, lines: lines, tree: tree)
  }
}
