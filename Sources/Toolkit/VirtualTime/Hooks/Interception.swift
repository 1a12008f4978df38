/// Redirects the process's calls that concern time to the replay of the calling thread.
package final class Interception: Sendable {
  /// Installed when it is first read.
  package static let shared = Interception()

  /// Whether tasks wait on the stage's clock.
  package let coversTasks: Bool
  /// The redirected functions: those that a loaded file calls or the program contains.
  let hooked: Set<String>

  private init() {
    TaskInterception.install()
    coversTasks = TaskInterception.isAvailable
    let hooks =
      ClockHooks.all + SleepHooks.all + QueueHooks.all + GroupHooks.all + SemaphoreHooks.all + SourceHooks.all
      + RunLoopHooks.all + ContinuationHooks.all + ThreadHooks.all + CurlHooks.all + NotificationHooks.all
      + RandomHooks.all
    hooked = ImportTables.install(hooks).union(StaticProgram.shared?.install(hooks) ?? [])
  }

  /// What does not run on the stage's clock, a sentence for each gap; empty if everything does.
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
