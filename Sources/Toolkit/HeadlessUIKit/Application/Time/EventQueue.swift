import Foundation
import VirtualTime

extension VirtualRunLoop {
  /// Scheduled work.
  struct Event {
    var deadline: TimeInterval
    var sequence: Int
    var name: String
    var kind: PendingEvent.Kind
    var isTracked: Bool
    /// The application's own asynchronous work; `nil` for the toolkit's.
    var job: Job?
    /// Whether the toolkit's own code schedules the event again whenever it runs.
    var repeatsForever = false
    var work: @MainActor () -> Void

    func isBefore(_ other: Event) -> Bool {
      (deadline, sequence) < (other.deadline, other.sequence)
    }

    /// The lane, whose work may not run at the same time.
    var lane: Lane { job?.lane ?? .main }

    /// The name, with the submitting function for the application's own work.
    var longName: String { Self.longName(name, job?.submitter) }

    static func longName(_ name: String, _ calls: CallStack?) -> String {
      guard let submitter = calls?.submitter else { return name }
      return "\(name), submitted by \(submitter)"
    }
  }
}

/// Events in the order in which they will run: by deadline, then by sequence number.
struct EventQueue {
  private var all: [VirtualRunLoop.Event] = []
  /// The number of taken events at the beginning, which are removed together.
  private var takenCount = 0

  var events: ArraySlice<VirtualRunLoop.Event> { all[takenCount...] }

  mutating func insert(_ event: VirtualRunLoop.Event) {
    // From the end, since most work is due after all other events.
    let index = events.lastIndex { !event.isBefore($0) }.map { $0 + 1 } ?? takenCount
    all.insert(event, at: index)
  }

  /// Returns the events that are due at the same time as one and may run in any order.
  private func indices(beside first: Int, where isFree: (VirtualRunLoop.Event) -> Bool) -> [Int] {
    var ordered: Set<Lane> = []
    // Only the first 1000, since each choice examines all of them.
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
  /// - Parameter choose: Returns the index, below a count, of the event that runs first among those
  ///   due at the same time; `nil` for the first.
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
    // The objects that the work retains are released with the returned event.
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
