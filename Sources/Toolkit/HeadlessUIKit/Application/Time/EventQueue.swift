import Foundation
import VirtualTime

extension VirtualRunLoop {
  /// Work that waits for its time.
  struct Event {
    var deadline: TimeInterval
    var sequence: Int
    var name: String
    var kind: PendingEvent.Kind
    var isTracked: Bool
    /// The asynchronous work of the application that the event is, if it is any.
    var job: Job?
    var work: @MainActor () -> Void

    func isBefore(_ other: Event) -> Bool {
      (deadline, sequence) < (other.deadline, other.sequence)
    }

    /// What it must not run at the same time as.
    var lane: Lane { job?.lane ?? .main }

    /// The name, with the function that submitted the work if it is the application's own.
    var longName: String { Self.longName(name, job?.submitter) }

    static func longName(_ name: String, _ calls: CallStack?) -> String {
      guard let submitter = calls?.submitter else { return name }
      return "\(name), submitted by \(submitter)"
    }
  }
}

/// Events in the order in which they will run.
struct EventQueue {
  private var all: [VirtualRunLoop.Event] = []
  /// How many at the beginning have been taken already; they are removed together.
  private var takenCount = 0

  var events: ArraySlice<VirtualRunLoop.Event> { all[takenCount...] }

  mutating func insert(_ event: VirtualRunLoop.Event) {
    // From the end, since most work is due after all that waits.
    let index = events.lastIndex { !event.isBefore($0) }.map { $0 + 1 } ?? takenCount
    all.insert(event, at: index)
  }

  /// The events that are due at the same time as one and do not have to wait for each other.
  private func indices(beside first: Int, where isFree: (VirtualRunLoop.Event) -> Bool) -> [Int] {
    var ordered: Set<Lane> = []
    // Of very many only the first, as each choice looks at all of them.
    return all[first...].prefix(1000).prefix { $0.deadline == all[first].deadline }.indices.filter { index in
      guard isFree(all[index]) else { return false }
      return !all[index].lane.isOrdered || ordered.insert(all[index].lane).inserted
    }
  }

  mutating func remove(where isWanted: (VirtualRunLoop.Event) -> Bool) {
    if let index = events.firstIndex(where: isWanted) { all.remove(at: index) }
  }

  mutating func change(
    _ isWanted: (VirtualRunLoop.Event) -> Bool, _ change: (inout VirtualRunLoop.Event) -> Void
  ) {
    if let index = events.firstIndex(where: isWanted) { change(&all[index]) }
  }

  /// Removes and returns the first event that is free to run and due by `time`.
  ///
  /// - Parameter choose: Returns which of some events that are due at the same time runs first.
  mutating func take(
    dueBy time: TimeInterval, where isFree: (VirtualRunLoop.Event) -> Bool, choosing choose: ((Int) -> Int)?
  ) -> VirtualRunLoop.Event? {
    guard let first = events.firstIndex(where: { $0.deadline > time || isFree($0) }),
      all[first].deadline <= time
    else { return nil }
    let index =
      choose.map { choose in
        let choices = indices(beside: first, where: isFree)
        return choices[choose(choices.count)]
      } ?? first
    guard index == takenCount else { return all.remove(at: index) }
    let event = all[index]
    // What the work holds is released with the event that the caller has.
    all[index].work = {}
    all[index].job = nil
    takenCount += 1
    if takenCount > 64, takenCount * 2 > all.count {
      all.removeFirst(takenCount)
      takenCount = 0
    }
    return event
  }
}
