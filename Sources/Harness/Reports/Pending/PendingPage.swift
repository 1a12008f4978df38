import Causes
import Diagnostics
import GoldenFiles
import RenderTree
import Review
import Storyboards

/// What waits for review as a page with which a server takes decisions.
///
///     let page = PendingPage(review, next: next, nonce: nonce)
///     page.text    // <!DOCTYPE html>...
///     page.policy  // what the server's answer allows the page
///
/// - The causes come first, each with pictures of its example, and buttons that accept or reject what has it; then
///   each change, with its differences, its steps, and buttons of its own.
/// - The page sends `accept`, `reject` and `undo` to its server, relative to its own address, and asks for `state`.
///   Changes are named by their index in the review's changes, causes by their names.
/// - It works like a run's page; no label or name in it can be markup.
package struct PendingPage {
  /// About how many bytes pictures take; changes after that have none.
  package static let usualBudget = 16 << 20

  /// What the page may do.
  package var policy: String { served.policy }

  private let review: PendingReview
  private let next: NextSteps
  private let served: ServedPage
  private let writer: PendingEntryWriter

  /// - Parameters:
  ///   - review: What waits.
  ///   - next: How commands are spelled here.
  ///   - nonce: A text of letters and digits that nothing in a snapshot can guess, for the page's script.
  ///   - budget: About how many bytes of the page pictures may take.
  package init(_ review: PendingReview, next: NextSteps, nonce: String, budget: Int = usualBudget) {
    self.review = review
    self.next = next
    served = ServedPage(nonce: nonce)
    var writer = PendingEntryWriter(budget: budget)
    for (index, change) in review.changes.enumerated() {
      writer.add(change, index, causes: review.causes(of: change).map(\.name))
    }
    self.writer = writer
  }

  package var text: String { page.text(with: writer.sheet) }

  private var title: String {
    let count = review.changes.count
    return "\(count) \(count == 1 ? "change waits" : "changes wait") for review"
  }

  private var page: ListPage {
    ListPage(
      title: title, heading: title,
      facts: ["What is accepted or rejected here is written at once", "undo takes it back"],
      shares: review.changes.map { (tone: $0.change.kind.tone, count: 1) },
      filter: ListFilter(
        count: review.changes.count, choices: choices,
        hint: "use case, class, configuration\(hasValues ? ", test" : "")"),
      before: causes, sections: [section]
    ).adding(
      ListPage.Addition(
        navigation: PendingActions.tally(restart: next.spelling(of: .showcase("review --web"))),
        style: PendingStyle.text, script: PendingScript.text, keys: .review, served: served))
  }

  private var hasValues: Bool { review.changes.contains { $0.path.value != nil } }

  private var kinds: [String] {
    PendingChange.Kind.words.filter { word in review.changes.contains { $0.change.kind.word == word } }
  }

  private var choices: [ListFilter.Choice] {
    kinds.map { word in
      ListFilter.Choice(
        word, word.capitalizedFirst, review.changes.count { $0.change.kind.word == word })
    }
  }

  private var causes: String {
    let cards = review.causes.enumerated().map { index, cause in
      var card = writer.shown.card(of: cause)
      card.isDeferred = index > 0
      card.actions = PendingActions.html(of: cause)
      return card
    }
    let title = "\(counted(review.changes.count, "change")) for \(review.causes.countWords)"
    return CauseSection.html(of: cards, title: title, kinds: kinds)
  }

  private var section: ListSection {
    let note =
      writer.hasOmittedPictures
      ? "<p class=\"muted\">The later ones are without pictures, to keep this page small.</p>\n" : ""
    return ListSection(
      id: "changes", title: "Changes", kinds: kinds, count: review.changes.count,
      html: note + writer.entries.joined())
  }
}
