import Platform

/// The processes that a process started, those that they started, and so on.
///
/// Linux lists them in `/proc`. On other systems only the process group of a worker ends with it: a
/// process that a use case started in its own group is not found there.
package enum ProcessTree {
  /// Makes this process the owner of all processes that it starts: they end with it, unless a signal
  /// kills it.
  ///
  /// A descendant whose own parent ends becomes a child of this process, so that it is found
  /// however it was started (`PR_SET_CHILD_SUBREAPER` in prctl(2)). Code that waits for any child then
  /// sees it, so this is for programs without such code.
  package static func own() {
    _ = adopting
    _ = ending
    endWithProcess()
  }

  /// Ends children on exit, except orphaned grandchildren.
  ///
  /// This is for a process with other code in it, such as that of `swift test`: when Swift Testing runs
  /// exit tests, it waits for any child, and hangs on one that it did not start.
  package static func endWithProcess() {
    _ = ending
  }

  /// It is done once, however often it is asked for.
  private static let adopting: Void = {
    #if os(Linux)
      adoptOrphans()
    #endif
  }()

  /// It is done once, however often it is asked for.
  private static let ending: Void = {
    #if os(Linux)
      atexit { ProcessTree.endDescendants(of: getpid()) }
    #endif
  }()

  /// Kills the descendants of a process.
  static func endDescendants(of process: pid_t) {
    var killed: Set<pid_t> = []
    // A process that was listed before it was killed may have started another one.
    while true {
      let found = descendants(of: process).filter { killed.insert($0).inserted }
      guard !found.isEmpty else { return }
      found.forEach { kill($0, SIGKILL) }
    }
  }
}

extension ProcessTree {
  #if os(Linux)
    private typealias ProcessControl = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32

    /// `PR_SET_CHILD_SUBREAPER` of Linux's `prctl.h`, which Swift does not import.
    private static let setChildSubreaper: Int32 = 36

    /// Swift imports no function of C with variable arguments, so it is looked up by its name.
    private static func adoptOrphans() {
      guard let function = dlsym(nil, "prctl") else { return }
      let control = unsafeBitCast(function, to: ProcessControl.self)
      _ = control(setChildSubreaper, 1, 0, 0, 0)
    }
  #endif

  private static func descendants(of process: pid_t) -> [pid_t] {
    var found = children(of: process)
    var index = 0
    while index < found.count {
      found += children(of: found[index])
      index += 1
    }
    return found
  }

  /// Each thread has a list of the processes that it started.
  private static func children(of process: pid_t) -> [pid_t] {
    let threads = "/proc/\(process)/task"
    return ProcFile.names(in: threads).flatMap { thread in
      ProcFile.text(of: "\(threads)/\(thread)/children").split(separator: " ").compactMap { pid_t($0) }
    }
  }
}
