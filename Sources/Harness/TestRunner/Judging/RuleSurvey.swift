import Diagnostics
import ShowcaseKit
import Storyboards

/// How far rules applied in all scenarios of a run.
///
///     var survey = RuleSurvey()
///     survey.note(take.ruleUses, of: "MyApp")
///     survey.warnings(root: project.root)  // the rule 'Save waits' names what no scenario shows: #spiner
struct RuleSurvey {
  private var order: [Key] = []
  private var uses: [Key: RuleUse] = [:]

  /// What recognizes a rule in the scenarios of a showcase.
  private struct Key: Hashable {
    let showcase: String
    let rule: String
  }

  /// Adds what a scenario of a showcase showed.
  mutating func note(_ new: [RuleUse], of showcase: String) {
    for use in new {
      let key = Key(showcase: showcase, rule: use.rule)
      if uses[key] == nil {
        order.append(key)
        uses[key] = use
      } else {
        uses[key]?.merge(use)
      }
    }
  }

  /// A warning for each rule that says nothing, in the order in which scenarios first had them.
  ///
  /// - Parameter root: The path of the package, to which paths of files are made relative.
  func warnings(root: String) -> [Diagnostic] {
    order.compactMap { key in
      guard let use = uses[key], let problem = use.problem else { return nil }
      let file = use.file.hasPrefix(root + "/") ? String(use.file.dropFirst(root.count + 1)) : use.file
      return Diagnostic(
        problem, file: file, at: SourcePosition(line: use.line, column: 1),
        expected: "a rule about what a scenario of '\(key.showcase)' shows, or a script that leads there",
        next: .showcase("show USECASE"))
    }
  }
}
