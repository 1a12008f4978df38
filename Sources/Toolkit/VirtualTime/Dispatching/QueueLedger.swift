/// The suspended queues of a replay, and the blocks that wait on queues.
final class QueueLedger {
  /// How often a queue or another object was suspended without being resumed.
  private var suspensions: [UInt: Int] = [:]
  /// The work that waits until a queue is resumed.
  private var held: [UInt: [() -> Void]] = [:]
  /// The work to do after a block has run, by the block's address.
  private var successors: [UInt: [() -> Void]] = [:]
  /// The blocks that Dispatch has reported as finished.
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
    // An earlier block may have had the same address.
    finished.remove(block)
  }

  /// Removes and returns the jobs of a block.
  func takeJobs(for block: UInt) -> [Int] { jobs.removeValue(forKey: block) ?? [] }

  /// Returns whether a block has run.
  ///
  /// - Parameter hasRun: Reads it from Dispatch; not called again after it returned `true`, since Dispatch
  ///   would end the process.
  func isFinished(_ block: UInt, _ hasRun: () -> Bool) -> Bool {
    if !finished.contains(block), hasRun() { finished.insert(block) }
    return finished.contains(block)
  }

  func add(successor: @escaping () -> Void, of block: UInt) {
    successors[block, default: []].append(successor)
  }

  /// Does the work that waits for the end of a block.
  func finish(_ block: UInt) {
    jobs[block] = nil
    for successor in successors.removeValue(forKey: block) ?? [] { successor() }
  }
}

/// The concurrent queues, and the queues' targets. Queues outlive a replay, so the registry is the
/// process's.
enum QueueRegistry {
  /// Records that a queue attribute was made from another.
  static func derive(_ attribute: UnsafeRawPointer?, from original: UnsafeRawPointer?) {
    registry.withLock { state in
      guard let attribute, let original, state.isConcurrent(original) else { return }
      state.attributes.insert(UInt(bitPattern: attribute))
    }
  }

  /// Records that a queue was made with an attribute.
  static func make(_ queue: UnsafeRawPointer, with attribute: UnsafeRawPointer?) {
    registry.withLock { state in
      // An earlier queue may have had the same address.
      state.targets[UInt(bitPattern: queue)] = nil
      if let attribute, state.isConcurrent(attribute) {
        state.queues.insert(UInt(bitPattern: queue))
      } else {
        state.queues.remove(UInt(bitPattern: queue))
      }
    }
  }

  /// Records the target on which a queue runs its jobs.
  static func set(target: UnsafeRawPointer?, of queue: UnsafeRawPointer) {
    // Global queues have no order that other queues would have to keep.
    let address = target.flatMap { RealDispatch.isGlobal($0) ? nil : UInt(bitPattern: $0) }
    registry.withLock { $0.targets[UInt(bitPattern: queue)] = address }
  }

  /// The last queue in a queue's chain of targets; the queue itself if it has no target.
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
    /// The target queues, by the addresses of the queues that have them.
    var targets: [UInt: UInt] = [:]

    func isConcurrent(_ attribute: UnsafeRawPointer) -> Bool {
      attribute == RealDispatch.concurrentAttribute || attributes.contains(UInt(bitPattern: attribute))
    }
  }

  private static let registry = Locked(State())
}
