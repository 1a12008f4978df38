/// The queues of a replay that are suspended, and the blocks that wait on queues.
final class QueueLedger {
  /// How often a queue, or another object, was suspended without being resumed.
  private var suspensions: [UInt: Int] = [:]
  /// What waits until a queue is resumed.
  private var held: [UInt: [() -> Void]] = [:]
  /// What is to be done when a block has run, by the block's address.
  private var successors: [UInt: [() -> Void]] = [:]
  /// The blocks of which Dispatch has said that they have run.
  private var finished: Set<UInt> = []
  /// The jobs of blocks that may be canceled, by the blocks' addresses.
  private var jobs: [UInt: [Int]] = [:]

  func suspend(_ object: UInt) { suspensions[object, default: 0] += 1 }

  func resume(_ object: UInt) {
    guard let count = suspensions[object] else { return }
    suspensions[object] = count > 1 ? count - 1 : nil
    guard count == 1 else { return }
    for work in held.removeValue(forKey: object) ?? [] { work() }
  }

  /// Keeps work until a queue is resumed.
  ///
  /// - Returns: Whether the queue is suspended.
  func hold(_ object: UInt, _ work: @escaping () -> Void) -> Bool {
    guard suspensions[object] != nil else { return false }
    held[object, default: []].append(work)
    return true
  }

  func isSuspended(_ object: UInt) -> Bool { suspensions[object] != nil }

  func add(_ job: Int, for block: UInt) {
    jobs[block, default: []].append(job)
    // Another block may have been at the address before.
    finished.remove(block)
  }

  /// Forgets the jobs of a block, and returns them.
  func takeJobs(for block: UInt) -> [Int] { jobs.removeValue(forKey: block) ?? [] }

  /// Returns whether a block has run.
  ///
  /// - Parameter hasRun: Asks Dispatch, which ends the process if it has to say yes twice.
  func isFinished(_ block: UInt, _ hasRun: () -> Bool) -> Bool {
    if !finished.contains(block), hasRun() { finished.insert(block) }
    return finished.contains(block)
  }

  func add(successor: @escaping () -> Void, of block: UInt) {
    successors[block, default: []].append(successor)
  }

  /// Does what was to be done when a block has run.
  func finish(_ block: UInt) {
    jobs[block] = nil
    for successor in successors.removeValue(forKey: block) ?? [] { successor() }
  }
}

/// Which queues run several jobs at once, and which run their jobs as a part of others. Queues live
/// longer than a replay, so that this holds for the process.
enum QueueRegistry {
  /// Notes that an attribute of queues was made of another one.
  static func derive(_ attribute: UnsafeRawPointer?, from original: UnsafeRawPointer?) {
    registry.withLock { state in
      guard let attribute, let original, state.isConcurrent(original) else { return }
      state.attributes.insert(UInt(bitPattern: attribute))
    }
  }

  /// Notes that a queue was made with an attribute.
  static func make(_ queue: UnsafeRawPointer, with attribute: UnsafeRawPointer?) {
    registry.withLock { state in
      // Another queue may have been at the address before.
      state.targets[UInt(bitPattern: queue)] = nil
      if let attribute, state.isConcurrent(attribute) {
        state.queues.insert(UInt(bitPattern: queue))
      } else {
        state.queues.remove(UInt(bitPattern: queue))
      }
    }
  }

  /// Notes that a queue runs its jobs as a part of another one.
  static func set(target: UnsafeRawPointer?, of queue: UnsafeRawPointer) {
    // Global queues have no order that their parts would have to keep.
    let address = target.flatMap { RealDispatch.isGlobal($0) ? nil : UInt(bitPattern: $0) }
    registry.withLock { $0.targets[UInt(bitPattern: queue)] = address }
  }

  /// The queue as a part of which another one runs its jobs, if not itself.
  static func bottom(of queue: UnsafeRawPointer) -> UnsafeRawPointer {
    let address = registry.withLock { state in
      var address = UInt(bitPattern: queue)
      while let target = state.targets[address] { address = target }
      return address
    }
    return UnsafeRawPointer(bitPattern: address) ?? queue
  }

  static func isConcurrent(_ queue: UnsafeRawPointer) -> Bool {
    registry.withLock { $0.queues.contains(UInt(bitPattern: queue)) }
  }

  private struct State: Sendable {
    var attributes: Set<UInt> = []
    var queues: Set<UInt> = []
    /// The queues that others are parts of, by the parts' addresses.
    var targets: [UInt: UInt] = [:]

    func isConcurrent(_ attribute: UnsafeRawPointer) -> Bool {
      attribute == RealDispatch.concurrentAttribute || attributes.contains(UInt(bitPattern: attribute))
    }
  }

  private static let registry = Locked(State())
}
