#if canImport(Glibc)
  import Glibc
#endif

/// The calls that led to a submission, as return addresses; names are looked up only when they are read.
package struct CallStack: Hashable, Sendable {
  /// The return addresses, the innermost first.
  let addresses: [UInt]
  /// The calls that submitted the job of these calls, then those that submitted that job, and so on.
  private var earlier: [[UInt]] = []

  init(addresses: [UInt]) {
    self.addresses = addresses
  }

  /// No calls.
  package static let none = CallStack(addresses: [])

  /// Records the current calls on this thread.
  static func capture() -> CallStack {
    guard let record = Self.record else { return CallStack(addresses: []) }
    return withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: Self.depth) { frames in
      let count = Int(record(frames.baseAddress, Int32(frames.count)))
      return CallStack(addresses: frames.prefix(count).map { UInt(bitPattern: $0) })
    }
  }

  /// Returns these calls as part of a job that other calls submitted.
  func submitted(by others: CallStack) -> CallStack {
    guard !others.addresses.isEmpty else { return self }
    var calls = self
    calls.earlier = [others.addresses] + others.earlier
    // The earliest calls are kept: they are the application's own, since nothing else begins by itself.
    if calls.earlier.count > Self.longestChain { calls.earlier.remove(at: Self.longestChain - 1) }
    return calls
  }

  /// Enough to reach the application's jobs through those of libraries.
  private static let longestChain = 8

  /// The C library's `backtrace`, which the C library's module does not contain.
  static let record: (@convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, Int32) -> Int32)? =
    LoadedFunction.named("backtrace")

  /// Enough to reach the application's code from a hook through the libraries.
  private static let depth = 32
}

extension CallStack {
  /// The innermost function of the application, such as `LoginModel.load()`; `nil` if there is no function
  /// with a name.
  package var submitter: String? {
    ([addresses] + earlier).lazy.compactMap(Self.function).first
  }

  /// Returns the application's innermost function in a job; `nil` if there is no such function.
  private static func function(in addresses: [UInt]) -> String? {
    for function in addresses.lazy.compactMap({ SymbolTables.shared.function(at: $0) }) {
      if function.isOfApplication { return function.name }
      // The calls outside of it run the stage, and have not submitted anything.
      if function.runsJobs { return nil }
    }
    return nil
  }
}
