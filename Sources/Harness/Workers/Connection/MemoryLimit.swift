@preconcurrency import Platform

extension WorkerConnection {
  /// Limits the memory of the worker, so that one that allocates endlessly dies before the machine
  /// suffers.
  ///
  /// The system refuses private memory beyond the limit. It has no limit for memory that could be
  /// shared with other processes, so on systems with `/proc` a thread watches the sum of both, and ends
  /// the process.
  ///
  /// - Parameter bytes: The most memory, in bytes.
  package func limitMemory(to bytes: UInt64) {
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
    #else
      setrlimit(RLIMIT_DATA, &limit)
    #endif
    #if os(Linux)
      var thread = pthread_t()
      // The thread's argument is the limit itself, passed as the address of a pointer.
      pthread_create(
        &thread, nil, { MemoryUse.watch(limit: UInt64(UInt(bitPattern: $0))) }, .init(bitPattern: UInt(bytes))
      )
      pthread_detach(thread)
    #endif
  }
}

/// The memory of this process that is not backed by a file.
enum MemoryUse {
  /// Ends the process as soon as it exceeds the limit.
  static func watch(limit: UInt64) -> UnsafeMutableRawPointer? {
    while bytes(inStatus: ProcFile.text(of: "/proc/self/status")) <= limit { usleep(50_000) }
    fputs("The process has more than the \(limit >> 20) MiB of memory that a worker may have.\n", stderr)
    abort()
  }

  /// The sum of private and shared memory in a text of `/proc/self/status`.
  static func bytes(inStatus status: String) -> UInt64 {
    status.split(separator: "\n").reduce(0) { sum, line in
      guard line.hasPrefix("RssAnon:") || line.hasPrefix("RssShmem:") else { return sum }
      let kibibytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { UInt64($0) }
      return sum + (kibibytes ?? 0) << 10
    }
  }
}
