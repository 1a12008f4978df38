import Causes
import RenderTree
import Review

/// How goldens differ from a revision, as one self-contained page for a browser.
///
/// - Counts, a filter by kind of change, and a search. The causes come first, each with pictures of its example. Changes
///   are grouped under their worst cause, as in ``RevisionText``.
/// - A golden that changed has its differences, a filmstrip of steps with pictures of both sides,
///   on which differences are marked, and the lines of the tree that differ. One that was added or
///   removed has its pictures.
/// - It works like a run's page: also without scripts, and no label or name in it can be markup.
package struct RevisionPage {
  /// About how many bytes pictures take; goldens after that have none.
  package static let usualBudget = 8 << 20

  private let difference: RevisionDifference
  private let base: BaseRevision
  private var sheet = WireframeSheet()
  private var sections: [ListSection] = []
  private var hasOmittedPictures = false
  private let shown: ShownScenarios

  /// - Parameters:
  ///   - goldens: The files that were compared.
  ///   - budget: About how many bytes of the page pictures may take.
  package init(
    _ difference: RevisionDifference, of goldens: RevisionGoldens, since base: BaseRevision,
    budget: Int = usualBudget
  ) {
    self.difference = difference
    self.base = base
    var writer = RevisionEntryWriter(goldens, budget: budget)
    sections = RevisionSection.allCases.map { section in
      section.list(
        of: difference.groups.filter { RevisionSection($0.members[0].kind) == section }, &writer,
        hasLegend: !difference.causes.isEmpty)
    }
    sheet = writer.sheet
    shown = writer.shown
    hasOmittedPictures = writer.hasOmittedPictures
  }

  package var text: String { page.text(with: sheet) }

  private var page: ListPage {
    let changes = difference.changes
    let summary = difference.isEmpty ? "no difference" : RevisionSummary(changes).words
    return ListPage(
      title: "Goldens: \(summary)", heading: "Goldens: \(summary)",
      facts: ["the working tree since \(base)"],
      shares: changes.map { (tone: $0.kind.tone, count: 1) },
      filter: ListFilter(
        count: changes.count, choices: choices, hint: "use case, class, configuration"),
      before: causes + omissionNote, sections: sections)
  }

  private var choices: [ListFilter.Choice] {
    GoldenChange.Kind.words.compactMap { word in
      let count = difference.changes.count { $0.kind.word == word }
      return count == 0 ? nil : ListFilter.Choice(word, word.capitalizedFirst, count)
    }
  }

  private var causes: String {
    let cards = difference.causes.enumerated().map { index, cause in
      var card = shown.card(of: cause)
      card.isDeferred = index > 0
      return card
    }
    let caused = difference.changes.filter { $0.atoms != nil }
    let kinds = GoldenChange.Kind.words.filter { word in caused.contains { $0.kind.word == word } }
    let title = "\(counted(caused.count, "golden")) for \(difference.causes.countWords)"
    return CauseSection.html(of: cards, title: title, kinds: kinds)
  }

  private var omissionNote: String {
    hasOmittedPictures
      ? "<p class=\"muted\">The later goldens are without pictures, to keep this page small.</p>\n" : ""
  }
}
