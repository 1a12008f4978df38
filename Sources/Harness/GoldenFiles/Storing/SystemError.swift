#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What the system said when a call failed.
struct SystemError: Error, Hashable {
  let code: Int32

  init(code: Int32) {
    self.code = code
  }

  /// The error of the call that failed last in this thread.
  static var last: SystemError { SystemError(code: errno) }
}

extension SystemError: CustomStringConvertible {
  /// The system's words, as `No space left on device`.
  var description: String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}

/// Repeats a call that a signal interrupts; negative results are errors.
func uninterrupted<Result: SignedInteger>(_ call: () -> Result) throws(SystemError) -> Result {
  while true {
    let result = call()
    if result >= 0 { return result }
    let error = SystemError.last
    if error.code != EINTR { throw error }
  }
}
