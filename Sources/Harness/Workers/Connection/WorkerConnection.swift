#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#endif

/// A worker's end of its connection to the process that gives it jobs.
///
///     let connection = WorkerConnection()
///     connection.serve { job in answer(job) }
package struct WorkerConnection {
  private let socket = Socket(descriptor: Self.descriptor)

  /// The descriptor of the connection in a worker.
  static let descriptor: Int32 = 3

  package init() {}

  /// Limits the memory of the worker, in bytes, so that one that allocates without end dies before
  /// the machine suffers.
  package func limitMemory(to bytes: UInt64) {
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
    #else
      setrlimit(RLIMIT_DATA, &limit)
    #endif
  }

  /// Answers jobs until the other end closes the connection.
  ///
  /// A worker must not outlive the process that it works for, even while a job hangs, so a thread
  /// watches the connection and ends the process when it is closed.
  package func serve(_ answer: (_ job: [UInt8]) -> [UInt8]) {
    endWithConnection()
    writeOutputByLines()
    var reader = FrameReader()
    while let job = next(&reader) {
      guard socket.send(Frame.encode(answer(job))) else { return waitForEnd() }
    }
  }

  /// Has output written line by line, so that what was printed before a crash is not lost.
  private func writeOutputByLines() {
    setvbuf(stdout, nil, _IOLBF, 0)
  }

  /// A job that closed the connection is recognized by the process living on without it.
  private func waitForEnd() {
    if fcntl(Self.descriptor, F_GETFD) < 0 { sleep(10) }
  }

  private func next(_ reader: inout FrameReader) -> [UInt8]? {
    while true {
      if let job = try? reader.next() { return job }
      guard case .bytes(let bytes) = receive() else { return nil }
      reader.append(bytes)
    }
  }

  /// Polls for the next job as long as it usually takes to arrive, and only then sleeps: waking up
  /// takes longer than many jobs.
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
    var thread = pthread_t()
    pthread_create(&thread, nil, { _ in Self.watch() }, nil)
    pthread_detach(thread)
  }

  /// Polls again every 200 ms: a `poll` that waits would not notice that a use case closed the
  /// connection by mistake.
  private static func watch() -> UnsafeMutableRawPointer? {
    var watched = pollfd(fd: descriptor, events: 0, revents: 0)
    while poll(&watched, 1, 200) <= 0 {}
    guard watched.revents & Int16(POLLNVAL) != 0 else { _exit(0) }
    return nil
  }
}
