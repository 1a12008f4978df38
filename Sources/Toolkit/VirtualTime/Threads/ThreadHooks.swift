#if canImport(Glibc)
  import Glibc
#endif

/// Threads that an application begins itself.
enum ThreadHooks {
  typealias Routine = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  private typealias Create =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Routine, UnsafeMutableRawPointer?) -> Int32

  private typealias IsMain = @convention(c) () -> Bool

  private static let realIsMain: IsMain = RealDispatch.function("_CFIsMainThread")
  private static let real: Create = RealDispatch.function("pthread_create")

  static let all: [Hook] = [
    Hook(
      "_CFIsMainThread",
      {
        // A stage's thread is its application's main thread, which differs from the process's in tests.
        guard let replay = Replay.current else { return realIsMain() }
        return replay.isOnMain
      } as IsMain),
    Hook(
      "pthread_create",
      { thread, attributes, routine, argument in
        guard let replay = Replay.current else { return real(thread, attributes, routine, argument) }
        let start = ThreadStart(routine, argument, in: replay.threads)
        let status = real(thread, attributes, { ThreadStart.take($0).run() }, start.retained)
        if status != 0 { _ = ThreadStart.take(start.retained) }
        return status
      } as Create),
  ]
}

/// The routine and argument of a replay's thread, until the thread begins.
private final class ThreadStart {
  private let routine: ThreadHooks.Routine
  private let argument: UnsafeMutableRawPointer?
  private let inbox: ThreadInbox

  init(_ routine: ThreadHooks.Routine, _ argument: UnsafeMutableRawPointer?, in inbox: ThreadInbox) {
    self.routine = routine
    self.argument = argument
    self.inbox = inbox
    inbox.begin()
  }

  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  static func take(_ pointer: UnsafeMutableRawPointer?) -> ThreadStart {
    guard let pointer else { preconditionFailure("a thread begins without its argument") }
    return Unmanaged<ThreadStart>.fromOpaque(pointer).takeRetainedValue()
  }

  func run() -> UnsafeMutableRawPointer? {
    ThreadInbox.enter(inbox)
    return routine(argument)
  }
}
