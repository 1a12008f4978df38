import Diagnostics
import TestRunner

/// How far a log was read; decides what may follow.
struct LogProgress {
  private let heading: RunHeading
  private var plannedCount = 0
  private var lastNumber = 0
  private var finishedCount = 0
  private var stage = RunLog.EventName.began

  init(_ heading: RunHeading) {
    self.heading = heading
  }

  var hasEnded: Bool { stage == .ended }

  /// Notes an event.
  ///
  /// - Throws: a diagnostic if the event may not follow the earlier ones.
  mutating func advance(to event: RunEvent) throws(Diagnostic) {
    let name = event.name
    guard expected.contains(name) else {
      throw Diagnostic(
        "found the event '\(name)'",
        expected: expected.isEmpty ? "the end" : expected.map(\.rawValue).joined(separator: " or "))
    }
    stage = name
    if case .planned(_, let number) = event { try plan(number) }
    if name == .finished { finishedCount += 1 }
  }

  private mutating func plan(_ number: Int) throws(Diagnostic) {
    guard number > lastNumber, number <= heading.selectedCount else {
      throw Diagnostic(
        "found the number \(number)",
        expected: "one above \(lastNumber) and up to \(heading.selectedCount), the count of all scenarios")
    }
    plannedCount += 1
    lastNumber = number
  }

  private var expected: [RunLog.EventName] {
    if plannedCount < heading.scenarioCount { return [.planned] }
    if finishedCount < heading.scenarioCount { return [.finished] }
    switch stage {
    case .began, .planned, .finished: return [.inventoried, .ended]
    case .inventoried: return [.ended]
    case .ended: return []
    }
  }
}

extension RunEvent {
  fileprivate var name: RunLog.EventName {
    switch self {
    case .began: .began
    case .planned: .planned
    case .finished: .finished
    case .inventoried: .inventoried
    case .ended: .ended
    }
  }
}
