import Goldens
import Pages
import RenderTree
import SourceText
import Storyboards
import TestRunner

/// A run as one page for a browser, which needs nothing but itself.
///
/// - Counts, a filter by what became of scenarios, and a search. What failed comes first, each with its differences,
///   the worst first, a filmstrip of steps with pictures side by side, and the command that accepts it.
/// - Scenarios that passed are listed, with the pictures of their goldens where those are known, up to a budget.
/// - The page can be read without scripts. With them, `j` and `k` go from one scenario to another, the arrows from one
///   step to another, `/` to the search.
/// - No name, label or text of a scenario can be markup; what nobody could see is told as `\u{202E}`.
/// - What several pictures have in common is in the page once: two thousand scenarios of which two hundred differ make
///   a page of less than ten megabytes.
///
/// The page is written when the run ends, since its head has counts.
public struct HTMLReport: Report {
  private let next: NextSteps
  private let golden: ((ScenarioResult) -> Storyboard?)?
  private let write: (String) -> Void
  private var sheet = WireframeSheet()
  private var overview = HTMLOverview()
  private var failures: [String] = []
  private var successes: [String] = []
  /// How many bytes there are still for pictures of scenarios that passed.
  private var budget: Int
  private var hasOmittedPictures = false

  /// No run makes more bytes of scenarios that passed, about.
  public static let usualBudget = 2 << 20

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - next: How commands are spelt here.
  ///   - golden: What a scenario that passed showed; `nil` where that is not known.
  ///   - budget: How many bytes of the page may go to pictures of scenarios that passed, about.
  ///   - write: Takes the page piece by piece.
  public init(
    next: NextSteps, golden: ((ScenarioResult) -> Storyboard?)? = nil,
    budget: Int = usualBudget, write: @escaping (String) -> Void
  ) {
    self.next = next
    self.golden = golden
    self.budget = budget
    self.write = write
  }

  /// Tells of what happened, if there is anything to tell.
  public mutating func record(_ event: RunEvent) {
    switch event {
    case .began(let heading): overview.heading = heading
    case .planned: break
    case .finished(let result): add(result)
    case .audited(let audit, let isComplete): overview.add(audit, isComplete: isComplete, next: next)
    case .ended(let summary):
      overview.summary = summary
      write(overview.page([failureSection, successSection]).text(with: sheet))
    }
  }

  private mutating func add(_ result: ScenarioResult) {
    let isSuccess = result.outcome.isSuccess
    let size = sheet.size
    if isSuccess, golden != nil, budget <= 0 { hasOmittedPictures = true }
    let storyboard = isSuccess && budget > 0 ? golden?(result) : nil
    let entry = ScenarioEntry(result, storyboard: storyboard, next: next, on: &sheet)
    overview.count(entry.kind)
    if isSuccess {
      budget -= sheet.size - size + entry.html.utf8.count
      successes.append(entry.html)
    } else {
      failures.append(entry.html)
    }
  }

  private var failureSection: ListSection {
    section("failures", "Needs a look", overview.failureKinds, failures, before: TreeMark.legend)
  }

  private var successSection: ListSection {
    section("successes", "Passed", overview.successKinds, successes, before: omissionNote)
  }

  private func section(
    _ id: String, _ title: String, _ kinds: [ScenarioKind], _ entries: [String], before: String
  ) -> ListSection {
    ListSection(
      id: id, title: title, kinds: kinds.map(\.rawValue), count: entries.count,
      html: before + entries.joined())
  }

  private var omissionNote: String {
    guard hasOmittedPictures else { return "" }
    return """
      <p class="muted">The later ones are without pictures, to keep this page small; all are in what \
      <code>\(next.spelling(of: "showcase gallery --output FOLDER").html)</code> makes.</p>

      """
  }
}
