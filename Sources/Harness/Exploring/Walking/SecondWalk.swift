import Project
import RenderTree
import Storyboards

/// Walks the way of another walk again, and compares the screens.
@MainActor
struct SecondWalk {
  let scenario: Scenario
  /// The screens of the first walk, after each of its inputs.
  let screens: [RenderNode]
  let timer: InputTimer

  /// Adds what differs first to the record of the first walk.
  func compare(with record: inout WalkRecord) {
    var walk = Walk(of: scenario, watchedBy: [.unstable], journal: Journal(path: nil), timer: timer)
    defer { walk.end() }
    for (index, (input, screen)) in zip(record.inputs, screens).enumerated() {
      guard walk.perform(input), let own = walk.screens.last else { return }
      guard let difference = RestoredScreen(before: screen, after: own).difference else { continue }
      record.note(.unstable, of: difference.node, difference.words, after: index + 1)
      return
    }
  }
}
