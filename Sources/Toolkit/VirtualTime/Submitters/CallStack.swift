#if canImport(Glibc)
  import Glibc
#endif

/// The calls that led to a submission, as return addresses; they get names only if they are read.
package struct CallStack: Hashable, Sendable {
  /// The return addresses, the innermost first.
  let addresses: [UInt]
  /// Those that submitted the job in which these calls are, then those that submitted that one's.
  private var earlier: [[UInt]] = []

  init(addresses: [UInt]) {
    self.addresses = addresses
  }

  /// No calls.
  package static let none = CallStack(addresses: [])

  /// Records the calls that are under way on this thread.
  static func capture() -> CallStack {
    guard let record = Self.record else { return CallStack(addresses: []) }
    return withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: Self.depth) { frames in
      let count = Int(record(frames.baseAddress, Int32(frames.count)))
      return CallStack(addresses: frames.prefix(count).map { UInt(bitPattern: $0) })
    }
  }

  /// Returns these calls, which are in a job that others submitted.
  func submitted(by others: CallStack) -> CallStack {
    guard !others.addresses.isEmpty else { return self }
    var calls = self
    calls.earlier = [others.addresses] + others.earlier
    // The first ones are the application's own, as nothing else begins by itself.
    if calls.earlier.count > Self.longestChain { calls.earlier.remove(at: Self.longestChain - 1) }
    return calls
  }

  /// Enough to get through the jobs of the libraries to the application's own.
  private static let longestChain = 8

  /// The C library's `backtrace`, which the module of the C library leaves out.
  private static let record:
    (@convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, Int32) -> Int32)? =
      LoadedFunction.named("backtrace")

  /// Enough to get from a hook through the libraries to the application's own code.
  private static let depth = 32
}

extension CallStack {
  /// The innermost function that is the application's own, such as `LoginModel.load()`; `nil` where
  /// none can be named.
  package var submitter: String? {
    ([addresses] + earlier).lazy.compactMap(Self.function).first
  }

  /// Returns the application's innermost function of a job.
  private static func function(in addresses: [UInt]) -> String? {
    for function in addresses.lazy.compactMap({ SymbolTables.shared.function(at: $0) }) {
      if function.isOfApplication { return function.name }
      // What is behind it runs the stage, and has not submitted anything.
      if function.runsJobs { return nil }
    }
    return nil
  }
}
