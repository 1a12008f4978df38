import Storyboards

/// A cause in words, as in every report.
///
///     5c9d  state, 107 scenarios, in 24 of 27 configurations: color=#AA0000 -> color=#172B4D of UILabel in Overlay
///           in 7 use cases of Onboarding, as in Onboarding/FlowController/From the app/make-a-board (iPhone), step 3:
///           changed UILabel "Clear your head": color=#AA0000 -> color=#172B4D (and 7 more)
///           with it: 5 nodes elsewhere or of another size, content=
extension Cause {
  /// The first line: the name, the severity, the number of scenarios, and what changed.
  package var headline: String { "\(name)  \(summary): \(change)" }

  /// For example, `state, 107 scenarios, in 24 of 27 configurations`.
  package var summary: String { "\(severity)\(extent)" }

  /// For example, `, 107 scenarios, in 24 of 27 configurations`.
  package var extent: String {
    ", \(scenarios.count) scenario\(scenarios.count == 1 ? "" : "s")" + configurationWords
  }

  /// Where to look, such as `in 7 use cases of Onboarding, as in Onboarding/.../make-a-board (iPhone), step 3`.
  package var place: String {
    let step = example.step.map { ", step \($0)" } ?? ""
    guard scenarios.count > 1 else { return "in \(example.scenario)\(step)" }
    return useCaseWords + "as in \(example.scenario)\(step)"
  }

  /// The differences in the example, line by line; empty if there is no golden.
  package var exampleLines: [String] {
    guard !isNew else { return [] }
    var lines = example.lines
    if example.moreCount > 0, let last = lines.last {
      lines[lines.count - 1] = "\(last) (and \(example.moreCount) more)"
    }
    return lines
  }

  package var followerLines: [String] { example.followers.map { ["with it: \($0)"] } ?? [] }

  private var configurationWords: String {
    guard let configurations else { return "" }
    if configurations.names.count == 1, let only = configurations.names.first { return ", in \(only) only" }
    return ", in \(configurations.names.count) of \(configurations.ranCount) configurations"
  }

  /// `in 7 use cases of Onboarding, `; empty for one use case.
  private var useCaseWords: String {
    let useCases = Set(scenarios.map(\.useCaseKey)).count
    guard useCases > 1 else { return "" }
    let showcases = Set(scenarios.map(\.target))
    let owner = showcases.count == 1 ? showcases.first ?? "" : "\(showcases.count) showcases"
    return "in \(useCases) use cases of \(owner), "
  }
}

extension [Cause] {
  /// For example, `1 reason` or `12 reasons`.
  package var countWords: String { "\(count) reason\(count == 1 ? "" : "s")" }
}
