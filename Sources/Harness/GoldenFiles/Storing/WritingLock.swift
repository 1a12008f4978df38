import Diagnostics
import Platform

/// The right to write goldens of a package, which one process has at a time. Comparing does not require it.
///
/// Within a process it is shared: it ends with the last value for a package, or with the process, however that
/// ends.
package final class WritingLock: Sendable {
  private let root: String

  /// Takes the right; throws at once if another process has it.
  ///
  /// - Parameter root: The path of the package's folder.
  /// - Throws: a diagnostic that names the other process, or the reason why the lock's file cannot be opened.
  package init(root: String) throws(Diagnostic) {
    self.root = root
    try Self.take(root)
  }

  /// Takes the right as soon as other processes let it, for what takes a moment, such as writing one file.
  ///
  /// - Parameters:
  ///   - root: The path of the package's folder.
  ///   - patience: How long to wait for others.
  /// - Throws: as without patience, once it is over.
  package init(root: String, waiting patience: Duration) throws(Diagnostic) {
    self.root = root
    try Self.take(root, until: .now + patience)
  }

  /// The microseconds between two attempts.
  private static let pause: UInt32 = 5000

  deinit {
    Self.release(root)
  }

  /// Takes the right until the process ends; taking it again changes nothing.
  package static func holdUntilExit(root: String) throws(Diagnostic) {
    let isKept = kept.withLock { !$0.insert(root).inserted }
    guard !isKept else { return }
    do {
      try take(root)
    } catch {
      kept.withLock { _ = $0.remove(root) }
      throw error
    }
  }

  /// The lock's file, relative to the package.
  package static let path = ".build/showcase/lock"
}

extension WritingLock {
  private struct Holding {
    let descriptor: Int32
    var count: Int
  }

  /// By package. POSIX releases a process's lock as soon as it closes the file through any descriptor, so each
  /// file is opened once.
  private static let holdings = Locked<[String: Holding]>([:])
  private static let kept = Locked<Set<String>>([])

  /// Why the right cannot be had.
  private struct Refusal: Error {
    let reason: Diagnostic
    /// Whether another process has it.
    var isHeld = false
  }

  private static func take(_ root: String, until deadline: ContinuousClock.Instant = .now) throws(Diagnostic)
  {
    while true {
      do throws(Refusal) {
        return try attempt(root)
      } catch {
        guard error.isHeld, ContinuousClock.now < deadline else { throw error.reason }
        usleep(pause)
      }
    }
  }

  private static func attempt(_ root: String) throws(Refusal) {
    try holdings.withLock { holdings throws(Refusal) in
      var holding = holdings[root]
      if holding == nil { holding = Holding(descriptor: try lock(root), count: 0) }
      holding?.count += 1
      holdings[root] = holding
    }
  }

  private static func release(_ root: String) {
    holdings.withLock { holdings in
      guard var holding = holdings[root] else { return }
      holding.count -= 1
      if holding.count == 0 { close(holding.descriptor) }
      holdings[root] = holding.count == 0 ? nil : holding
    }
  }

  private static func lock(_ root: String) throws(Refusal) -> Int32 {
    let descriptor = try openFile(root)
    var region = flock()
    region.l_type = Int16(F_WRLCK)
    region.l_whence = Int16(SEEK_SET)
    guard fcntl(descriptor, F_SETLK, &region) != 0 else { return descriptor }
    defer { close(descriptor) }
    let error = SystemError.last
    // POSIX allows either code if another process has the lock.
    guard error.code == EACCES || error.code == EAGAIN else { throw fault(error) }
    let reason = Diagnostic(
      "another Showcase is writing goldens of this package\(holder(of: descriptor))", file: path,
      expected: "one run at a time that records, accepts or prunes")
    throw Refusal(reason: reason, isHeld: true)
  }

  private static func openFile(_ root: String) throws(Refusal) -> Int32 {
    do throws(SystemError) {
      try GoldenFolder(root: root).makeFolders(above: GoldenPath(path))
      return try uninterrupted { open("\(root)/\(path)", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666) }
    } catch {
      throw fault(error)
    }
  }

  private static func fault(_ error: SystemError) -> Refusal {
    Refusal(reason: Diagnostic("the lock for writing goldens cannot be had: \(error)", file: path))
  }

  /// Returns the process that has the lock, in words for a message; empty if the system does not know it.
  private static func holder(of descriptor: Int32) -> String {
    var region = flock()
    region.l_type = Int16(F_WRLCK)
    region.l_whence = Int16(SEEK_SET)
    guard fcntl(descriptor, F_GETLK, &region) == 0, region.l_type != Int16(F_UNLCK), region.l_pid > 0 else {
      return ""
    }
    return " (process \(region.l_pid))"
  }
}
