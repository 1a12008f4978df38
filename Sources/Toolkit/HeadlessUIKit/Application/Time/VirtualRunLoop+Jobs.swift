import VirtualTime

/// The application's own asynchronous work, which is scheduled among the toolkit's events.
extension VirtualRunLoop: JobLoop {
  package var isEmpty: Bool { events.isEmpty }

  package func put(_ job: Job, at deadline: Double) -> Int {
    let kind = PendingEvent.Kind(job.kind)
    let isTracked =
      !job.kind.repeats && (kind.isRequest || deadline - now <= trackingLimits.longest(of: kind))
    let deadline = schedule?.time(of: job, at: max(now, deadline), now: now) ?? max(now, deadline)
    let event = Event(
      deadline: deadline, sequence: nextSequence, name: job.kind.words, kind: kind,
      isTracked: isTracked,
      job: job, work: { job.work() })
    return add(event).sequence
  }

  package func remove(_ number: Int) {
    cancel(Token(sequence: number))
  }

  package func neglect(_ number: Int) {
    queue.change({ $0.sequence == number }) {
      $0.isTracked = false
      $0.job = nil
    }
  }

  package func hasNext(dueBy time: Double, where isFree: (Lane) -> Bool) -> Bool {
    source?.collect()
    return events.prefix { $0.deadline <= time }.contains { isFree($0.lane) }
  }

  package func runNext(dueBy time: Double, where isFree: (Lane) -> Bool) -> Bool {
    runNextEvent(dueBy: time) { isFree($0.lane) }
  }

  package func endIdleTurn() { endTurn() }

  package func moveClock(to time: Double) {
    move(to: time)
  }
}

extension PendingEvent.Kind {
  /// Synchronization treats the application's asynchronous work as EarlGrey does.
  fileprivate init(_ kind: JobKind) {
    switch kind {
    case .task, .queued, .runLoopBlock: self = .work
    case .sleep, .delayed: self = .delayedCall
    case .timer, .sourceTimer: self = .timer
    case .request(_, let address): self = .networkRequest(address: address)
    }
  }

  /// Whether it keeps the application busy however long it takes.
  var isRequest: Bool {
    if case .networkRequest = self { true } else { false }
  }
}
