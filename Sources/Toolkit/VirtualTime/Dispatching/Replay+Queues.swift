extension Replay {
  typealias Block = RealDispatch.Block
  typealias Object = RealDispatch.Object

  /// Puts a block on a queue, to run in its turn or at a time.
  ///
  /// - Parameters:
  ///   - block: The block.
  ///   - queue: The queue, which is retained until the block has run.
  ///   - deadline: The virtual time at which the block is due, in seconds; `nil`, the default, for its turn.
  func submit(_ block: @escaping Block, to queue: Object, at deadline: Double? = nil) {
    let address = unsafeBitCast(block, to: UInt.self)
    // A queue lives while work waits on it.
    RealDispatch.retain(queue)
    let label = RealDispatch.label(queue).map { String(cString: $0) } ?? ""
    let number = put(deadline == nil ? .queued(label) : .delayed(label), on: lane(of: queue), at: deadline) {
      [unowned self] in
      run(block, on: queue)
      RealDispatch.release(queue)
    }
    queues.add(number, for: address)
  }

  /// Runs a block on a queue, so that preconditions and specific values are those of the queue.
  private func run(_ block: @escaping Block, on queue: Object) {
    let address = UInt(bitPattern: queue)
    guard !queues.hold(address, { [unowned self] in submit(block, to: queue) }) else { return }
    if lane(of: queue) == .main { block() } else { RealDispatch.sync(queue, block) }
    queues.finish(unsafeBitCast(block, to: UInt.self))
  }

  /// Runs a block immediately, after everything that is due on its queue.
  func runNow(_ block: @escaping Block, on queue: Object, with real: RealDispatch.Submit) {
    let lane = lane(of: queue)
    drain(lane)
    // On the main thread itself, the real call ends the process, as it does in an app.
    guard lane == .main, !isOnMain else {
      running.append(lane)
      defer { running.removeLast() }
      return real(queue, block)
    }
    running.append(.main)
    defer { running.removeLast() }
    block()
  }

  func lane(of queue: Object) -> Lane {
    let queue = QueueRegistry.bottom(of: queue)
    if queue == RealDispatch.mainQueue { return .main }
    let address = UInt(bitPattern: queue)
    if QueueRegistry.isConcurrent(queue) { return .concurrent(address) }
    return RealDispatch.isGlobal(queue) ? .global(address) : .serial(address)
  }

  /// Returns the virtual time of Dispatch's time, in seconds since the launch.
  func deadline(_ time: UInt64) -> Double {
    if time == .max { return .infinity }
    let value = Int64(bitPattern: time)
    // Times on the wall clock are negative, and -2 means now.
    if value == -2 { return now }
    // Subtracts whole nanoseconds, which a date in seconds would not represent.
    let start =
      value < 0 ? ReplayClock.nanoseconds(startDate) : ReplayClock.nanoseconds(ReplayClock.uptimeAtLaunch)
    return Double(Int64(value.magnitude) - start) / 1e9
  }
}
