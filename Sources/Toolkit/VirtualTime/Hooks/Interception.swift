/// The process's calls that concern time, directed to the replay of the calling thread.
package final class Interception: Sendable {
  /// Installed when it is first read.
  package static let shared = Interception()

  /// Whether tasks wait on the stage's clock.
  package let coversTasks: Bool
  /// The functions that some loaded file calls, or that the program contains, and that are directed to
  /// the stage.
  let hooked: Set<String>

  private init() {
    TaskInterception.install()
    coversTasks = TaskInterception.isAvailable
    let hooks =
      ClockHooks.all + SleepHooks.all + QueueHooks.all + GroupHooks.all + SemaphoreHooks.all + SourceHooks.all
      + RunLoopHooks.all + ContinuationHooks.all + ThreadHooks.all + CurlHooks.all + NotificationHooks.all
    hooked = ImportTables.install(hooks).union(StaticProgram.shared?.install(hooks) ?? [])
  }

  /// What runs on the machine's clock instead of the stage's, a sentence for each; empty where the
  /// stage has it all.
  package var gaps: [String] {
    [
      coversTasks ? nil : "tasks do not run: this compiler's executors cannot be replaced",
      coversQueues ? nil : "work on queues and timers do not run: \(Self.staticProgram)",
      coversQueues ? nil : "requests of URLSession are sent: \(Self.staticProgram)",
      coversClocks ? nil : "dates are the machine's: \(Self.staticProgram)",
    ].compactMap(\.self)
  }

  private static let staticProgram =
    "this program is linked statically, and has no symbols or is for another processor than x86-64"

  /// Whether queues of Dispatch wait on the stage's clock.
  package var coversQueues: Bool { hooked.contains("dispatch_async") }

  /// Whether the date and uptime are the stage's.
  package var coversClocks: Bool { hooked.contains("clock_gettime") }
}
