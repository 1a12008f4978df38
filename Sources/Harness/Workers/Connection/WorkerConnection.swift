#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A worker's end of its connection to the process that hands it jobs.
///
///     let connection = WorkerConnection()
///     connection.serve { job in answer(job) }
package struct WorkerConnection {
  private let socket = Socket(descriptor: Self.descriptor)

  /// The descriptor that a worker finds its connection at.
  static let descriptor: Int32 = 3

  package init() {}

  /// Lets the worker have no more than so many bytes of memory, so that one that allocates without end dies before the
  /// machine suffers.
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
  /// A worker must not outlive the process that it works for, even while a job hangs, so a thread watches the connection
  /// and ends the process where it is closed.
  package func serve(_ answer: (_ job: [UInt8]) -> [UInt8]) {
    endWithConnection()
    writeOutputByLines()
    var reader = FrameReader()
    while let job = next(&reader) {
      guard socket.send(Frame.encode(answer(job))) else { return waitForEnd() }
    }
  }

  /// A job that closed the connection is told by the process being there without it.
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

  /// Looks for the next job without sleeping for as long as it mostly takes to come: to be woken takes longer than many a
  /// job does.
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

  /// Looks anew from time to time: while it waits, a connection that a use case closed by mistake stays open.
  private static func watch() -> UnsafeMutableRawPointer? {
    var watched = pollfd(fd: descriptor, events: 0, revents: 0)
    while poll(&watched, 1, 200) <= 0 {}
    guard watched.revents & Int16(POLLNVAL) != 0 else { _exit(0) }
    return nil
  }
}
