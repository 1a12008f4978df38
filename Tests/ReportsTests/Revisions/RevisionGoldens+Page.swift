import Review
import SampleGoldens

@testable import Reports

extension RevisionGoldens {
  /// The page that tells of them.
  func page(budget: Int = RevisionPage.usualBudget) -> String {
    RevisionPage(
      RevisionDifference(from: before, to: after), of: self, since: SampleGoldens.base, budget: budget
    ).text
  }
}
