import Foundation

/// The number of the input that a process reads, in a file that outlives the process.
///
/// The file is mapped into memory, so recording a number takes no system call, and is not lost in a crash.
struct InputProgress {
  private let number: UnsafeMutablePointer<Int64>

  /// Creates the file, without a number.
  ///
  /// - Throws: The system's reason why the file cannot be created.
  init(path: String) throws {
    let descriptor = open(path, O_RDWR | O_CREAT | O_TRUNC, 0o600)
    guard descriptor >= 0, ftruncate(descriptor, 8) == 0,
      let memory = mmap(nil, 8, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), memory != MAP_FAILED
    else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    close(descriptor)
    number = memory.bindMemory(to: Int64.self, capacity: 1)
    number.pointee = -1
  }

  /// Records that an input is read now.
  func begin(_ input: Int) {
    number.pointee = Int64(input)
  }

  /// Returns the number that was recorded last; `nil` if none was recorded yet.
  static func lastNumber(at path: String) -> Int? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)), data.count == 8 else { return nil }
    // Little-endian: the lowest byte is first.
    let number = data.reversed().reduce(Int64(0)) { $0 << 8 | Int64($1) }
    return number >= 0 ? Int(number) : nil
  }
}

/// Ends this process by a signal if one input takes more than a second of processor time.
enum TimeLimit {
  static let signal = SIGPROF

  /// Gives the process another second, beginning now.
  static func restart() {
    var limit = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: 1, tv_usec: 0))
    #if canImport(Darwin)
      setitimer(ITIMER_PROF, &limit, nil)
    #else
      setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &limit, nil)
    #endif
  }
}
