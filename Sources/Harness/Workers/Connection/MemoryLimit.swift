@preconcurrency import Platform

extension WorkerConnection {
  /// Limits the memory of the worker, in bytes, so that one that allocates without end dies before
  /// the machine suffers.
  ///
  /// The system refuses private memory beyond the limit. It has no limit for memory that could be
  /// shared with other processes, so a thread looks at the sum of both, where `/proc` lists them, and
  /// ends the process.
  package func limitMemory(to bytes: UInt64) {
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
    #else
      setrlimit(RLIMIT_DATA, &limit)
    #endif
    #if os(Linux)
      var thread = pthread_t()
      // The limit is the thread's whole argument: a pointer to nothing with the limit as its
      // address.
      pthread_create(
        &thread, nil, { MemoryUse.watch(limit: UInt64(UInt(bitPattern: $0))) }, .init(bitPattern: UInt(bytes))
      )
      pthread_detach(thread)
    #endif
  }
}

/// The memory of this process that no file on a disk backs.
enum MemoryUse {
  /// Ends the process as soon as it has more memory than it may have.
  static func watch(limit: UInt64) -> UnsafeMutableRawPointer? {
    while bytes(inStatus: ProcFile.text(of: "/proc/self/status")) <= limit { usleep(50_000) }
    fputs("The process has more than the \(limit >> 20) MiB of memory that a worker may have.\n", stderr)
    abort()
  }

  /// Adds up what `/proc/self/status` says of private and of shared memory.
  static func bytes(inStatus status: String) -> UInt64 {
    status.split(separator: "\n").reduce(0) { sum, line in
      guard line.hasPrefix("RssAnon:") || line.hasPrefix("RssShmem:") else { return sum }
      let kibibytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { UInt64($0) }
      return sum + (kibibytes ?? 0) << 10
    }
  }
}
