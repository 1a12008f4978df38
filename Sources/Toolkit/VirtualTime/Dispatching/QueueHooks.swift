/// Work for queues.
enum QueueHooks {
  private typealias Real = RealDispatch

  static let all: [Hook] = submitting + waiting + cancelling + making

  private static let submitting: [Hook] = [
    Hook(
      "dispatch_async",
      { queue, block in
        guard let replay = Replay.current else {
          return ThreadInbox.current?.post(block, to: queue) ?? Real.async(queue, block)
        }
        replay.submit(block, to: queue)
      } as Real.Submit),
    Hook(
      "dispatch_barrier_async",
      { queue, block in
        guard let replay = Replay.current else { return Real.barrierAsync(queue, block) }
        // One job runs at a time, so each is a barrier.
        replay.submit(block, to: queue)
      } as Real.Submit),
    Hook(
      "dispatch_async_f",
      { queue, context, function in
        guard let replay = Replay.current else { return Real.asyncFunction(queue, context, function) }
        replay.submit({ function(context) }, to: queue)
      } as Real.SubmitFunction),
    Hook(
      "dispatch_after",
      { time, queue, block in
        guard let replay = Replay.current else { return Real.after(time, queue, block) }
        replay.submit(block, to: queue, at: replay.deadline(time))
      } as Real.SubmitLater),
    Hook(
      "dispatch_after_f",
      { time, queue, context, function in
        guard let replay = Replay.current else { return Real.afterFunction(time, queue, context, function) }
        replay.submit({ function(context) }, to: queue, at: replay.deadline(time))
      } as Real.SubmitFunctionLater),
  ]

  private static let waiting: [Hook] = [
    Hook(
      "dispatch_sync",
      { queue, block in
        guard let replay = Replay.current else { return Real.sync(queue, block) }
        replay.runNow(block, on: queue, with: Real.sync)
      } as Real.Submit),
    Hook(
      "dispatch_barrier_sync",
      { queue, block in
        guard let replay = Replay.current else { return Real.barrierSync(queue, block) }
        replay.runNow(block, on: queue, with: Real.barrierSync)
      } as Real.Submit),
    Hook(
      "dispatch_apply",
      { count, queue, body in
        guard Replay.current != nil else { return realApply(count, queue, body) }
        for index in 0..<count { body(index) }
      } as Apply),
    Hook(
      "dispatch_assert_queue_not",
      { queue in
        // Dispatch considers the thread the main queue's even while it runs another queue's job.
        if let replay = Replay.current, queue == Real.mainQueue, !replay.isOnMain { return }
        realAssertNot(queue)
      } as Real.Touch),
  ]

  private static let cancelling: [Hook] = [
    Hook(
      "dispatch_block_cancel",
      { block in
        realCancel(block)
        guard let replay = Replay.current else { return }
        replay.queues.takeJobs(for: UInt(bitPattern: block)).forEach(replay.neglect)
      } as Real.Touch),
    Hook(
      "dispatch_block_notify",
      { block, queue, notification in
        guard let replay = Replay.current else { return realNotify(block, queue, notification) }
        let address = UInt(bitPattern: block)
        guard !replay.queues.isFinished(address, { realWait(block, 0) == 0 }) else {
          return replay.submit(notification, to: queue)
        }
        replay.queues.add(
          successor: { [unowned replay] in replay.submit(notification, to: queue) }, of: address)
      } as Notify),
    Hook(
      "dispatch_block_wait",
      { block, time in
        guard let replay = Replay.current else { return realWait(block, time) }
        let isDone = replay.wait(in: "DispatchWorkItem.wait", until: replay.deadline(time)) { _ in
          replay.queues.isFinished(UInt(bitPattern: block)) { realWait(block, 0) == 0 }
        }
        return isDone ? 0 : 1
      } as Wait),
    Hook(
      "dispatch_suspend",
      { object in
        guard let replay = Replay.current else { return realSuspend(object) }
        replay.queues.suspend(UInt(bitPattern: object))
      } as Real.Touch),
    Hook(
      "dispatch_resume",
      { object in
        guard let replay = Replay.current, replay.queues.isSuspended(UInt(bitPattern: object)) else {
          Replay.current?.sources.activate(UInt(bitPattern: object))
          return realResume(object)
        }
        replay.queues.resume(UInt(bitPattern: object))
        replay.sources.activate(UInt(bitPattern: object))
      } as Real.Touch),
  ]

  private static let making: [Hook] = [
    Hook(
      "dispatch_queue_attr_make_with_qos_class",
      { original, quality, priority in
        let attribute = realAttributeWithQuality(original, quality, priority)
        QueueRegistry.derive(attribute, from: original)
        return attribute
      } as MakeAttributeWithQuality),
    Hook(
      "dispatch_queue_attr_make_with_autorelease_frequency",
      { original, frequency in
        let attribute = realAttributeWithFrequency(original, frequency)
        QueueRegistry.derive(attribute, from: original)
        return attribute
      } as MakeAttributeWithFrequency),
    Hook(
      "dispatch_queue_create",
      { label, attribute in
        let queue = realCreate(label, attribute)
        QueueRegistry.make(queue, with: attribute)
        return queue
      } as Create),
    Hook(
      "dispatch_queue_create_with_target",
      { label, attribute, target in
        let queue = realCreateWithTarget(label, attribute, target)
        QueueRegistry.make(queue, with: attribute)
        QueueRegistry.set(target: target, of: queue)
        return queue
      } as CreateWithTarget),
    Hook(
      "dispatch_set_target_queue",
      { object, target in
        QueueRegistry.set(target: target, of: object)
        realSetTarget(object, target)
      } as SetTarget),
  ]
}

extension QueueHooks {
  private typealias Object = RealDispatch.Object
  private typealias Apply = @convention(c) (Int, Object?, @convention(block) (Int) -> Void) -> Void
  private typealias Notify = @convention(c) (Object, Object, @escaping RealDispatch.Block) -> Void
  private typealias Wait = @convention(c) (Object, UInt64) -> Int
  private typealias MakeAttributeWithQuality = @convention(c) (Object?, UInt32, Int32) -> Object?
  private typealias MakeAttributeWithFrequency = @convention(c) (Object?, UInt) -> Object?
  private typealias Create = @convention(c) (UnsafePointer<CChar>?, Object?) -> Object
  private typealias CreateWithTarget = @convention(c) (UnsafePointer<CChar>?, Object?, Object?) -> Object

  private static let realApply: Apply = RealDispatch.function("dispatch_apply")
  private static let realAssertNot: RealDispatch.Touch = RealDispatch.function("dispatch_assert_queue_not")
  private static let realCancel: RealDispatch.Touch = RealDispatch.function("dispatch_block_cancel")
  private static let realNotify: Notify = RealDispatch.function("dispatch_block_notify")
  private static let realWait: Wait = RealDispatch.function("dispatch_block_wait")
  private static let realSuspend: RealDispatch.Touch = RealDispatch.function("dispatch_suspend")
  private static let realResume: RealDispatch.Touch = RealDispatch.function("dispatch_resume")
  private static let realAttributeWithQuality: MakeAttributeWithQuality =
    RealDispatch.function("dispatch_queue_attr_make_with_qos_class")
  private static let realAttributeWithFrequency: MakeAttributeWithFrequency =
    RealDispatch.function("dispatch_queue_attr_make_with_autorelease_frequency")
  private static let realCreate: Create = RealDispatch.function("dispatch_queue_create")
  private typealias SetTarget = @convention(c) (Object, Object?) -> Void
  private static let realSetTarget: SetTarget = RealDispatch.function("dispatch_set_target_queue")
  private static let realCreateWithTarget: CreateWithTarget =
    RealDispatch.function("dispatch_queue_create_with_target")
}
