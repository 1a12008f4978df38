import Causes
import GoldenFiles
import Reports
import Review
import Storyboards

extension ReviewScreen {
  /// The screen, never more lines than it has rows, and none wider than its columns.
  func lines(on size: ScreenSize) -> [ScreenLine] {
    var screen = self
    screen.layOut(on: size)
    return screen.laidOutLines(on: size)
  }

  private func laidOutLines(on size: ScreenSize) -> [ScreenLine] {
    let foot = foot(on: size)
    let height = max(0, size.rows - foot.count)
    let body =
      switch mode {
      case .help: Self.help.flatMap { $0.wrapped(to: size.columns) }
      case _ where isListed: listLines(on: size, rows: height)
      default: changeLines(on: size, rows: height)
      }
    // If not all of it fits, the foot stays: it may be a question.
    let top = body.prefix(height)
    let empty = Array(repeating: ScreenLine(""), count: height - top.count)
    return (top + empty + foot).prefix(max(0, size.rows)).map { $0.cut(to: size.columns) }
  }

  /// One change: its facts, and below them as much of its page as there is room for.
  private func changeLines(on size: ScreenSize, rows: Int) -> [ScreenLine] {
    let height = max(0, rows - Self.headHeight)
    return head(on: size)
      + filledPage(on: size, rows: height).dropFirst(min(scroll, lastScroll(on: size))).prefix(height)
  }

  /// How many lines of the page fit between head and foot.
  func pageHeight(on size: ScreenSize) -> Int {
    max(0, size.rows - Self.headHeight - foot(on: size).count)
  }

  /// How far the page can be scrolled.
  func lastScroll(on size: ScreenSize) -> Int {
    max(0, page(on: size).count - pageHeight(on: size))
  }

  static let headHeight = 6

  func head(on size: ScreenSize) -> [ScreenLine] {
    let change = current.change
    let name = change.path.scenario?.name
    let facts = [decisions[index]?.mark, change.kind.name, current.extent].compactMap(\.self)
    return [
      ScreenLine(Self.joined("\(index + 1) of \(changes.count)", tally, in: size.columns), .title),
      ScreenLine(name?.useCaseIdentifier ?? change.title),
      ScreenLine(
        name.map { "\($0.script), \($0.configuration)" } ?? (change.value.map { _ in change.path.path } ?? "")
      ),
      ScreenLine(facts.filter { !$0.isEmpty }.joined(separator: ", "), decisions[index]?.style ?? .changed),
      ScreenLine(causeWords, .title),
      ScreenLine(Self.joined(tabs, position(on: size), in: size.columns), .faint),
    ]
  }

  /// The cause that is decided with `A` and `R`, and how many others the change has.
  private var causeWords: String {
    guard let cause = currentCause else { return "" }
    let others = causes[index].count { !acceptedCauses.contains($0.name) && $0.name != cause.name }
    let also = others == 0 ? "" : " (and \(others) other reason\(others == 1 ? "" : "s"))"
    return "\(cause.headline)\(also)"
  }

  /// How much is decided.
  var tally: String {
    let accepted = decisions.values.count { $0 == .accept }
    return "\(accepted) accepted, \(decisions.count - accepted) rejected"
  }

  private var tabs: String {
    ReviewPage.Tab.allCases.map { $0 == tab ? "[\($0.rawValue)]" : " \($0.rawValue) " }.joined(separator: " ")
  }

  /// Which lines of the page are on the screen.
  private func position(on size: ScreenSize) -> String {
    let (count, height) = (page(on: size).count, pageHeight(on: size))
    let first = min(scroll, lastScroll(on: size)) + 1
    return count <= height ? "" : "\(first)-\(min(count, first + height - 1)) of \(count)"
  }

  /// Two texts at both edges of the screen.
  static func joined(_ left: String, _ right: String, in columns: Int) -> String {
    let gap = columns - left.columns - right.columns
    return right.isEmpty ? left : left + String(repeating: " ", count: max(2, gap)) + right
  }
}

extension ReviewScreen {
  func foot(on size: ScreenSize) -> [ScreenLine] {
    let isLow = size.rows < Self.roomyHeight
    let rule = isLow ? [] : [ScreenLine(String(repeating: "-", count: max(0, size.columns)), .faint)]
    let hint = remark.map { ScreenLine($0, .title).wrapped(to: size.columns) }
    switch mode {
    case .confirming: return rule + (hint ?? []) + Self.rows(of: question, in: size.columns, .title)
    case .help: return rule + [ScreenLine("any key: back", .faint)]
    case .reviewing, .finished:
      return rule + (hint ?? Self.rows(of: isLow ? shortHints : hints, in: size.columns))
    }
  }

  private var question: [String] {
    ["\(tally).", "Apply now?", "y yes", "D drop all decisions", "other key: continue"]
  }

  /// The foot is shorter on low screens.
  private static let roomyHeight = 16

  private var shortHints: [String] {
    isListed
      ? ["A accept", "R reject", "enter look", "? help", "q"]
      : ["A cause", "a accept", "r reject", "? help", "q"]
  }

  private var hints: [String] {
    isListed
      ? ["A accept", "R reject", "u undo", "enter look at its changes", "? help", "q apply, quit"]
      : [
        "A accept cause", "R reject cause", "a accept", "r reject", "s skip", "u undo", "t tree", "c causes",
        "? help", "q apply, quit",
      ]
  }

  /// Words in as many lines as they need, none of them cut.
  private static func rows(
    of words: [String], in columns: Int, _ style: ScreenLine.Style = .faint
  ) -> [ScreenLine] {
    var rows: [String] = []
    for word in words {
      if let last = rows.last, last.columns + 2 + word.columns <= columns {
        rows[rows.count - 1] = "\(last)  \(word)"
      } else {
        rows.append(word)
      }
    }
    return rows.map { ScreenLine($0, style) }
  }

  static let help = [
    ScreenLine("Nothing is written before you say yes.", .title),
    ScreenLine("a        accept: make this the golden"),
    ScreenLine("r        reject: keep the golden"),
    ScreenLine("s space  skip: leave it for later"),
    ScreenLine("A R      the same for its whole cause"),
    ScreenLine("u        undo the last decision"),
    ScreenLine("n p      next, previous (right, left)"),
    ScreenLine("t c      the whole tree; list of causes"),
    ScreenLine("j k      scroll (also arrows, page keys)"),
    ScreenLine("q        apply what is decided, and quit"),
    ScreenLine("ctrl-C   quit and write nothing"),
  ]
}

extension ReviewDecision {
  fileprivate var mark: String {
    switch self {
    case .accept: "ACCEPTED"
    case .reject: "REJECTED"
    }
  }

  fileprivate var style: ScreenLine.Style {
    switch self {
    case .accept: .added
    case .reject: .removed
    }
  }
}
