/// Foundation's timers in a replay.
///
/// They are in a mode of the thread's run loop that nothing else runs; when one is due, a turn in that mode
/// fires it.
final class TimerLedger {
  typealias Object = RunLoopHooks.Object
  private var jobs: [UInt: Int] = [:]
  private var timers: [Object] = []
  /// Each replay has its own mode, since another's timers are due by another clock.
  private let mode = RunLoopModes.take()

  deinit { RunLoopModes.giveBack(mode) }

  func add(_ timer: Object, in replay: Replay) {
    guard jobs[UInt(bitPattern: timer)] == nil else { return }
    CoreRunLoop.add(CoreRunLoop.current(), timer, mode.name)
    timers.append(timer)
    wait(for: timer, in: replay)
  }

  func remove(_ timer: Object, in replay: Replay) {
    guard let job = jobs.removeValue(forKey: UInt(bitPattern: timer)) else { return }
    replay.remove(job)
    timers.removeAll { $0 == timer }
  }

  func reschedule(_ timer: Object, in replay: Replay) {
    guard let job = jobs[UInt(bitPattern: timer)] else { return }
    replay.remove(job)
    wait(for: timer, in: replay)
  }

  /// Ends all timers without letting them fire.
  func removeAll(in replay: Replay) {
    for timer in timers {
      remove(timer, in: replay)
      CoreRunLoop.invalidate(timer)
    }
  }

  private func wait(for timer: Object, in replay: Replay, atLeast seconds: Double = 0) {
    let repeats = CoreRunLoop.interval(timer) > 0
    let time = max(dueTime(of: timer, in: replay), replay.now + seconds)
    jobs[UInt(bitPattern: timer)] = replay.put(.timer(repeats: repeats), on: .main, at: time) {
      [unowned self, unowned replay] in fire(timer, in: replay)
    }
  }

  private func fire(_ timer: Object, in replay: Replay) {
    let address = UInt(bitPattern: timer)
    let due = CoreRunLoop.nextDate(timer)
    // The mode wakes up once for each timer that is due, or for no reason.
    for _ in 0..<10 where CoreRunLoop.isValid(timer) != 0 && CoreRunLoop.nextDate(timer) <= due {
      _ = CoreRunLoop.run(mode.name, 0, 0)
    }
    guard jobs[address] != nil else { return }
    guard CoreRunLoop.isValid(timer) != 0 else { return remove(timer, in: replay) }
    // Its date may be some nanoseconds after the time to which it was rounded.
    wait(for: timer, in: replay, atLeast: CoreRunLoop.nextDate(timer) <= due ? 1e-6 : 0)
  }

  /// The virtual time at which a timer is due, in whole nanoseconds.
  private func dueTime(of timer: Object, in replay: Replay) -> Double {
    let sinceReference = replay.startDate - CoreRunLoop.referenceDate
    return ((CoreRunLoop.nextDate(timer) - sinceReference) * 1e6).rounded() / 1e6
  }
}

/// The modes of replays. Run loops keep modes forever, so they are reused.
private enum RunLoopModes {
  struct Mode: Sendable {
    nonisolated(unsafe) let name: TimerLedger.Object
  }

  private static let modes = Locked((free: [Mode](), count: 0))

  static func take() -> Mode {
    modes.withLock { modes in
      if let mode = modes.free.popLast() { return mode }
      modes.count += 1
      return Mode(name: CoreRunLoop.string("VirtualTime \(modes.count)"))
    }
  }

  static func giveBack(_ mode: Mode) {
    modes.withLock { $0.free.append(mode) }
  }
}

/// Core Foundation's functions on run loops.
private enum CoreRunLoop {
  typealias Object = RunLoopHooks.Object

  /// The seconds from 1970 to Foundation's reference date.
  static let referenceDate = 978_307_200.0

  static let current: @convention(c) () -> Object = RealDispatch.function("CFRunLoopGetCurrent")
  static let add: @convention(c) (Object, Object, Object) -> Void = RealDispatch.function("CFRunLoopAddTimer")
  static let run: @convention(c) (Object, Double, UInt8) -> Int32 = RealDispatch.function(
    "CFRunLoopRunInMode")
  static let nextDate: @convention(c) (Object) -> Double = RealDispatch.function(
    "CFRunLoopTimerGetNextFireDate")
  static let interval: @convention(c) (Object) -> Double = RealDispatch.function("CFRunLoopTimerGetInterval")
  static let isValid: @convention(c) (Object) -> UInt8 = RealDispatch.function("CFRunLoopTimerIsValid")
  static let invalidate: @convention(c) (Object) -> Void = RealDispatch.function("CFRunLoopTimerInvalidate")

  /// Returns a Core Foundation string, which is never released.
  static func string(_ text: String) -> Object {
    let make: @convention(c) (Object?, UnsafePointer<CChar>, UInt32) -> Object = RealDispatch.function(
      "CFStringCreateWithCString")
    // The encoding UTF-8.
    return make(nil, text, 0x0800_0100)
  }
}
