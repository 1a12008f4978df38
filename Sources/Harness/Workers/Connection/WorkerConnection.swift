@preconcurrency import Platform

/// A worker's end of the connection to the process that sends it jobs.
///
///     let connection = WorkerConnection()
///     connection.serve { job in answer(job) }
package struct WorkerConnection {
  private let socket = Socket(descriptor: Self.descriptor)

  /// The descriptor of the connection in a worker.
  static let descriptor: Int32 = 3

  package init() {}

  /// Answers jobs until the other end closes the connection.
  ///
  /// A worker must not outlive the process that it works for, even if a job hangs. So a thread watches
  /// the connection, and ends the process and everything that its jobs started when it is closed.
  ///
  /// - Parameter answer: Does a job, and returns the message that answers it.
  package func serve(_ answer: (_ job: [UInt8]) -> [UInt8]) {
    ProcessTree.own()
    endWithConnection()
    writeOutputByLines()
    var reader = FrameReader()
    while let job = next(&reader) {
      let answer = Frame(number: job.number, payload: answer(job.payload))
      guard socket.send(answer.bytes) else { return waitForEnd() }
    }
  }

  /// Makes output line-buffered, so that what was printed before a crash is not lost.
  private func writeOutputByLines() {
    setvbuf(stdout, nil, _IOLBF, 0)
  }

  /// Waits to be killed: the pool recognizes a job that closed the connection by its process surviving.
  private func waitForEnd() {
    if fcntl(Self.descriptor, F_GETFD) < 0 { sleep(10) }
  }

  private func next(_ reader: inout FrameReader) -> Frame? {
    while true {
      if let job = try? reader.next() { return job }
      guard case .bytes(let bytes) = receive() else { return nil }
      reader.append(bytes)
    }
  }

  /// Polls for the next job for the time that it usually takes to arrive, and only then sleeps: waking
  /// up takes longer than many jobs.
  private func receive() -> Socket.Received {
    let patience = ContinuousClock.now + .microseconds(200)
    while ContinuousClock.now < patience {
      let received = socket.receive(waits: false)
      guard case .nothing = received else { return received }
      sched_yield()
    }
    return socket.receive(waits: true)
  }

  private func endWithConnection() {
    #if canImport(Darwin)
      var thread: pthread_t?
      pthread_create(&thread, nil, { _ in Self.watch() }, nil)
      if let thread { pthread_detach(thread) }
    #else
      var thread = pthread_t()
      pthread_create(&thread, nil, { _ in Self.watch() }, nil)
      pthread_detach(thread)
    #endif
  }

  /// Polls again every 200 ms: a `poll` that waits would not notice that a use case closed the
  /// connection by mistake.
  private static func watch() -> UnsafeMutableRawPointer? {
    var watched = pollfd(fd: descriptor, events: 0, revents: 0)
    while poll(&watched, 1, 200) <= 0 {}
    guard watched.revents & Int16(POLLNVAL) != 0 else {
      ProcessTree.endDescendants(of: getpid())
      // Unlike `exit`, this runs no handlers, which could wait for a job that hangs.
      _exit(0)
    }
    return nil
  }
}
