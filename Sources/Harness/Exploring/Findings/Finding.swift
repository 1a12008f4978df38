import RenderTree
import Storyboards

/// Something that an exploration found, with the shortest script that shows it.
package struct Finding: Hashable, Sendable {
  /// The use case, with the configuration in which it was found.
  package var name: ScenarioName
  package var oracle: Oracle
  /// What it is about.
  package var subject: String
  /// More about it; empty if there is nothing to add.
  package var detail: String
  /// What leads to it; empty if the launch alone does.
  package var inputs: [Input]
  /// The number of the walk that saw it first, from 1.
  package var walk: Int
  /// How many walks saw it.
  package var walkCount = 1
  /// What replaying the script did.
  package var replay = Replay.pending
  /// The last screen, or the one before what ends the process; `nil` if there is no screen.
  package var screen: RenderNode?
  /// Other use cases with the same finding.
  package var others: [ScenarioName] = []

  /// What replaying a finding's script did.
  package enum Replay: Hashable, Sendable {
    /// It was not replayed, since the exploration was interrupted.
    case pending
    /// It did not show the finding again.
    case failed
    /// It showed the finding again; perhaps a shorter script would, too.
    case shown(isShortest: Bool)
  }

  /// The screen as SVG; `nil` if there is no screen.
  package var picture: String? { screen?.svg }

  /// The script's statements.
  package var statements: [String] { inputs.flatMap(\.statements) }
}

/// What recognizes a finding of a use case.
struct FindingKey: Hashable {
  var useCase: Int
  var oracle: Oracle
  var subject: String
}

extension Finding {
  /// Makes one finding of all that are about the same thing in use cases of one class: that with the shortest script,
  /// the first of equally short ones.
  package static func merged(_ findings: [Finding]) -> [Finding] {
    var order: [Likeness] = []
    var all: [Likeness: [Finding]] = [:]
    for finding in findings {
      let likeness = Likeness(finding)
      if all[likeness] == nil { order.append(likeness) }
      all[likeness, default: []].append(finding)
    }
    return order.compactMap { likeness in
      let equal = all[likeness] ?? []
      let shortest = equal.enumerated().min {
        ($0.element.statements.count, $0.offset) < ($1.element.statements.count, $1.offset)
      }
      guard let (index, first) = shortest.map({ ($0.offset, $0.element) }) else { return nil }
      var merged = first
      merged.others = equal.indices.filter { $0 != index }.map { equal[$0].name }
      return merged
    }
  }

  /// What findings have in common that are one.
  private struct Likeness: Hashable {
    let target: String
    let classForDisplay: String
    let oracle: Oracle
    let subject: String

    init(_ finding: Finding) {
      (target, classForDisplay) = (finding.name.target, finding.name.classForDisplay)
      (oracle, subject) = (finding.oracle, finding.subject)
    }
  }
}
