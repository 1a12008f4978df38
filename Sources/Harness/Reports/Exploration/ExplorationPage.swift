import RenderTree
import Storyboards

/// The findings of an exploration as one self-contained page for a browser, by use case: what is wrong, the screen with
/// the element that it is about, and the script that shows it.
///
///     ExplorationPage(of: exploration).text  // <!DOCTYPE html> ...
package struct ExplorationPage {
  /// The page.
  package let text: String

  /// - Parameter exploration: What was found.
  package init(of exploration: ReportedExploration) {
    var sheet = WireframeSheet()
    let page = ListPage(
      title: Self.heading(of: exploration), heading: Self.heading(of: exploration), facts: exploration.facts,
      shares: Self.shares(of: exploration), filter: Self.filter(of: exploration.findings),
      sections: Self.sections(of: exploration.findings, &sheet))
    text = page.adding(ListPage.Addition(style: FindingStyle.text)).text(with: sheet)
  }

  /// As `3 findings in 2 of 18 use cases`.
  private static func heading(of exploration: ReportedExploration) -> String {
    let all = counted(exploration.useCases.count, "use case")
    let faulty = Set(exploration.findings.map(\.name.useCaseAnchor)).count
    guard faulty > 0 else { return "Nothing found in \(all)" }
    return "\(counted(exploration.findings.count, "finding")) in \(faulty) of \(all)"
  }

  /// Of the use cases, those with and without a finding.
  private static func shares(of exploration: ReportedExploration) -> [(tone: Tone, count: Int)] {
    let faulty = Set(exploration.findings.map(\.name.useCaseAnchor)).count
    return [(.bad, faulty), (.good, max(0, exploration.useCases.count - faulty))]
  }

  /// The kinds in the order in which they occur.
  private static func kinds(of findings: [ExploredFinding]) -> [String] {
    var seen: Set<String> = []
    return findings.map(\.kind).filter { seen.insert($0).inserted }
  }

  private static func filter(of findings: [ExploredFinding]) -> ListFilter {
    let choices = kinds(of: findings).map { kind in
      let own = findings.filter { $0.kind == kind }
      return ListFilter.Choice(kind, own.first?.words.capitalizedFirst ?? kind, own.count)
    }
    return ListFilter(count: findings.count, choices: choices, hint: "what is wrong, use case, class")
  }

  private static func sections(
    of findings: [ExploredFinding], _ sheet: inout WireframeSheet
  ) -> [ListSection] {
    var sections: [ListSection] = []
    var rest = findings[...]
    var number = 0
    while let first = rest.first {
      let own = rest.prefix { $0.name.useCaseAnchor == first.name.useCaseAnchor }
      rest = rest.dropFirst(own.count)
      var html = ""
      for finding in own {
        number += 1
        html += FindingEntry(finding, number: number, &sheet).html
      }
      sections.append(
        ListSection(
          id: "use-case-\(sections.count + 1)", title: first.name.useCase.htmlName,
          kinds: kinds(of: Array(own)), count: own.count,
          html: html))
    }
    return sections
  }
}

extension ScenarioName {
  /// What is the same for all findings of a use case.
  var useCaseAnchor: String { [target, classForDisplay, useCase].map(\.anchorPart).joined(separator: "/") }
}
