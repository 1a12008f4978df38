@testable import VirtualTime

/// Keeps jobs in the order of their deadlines.
@MainActor final class ListLoop: JobLoop {
  var now = 0.0
  weak var source: (any JobSource)?
  var jobs: [(deadline: Double, number: Int, job: Job)] = []
  var number = 0
  var isEmpty: Bool { jobs.isEmpty }

  func put(_ job: Job, at deadline: Double) -> Int {
    number += 1
    jobs.append((max(now, deadline), number, job))
    jobs.sort { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
    return number
  }

  func remove(_ number: Int) { jobs.removeAll { $0.number == number } }

  func neglect(_ number: Int) { remove(number) }

  func hasNext(dueBy time: Double, where isFree: (Lane) -> Bool) -> Bool {
    jobs.contains { $0.deadline <= time && isFree($0.job.lane) }
  }

  func runNext(dueBy time: Double, where isFree: (Lane) -> Bool) -> Bool {
    guard let index = jobs.firstIndex(where: { $0.deadline <= time && isFree($0.job.lane) }) else {
      return false
    }
    let next = jobs.remove(at: index)
    now = max(now, next.deadline)
    next.job.work()
    return true
  }

  func endIdleTurn() {}

  func moveClock(to time: Double) { now = max(now, time) }

  func runAll() {
    while runNext(dueBy: .infinity, where: { _ in true }) {}
  }
}
