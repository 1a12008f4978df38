import Platform

/// A running worker, in a process group of its own.
struct WorkerProcess {
  let identifier: pid_t
  let socket: Socket
  /// Where its standard output and standard error arrive.
  let output: Int32
}

/// The reason why a worker could not be started.
package struct WorkerNotStarted: Error, Hashable, Sendable {
  package var executable: String
  /// The system's message.
  package var reason: String
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

  /// Waits for the end of a process that is ending; kills it after a second.
  ///
  /// - Returns: `nil` if it had to be killed.
  func waitForEnd() -> WorkerDeath.Cause? {
    for _ in 0..<1000 {
      if let status = status(waits: false) { return Self.cause(status) }
      usleep(1000)
    }
    end()
    return nil
  }

  /// Kills the process and waits until it is gone.
  func end() {
    kill()
    _ = status(waits: true)
  }

  func close() {
    socket.close()
    closeDescriptor(output)
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

  private func status(waits: Bool) -> Int32? {
    var status: Int32 = 0
    while true {
      let found = waitpid(identifier, &status, waits ? 0 : WNOHANG)
      if found < 0, errno == EINTR { continue }
      return found == 0 ? nil : status
    }
  }

  /// The lower seven bits are the signal, where there was one, and the next byte is the status.
  private static func cause(_ status: Int32) -> WorkerDeath.Cause {
    let signal = status & 0x7F
    return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }
}

private func signalGroup(_ group: pid_t, _ signal: Int32) {
  // A negative number names the group.
  kill(-group, signal)
}

private func closeDescriptor(_ descriptor: Int32) {
  close(descriptor)
}
