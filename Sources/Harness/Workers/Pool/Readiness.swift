import Platform

/// Waits for several workers at once.
enum Readiness {
  /// Returns the indices of the workers that wrote something, as soon as there are any; an empty set
  /// at the deadline, or after 0.1 seconds.
  static func wait(for workers: [WorkerProcess?], until deadline: ContinuousClock.Instant?) -> Set<Int> {
    var watched: [pollfd] = []
    var owners: [Int] = []
    for (index, worker) in workers.enumerated() {
      guard let worker else { continue }
      for descriptor in [worker.socket.descriptor, worker.output] {
        watched.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
        owners.append(index)
      }
    }
    poll(&watched, nfds_t(watched.count), milliseconds(until: deadline))
    return Set(zip(owners, watched).filter { $1.revents != 0 }.map(\.0))
  }

  /// At most 100, since a blocked signal does not wake the process.
  private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return 100 }
    let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
    return Int32(min(100, max(0, left.rounded(.up))))
  }
}
