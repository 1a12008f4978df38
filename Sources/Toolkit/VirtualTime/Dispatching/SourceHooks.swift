/// Dispatch's timers.
enum SourceHooks {
  private typealias Object = RealDispatch.Object
  private typealias Create = @convention(c) (Object, UInt, UInt, Object?) -> Object?
  private typealias SetTimer = @convention(c) (Object, UInt64, UInt64, UInt64) -> Void
  private typealias SetHandler = @convention(c) (Object, UnsafeRawPointer?) -> Void

  private static let realCreate: Create = RealDispatch.function("dispatch_source_create")
  private static let realSetTimer: SetTimer = RealDispatch.function("dispatch_source_set_timer")
  private static let realSetHandler: SetHandler = RealDispatch.function("dispatch_source_set_event_handler")
  private static let realSetCancelHandler: SetHandler = RealDispatch.function(
    "dispatch_source_set_cancel_handler")
  private static let realCancel: RealDispatch.Touch = RealDispatch.function("dispatch_source_cancel")
  private static let realActivate: RealDispatch.Touch = RealDispatch.function("dispatch_activate")
  private nonisolated(unsafe) static let timerType: Object = RealDispatch.function(
    "_dispatch_source_type_timer")

  static let all: [Hook] = [
    Hook(
      "dispatch_source_create",
      { type, handle, mask, queue in
        let source = realCreate(type, handle, mask, queue)
        if let replay = Replay.current, let source, type == timerType {
          replay.sources.make(UInt(bitPattern: source), for: queue, in: replay)
        }
        return source
      } as Create),
    Hook(
      "dispatch_source_set_timer",
      { source, start, interval, leeway in
        let isSet = Replay.current.map {
          $0.sources.setTimer(of: UInt(bitPattern: source), at: $0.deadline(start), every: interval)
        }
        if isSet != true { realSetTimer(source, start, interval, leeway) }
      } as SetTimer),
    Hook(
      "dispatch_source_set_event_handler",
      { source, handler in
        if Replay.current?.sources.setHandler(of: UInt(bitPattern: source), RealDispatch.copy(handler))
          != true
        {
          realSetHandler(source, handler)
        }
      } as SetHandler),
    Hook(
      "dispatch_source_set_cancel_handler",
      { source, handler in
        if Replay.current?.sources.setCancelHandler(of: UInt(bitPattern: source), RealDispatch.copy(handler))
          != true
        {
          realSetCancelHandler(source, handler)
        }
      } as SetHandler),
    Hook(
      "dispatch_source_cancel",
      { source in
        realCancel(source)
        Replay.current?.sources.cancel(UInt(bitPattern: source))
      } as RealDispatch.Touch),
    Hook(
      "dispatch_activate",
      { object in
        realActivate(object)
        Replay.current?.sources.activate(UInt(bitPattern: object))
      } as RealDispatch.Touch),
    Hook(
      "dispatch_release",
      { object in
        // A timer that its owner releases never fires again.
        Replay.current?.sources.forget(UInt(bitPattern: object))
        RealDispatch.release(object)
      } as RealDispatch.Touch),
  ]
}

/// Dispatch's timers in a replay. The real ones are created, but never set.
final class SourceLedger {
  private var timers: [UInt: SourceTimer] = [:]

  func make(_ source: UInt, for queue: RealDispatch.Object?, in replay: Replay) {
    timers[source] = SourceTimer(queue: queue, in: replay)
  }

  func setTimer(of source: UInt, at deadline: Double, every interval: UInt64) -> Bool {
    guard let timer = timers[source] else { return false }
    timer.set(at: deadline, every: interval == .max ? nil : Double(interval) / 1e9)
    return true
  }

  func setHandler(of source: UInt, _ handler: RealDispatch.Block?) -> Bool {
    guard let timer = timers[source] else { return false }
    timer.handler = handler
    return true
  }

  func setCancelHandler(of source: UInt, _ handler: RealDispatch.Block?) -> Bool {
    guard let timer = timers[source] else { return false }
    timer.cancelHandler = handler
    return true
  }

  func activate(_ source: UInt) { timers[source]?.activate() }

  func cancel(_ source: UInt) { timers[source]?.cancel() }

  func forget(_ source: UInt) { timers.removeValue(forKey: source)?.end() }
}

/// A Dispatch timer on the stage's clock.
private final class SourceTimer {
  var handler: RealDispatch.Block?
  var cancelHandler: RealDispatch.Block?
  private let queue: RealDispatch.Object
  private unowned let replay: Replay
  private var schedule: (start: Double, interval: Double?)?
  private var isActive = false
  private var isCancelled = false
  private var job: Int?

  init(queue: RealDispatch.Object?, in replay: Replay) {
    self.replay = replay
    self.queue = queue ?? RealDispatch.globalQueue(0, 0)
  }

  func set(at deadline: Double, every interval: Double?) {
    schedule = (deadline, interval)
    wait()
  }

  func activate() {
    isActive = true
    wait()
  }

  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    end()
    if let cancelHandler { replay.submit(cancelHandler, to: queue) }
    (handler, cancelHandler) = (nil, nil)
  }

  func end() {
    job.map(replay.remove)
    job = nil
  }

  private func wait() {
    end()
    guard isActive, !isCancelled, let schedule, schedule.start < .infinity else { return }
    job = replay.put(
      .sourceTimer(repeats: schedule.interval != nil), on: replay.lane(of: queue), at: schedule.start
    ) { [unowned self] in fire() }
  }

  private func fire() {
    job = nil
    // Schedules the next firing first, so that the handler can end the timer.
    if let (start, interval) = schedule, let interval {
      // Dispatch does not fire more often than every nanosecond.
      schedule = (start + max(interval, 1e-9), interval)
      wait()
    } else {
      schedule = nil
    }
    guard let handler else { return }
    if replay.lane(of: queue) == .main { handler() } else { RealDispatch.sync(queue, handler) }
  }
}

extension RealDispatch {
  fileprivate static let globalQueue: @convention(c) (Int, UInt) -> Object = function(
    "dispatch_get_global_queue")

  /// Returns a copy of the block at an address; `nil` for no address. The hooks take addresses since
  /// Swift's runtime cannot describe C function types with optional blocks.
  static func copy(_ block: UnsafeRawPointer?) -> Block? {
    guard let block else { return nil }
    return unsafeBitCast(copyBlock(block), to: Block.self)
  }

  private static let copyBlock: @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer = function(
    "_Block_copy")
}
