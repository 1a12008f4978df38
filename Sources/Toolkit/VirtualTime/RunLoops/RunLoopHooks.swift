/// Foundation's run loops: timers and blocks.
enum RunLoopHooks {
  typealias Object = UnsafeRawPointer
  private typealias AddTimer = @convention(c) (Object, Object, Object) -> Void
  private typealias Invalidate = @convention(c) (Object) -> Void
  private typealias SetDate = @convention(c) (Object, Double) -> Void
  private typealias PerformBlock = @convention(c) (Object, Object, @escaping RealDispatch.Block) -> Void
  private typealias Run = @convention(c) (Object, Double, UInt8) -> Int32
  private typealias IsFinished = @convention(c) (Object, Object) -> UInt8
  private typealias Arm =
    @convention(c) (Int32, Int32, UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Int32

  private static let realAdd: AddTimer = RealDispatch.function("CFRunLoopAddTimer")
  private static let realInvalidate: Invalidate = RealDispatch.function("CFRunLoopTimerInvalidate")
  private static let realSetDate: SetDate = RealDispatch.function("CFRunLoopTimerSetNextFireDate")
  private static let realPerform: PerformBlock = RealDispatch.function("CFRunLoopPerformBlock")
  private static let realRun: Run = RealDispatch.function("CFRunLoopRunInMode")
  private static let realIsFinished: IsFinished = RealDispatch.function("_CFRunLoopFinished")
  private static let realArm: Arm = RealDispatch.function("timerfd_settime")

  static let all: [Hook] = [
    Hook(
      "CFRunLoopAddTimer",
      { loop, timer, mode in
        guard isOfStage(loop) else { return realAdd(loop, timer, mode) }
        if let replay = Replay.current { return replay.timers.add(timer, in: replay) }
        // The thread is in real time.
        let delay = nextDate(timer) - date()
        nonisolated(unsafe) let timer = retain(timer)
        ThreadInbox.current?.post {
          realSetDate(timer, date() + delay)
          $0.timers.add(timer, in: $0)
          release(timer)
        }
      } as AddTimer),
    Hook(
      "CFRunLoopTimerInvalidate",
      { timer in
        if let replay = Replay.current { replay.timers.remove(timer, in: replay) }
        realInvalidate(timer)
      } as Invalidate),
    Hook(
      "CFRunLoopTimerSetNextFireDate",
      { timer, date in
        realSetDate(timer, date)
        if let replay = Replay.current { replay.timers.reschedule(timer, in: replay) }
      } as SetDate),
    Hook(
      "CFRunLoopPerformBlock",
      { loop, mode, block in
        guard isOfStage(loop) else { return realPerform(loop, mode, block) }
        if let replay = Replay.current {
          replay.put(.runLoopBlock, on: .main) { block() }
        } else {
          ThreadInbox.current?.post(block, to: RealDispatch.mainQueue)
        }
      } as PerformBlock),
    Hook(
      "CFRunLoopRunInMode",
      { mode, seconds, returnsAfterSource in
        guard let replay = Replay.current else { return realRun(mode, seconds, returnsAfterSource) }
        return replay.runLoop(for: seconds)
      } as Run),
    Hook(
      "_CFRunLoopFinished",
      { loop, mode in
        guard let replay = Replay.current else { return realIsFinished(loop, mode) }
        // The application's main loop always has sources of events.
        return replay.hasEndlessRun ? 1 : 0
      } as IsFinished),
    Hook(
      "timerfd_settime",
      { file, flags, time, former in
        guard Replay.current != nil else { return realArm(file, flags, time, former) }
        // The timer itself compares its date with the stage's clock, so its loop only has to wake up.
        var now = (0, 0, 0, 1)
        return realArm(file, 0, &now, former)
      } as Arm),
  ]
}

extension RunLoopHooks {
  private static let main: @convention(c) () -> Object = RealDispatch.function("CFRunLoopGetMain")
  private static let current: @convention(c) () -> Object = RealDispatch.function("CFRunLoopGetCurrent")
  private static let date: @convention(c) () -> Double = RealDispatch.function("CFAbsoluteTimeGetCurrent")
  private static let nextDate: @convention(c) (Object) -> Double = RealDispatch.function(
    "CFRunLoopTimerGetNextFireDate")
  private static let retain: @convention(c) (Object) -> Object = RealDispatch.function("CFRetain")
  private static let release: @convention(c) (Object) -> Void = RealDispatch.function("CFRelease")

  /// Whether a run loop is the stage's, seen from this thread. The application's own threads also have
  /// their own run loops.
  private static func isOfStage(_ loop: Object) -> Bool {
    if Replay.current != nil { return loop == main() || loop == current() }
    return ThreadInbox.current != nil && loop == main()
  }
}

extension Replay {
  /// Runs a loop for an application: does one piece of work, or else lets the time pass.
  ///
  /// - Returns: Core Foundation's number for the result.
  fileprivate func runLoop(for seconds: Double) -> Int32 {
    let (finished, timedOut, handledSource): (Int32, Int32, Int32) = (1, 3, 4)
    let end = now + max(0, seconds)
    if runNextOrLayOut(dueBy: end) {
      hasEndlessRun = hasEndlessRun || !countTurn(in: "RunLoop.run")
      return hasEndlessRun ? finished : handledSource
    }
    // Nothing on the stage can end a wait for the distant future.
    guard seconds < 1e9 else {
      hasEndlessRun = true
      fail(ReplayFault(kind: .deadlock("RunLoop.run"), calls: calls))
      return finished
    }
    onLoop { loop.moveClock(to: end) }
    return timedOut
  }

  /// Runs work that is due now; or else ends the turn, so that UIKit lays out, and runs work that is due by
  /// a time.
  private func runNextOrLayOut(dueBy end: Double) -> Bool {
    onLoop {
      if loop.runNext(dueBy: loop.now, where: { _ in true }) { return true }
      loop.endIdleTurn()
      return loop.runNext(dueBy: end, where: { _ in true })
    }
  }
}
