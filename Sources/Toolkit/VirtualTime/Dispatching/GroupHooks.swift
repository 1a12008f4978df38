/// Groups of work.
enum GroupHooks {
  private typealias Submit =
    @convention(c) (RealDispatch.Object, RealDispatch.Object, @escaping RealDispatch.Block) -> Void
  typealias Wait = @convention(c) (RealDispatch.Object, UInt64) -> Int

  private static let realAsync: Submit = RealDispatch.function("dispatch_group_async")
  private static let realNotify: Submit = RealDispatch.function("dispatch_group_notify")
  private static let realEnter: RealDispatch.Touch = RealDispatch.function("dispatch_group_enter")
  fileprivate static let realLeave: RealDispatch.Touch = RealDispatch.function("dispatch_group_leave")
  static let realWait: Wait = RealDispatch.function("dispatch_group_wait")

  static let all: [Hook] = [
    Hook(
      "dispatch_group_async",
      { group, queue, block in
        guard let replay = Replay.current else { return realAsync(group, queue, block) }
        realEnter(group)
        replay.submit(
          { [unowned replay] in
            block()
            replay.groups.leave(group, in: replay)
          }, to: queue)
      } as Submit),
    Hook(
      "dispatch_group_leave",
      { group in
        guard let replay = Replay.current else { return realLeave(group) }
        replay.groups.leave(group, in: replay)
      } as RealDispatch.Touch),
    Hook(
      "dispatch_group_notify",
      { group, queue, block in
        guard let replay = Replay.current else { return realNotify(group, queue, block) }
        replay.groups.notify(of: group, in: replay) { replay.submit(block, to: queue) }
      } as Submit),
    Hook(
      "dispatch_group_wait",
      { group, time in
        wait(in: "DispatchGroup.wait", for: group, until: time, realWait)
      } as Wait),
  ]

  /// Waits for a group or a semaphore, on the stage's clock if there is a replay.
  ///
  /// - Returns: 0, or 1 if the time was over first, as Dispatch does.
  static func wait(
    in call: String, for object: RealDispatch.Object, until time: UInt64, _ realWait: Wait
  ) -> Int {
    guard let replay = Replay.current else { return realWait(object, time) }
    let isDone = replay.wait(in: call, until: replay.deadline(time)) { nap in
      realWait(object, RealTime.milliseconds(nap)) == 0
    }
    return isDone ? 0 : 1
  }
}

/// The work to do when groups become empty.
final class GroupLedger {
  private var notifications: [UInt: [() -> Void]] = [:]

  /// Runs `work` as soon as a group is empty.
  func notify(of group: RealDispatch.Object, in replay: Replay, _ work: @escaping () -> Void) {
    guard GroupHooks.realWait(group, 0) != 0 else { return work() }
    RealDispatch.retain(group)
    notifications[UInt(bitPattern: group), default: []].append {
      work()
      RealDispatch.release(group)
    }
  }

  /// Ends one part of a group's work.
  func leave(_ group: RealDispatch.Object, in replay: Replay) {
    GroupHooks.realLeave(group)
    guard notifications[UInt(bitPattern: group)] != nil, GroupHooks.realWait(group, 0) == 0 else { return }
    for work in notifications.removeValue(forKey: UInt(bitPattern: group)) ?? [] { work() }
  }
}
