/// The process's calls that concern time, directed to the replay of the calling thread.
package final class Interception: Sendable {
  /// Installed when it is first read.
  package static let shared = Interception()

  /// Whether tasks wait on the stage's clock.
  package let coversTasks: Bool
  /// The functions that some loaded file calls and that are directed to the stage.
  let hooked: Set<String>

  private init() {
    TaskInterception.install()
    coversTasks = TaskInterception.isAvailable
    hooked = ImportTables.install(
      ClockHooks.all + SleepHooks.all + QueueHooks.all + GroupHooks.all + SemaphoreHooks.all + SourceHooks.all
        + RunLoopHooks.all + ContinuationHooks.all + ThreadHooks.all + CurlHooks.all + NotificationHooks.all)
  }

  /// What runs on the machine's clock instead of the stage's, a sentence for each; empty where the
  /// stage has it all.
  package var gaps: [String] {
    [
      coversTasks ? nil : "tasks do not run: this compiler's executors cannot be replaced",
      coversQueues ? nil : "work on queues and timers do not run: this program is linked statically",
      coversQueues ? nil : "requests of URLSession are sent: this program is linked statically",
      coversClocks ? nil : "dates are the machine's: this program is linked statically",
    ].compactMap(\.self)
  }

  /// Whether queues of Dispatch wait on the stage's clock, which they do not in a program that is
  /// linked statically.
  package var coversQueues: Bool { hooked.contains("dispatch_async") }

  /// Whether the date and uptime are the stage's.
  package var coversClocks: Bool { hooked.contains("clock_gettime") }
}
