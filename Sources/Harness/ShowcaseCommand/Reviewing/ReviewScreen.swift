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
}

extension ReviewScreen {
  /// The page in lines that fit.
  func page(on size: ScreenSize) -> [ScreenLine] { laidOutPage(on: size).lines }

  /// Keeps the page while its change, tab and width are shown, since laying out a long one takes time.
  mutating func layOut(on size: ScreenSize) {
    laidOut = laidOutPage(on: size)
  }

  private func laidOutPage(on size: ScreenSize) -> LaidOutPage {
    if let laidOut, laidOut.index == index, laidOut.tab == tab, laidOut.columns == size.columns {
      return laidOut
    }
    let lines = ReviewPage(reviewed: current).lines(of: tab).flatMap { $0.wrapped(to: size.columns) }
    return LaidOutPage(index: index, tab: tab, columns: size.columns, lines: lines)
  }
}
