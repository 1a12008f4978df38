import Platform

/// A running worker, in its own process group.
struct WorkerProcess {
  let identifier: pid_t
  let socket: Socket
  /// Where its standard output and standard error arrive.
  let output: Int32
  let container: DataContainer
}

/// The reason why a worker could not be started.
package struct WorkerNotStarted: Error, Hashable, Sendable {
  package var executable: String
  /// The system's message.
  package var reason: String
  /// The folder for temporary files, if it is the reason.
  package var unusableFolder: String?
}

extension WorkerProcess {
  /// Kills the worker and all that its use cases started, whatever process group that is in.
  ///
  /// The worker is halted first: it starts nothing more, and its descendants stay below it.
  func kill() {
    signalGroup(identifier, SIGSTOP)
    ProcessTree.endDescendants(of: identifier)
    signalGroup(identifier, SIGKILL)
  }

  /// Waits up to one second for the end of a process that is ending; returns whether it has ended.
  ///
  /// It is not reaped, so that its identifier stays valid until ``end()``, which kills by it what the
  /// process started.
  func waitForEnd() -> Bool {
    for _ in 0..<1000 {
      if hasEnded { return true }
      usleep(1000)
    }
    return false
  }

  private var hasEnded: Bool {
    var information = siginfo_t()
    let options = WEXITED | WNOHANG | WNOWAIT
    // The system does not set the information while the process runs.
    guard waitid(P_PID, id_t(identifier), &information, options) == 0 else { return errno != EINTR }
    return information.si_signo == SIGCHLD
  }

  /// Kills the process and all that it started, and waits until it is gone. Call it once only.
  ///
  /// - Returns: How it ended: killed by this call, unless it had ended before.
  @discardableResult
  func end() -> WorkerDeath.Cause {
    kill()
    // From here on, another process may get the identifier.
    return Self.cause(reap())
  }

  /// Releases what belongs to a process that has ended.
  func close() {
    socket.close()
    closeDescriptor(output)
    container.remove()
  }

  /// Reads what has been written so far, without waiting.
  func drainOutput(into captured: inout CapturedOutput) {
    withUnsafeTemporaryAllocation(byteCount: 64 * 1024, alignment: 1) { buffer in
      while true {
        let count = read(output, buffer.baseAddress, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        captured.append(buffer.prefix(count))
      }
    }
  }

  /// Waits for the end of the process, and returns its status.
  private func reap() -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// The lower seven bits are the signal, if there was one, and the next byte is the exit status.
  private static func cause(_ status: Int32) -> WorkerDeath.Cause {
    let signal = status & 0x7F
    return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }
}

private func signalGroup(_ group: pid_t, _ signal: Int32) {
  // A negative number means the process group.
  kill(-group, signal)
}

private func closeDescriptor(_ descriptor: Int32) {
  close(descriptor)
}
