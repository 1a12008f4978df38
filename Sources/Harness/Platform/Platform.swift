import Foundation

// Every module that a snapshot depends on waits for this one. It is a single file so that one front end reads
// and indexes the toolchain's modules, before several would do so in parallel. That saves a sixth of the first
// build of a package with one snapshot.
#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#endif

extension String {
  /// Whether the scalars are in Unicode's composed normal form (NFC), the form in which disks and editors
  /// usually store names.
  package var isPrecomposed: Bool {
    // Comparing strings would treat all forms of a text as equal.
    unicodeScalars.elementsEqual(precomposedStringWithCanonicalMapping.unicodeScalars)
  }
}

extension String {
  /// The string in Unicode's composed form for comparisons (NFKC), in which a wide `ａ` is `a`.
  package var compatibilityForm: String { precomposedStringWithCompatibilityMapping }
}

/// The kind of a socket that is a stream of bytes, as `socket` takes it on each system.
package var streamSocket: Int32 {
  #if canImport(Glibc)
    Int32(SOCK_STREAM.rawValue)
  #else
    SOCK_STREAM
  #endif
}

/// A value that one thread at a time reads or changes.
///
///     let count = Locked(0)
///     count.withLock { $0 += 1 }
///
/// `Mutex` in the module Synchronization is the same, but the toolchain has that module as source, and every
/// first build that imports it would compile it for seconds.
package final class Locked<Value>: @unchecked Sendable {
  // Unchecked, since the value is only accessed while the lock is held.
  private let lock = NSLock()
  private var value: Value

  /// Creates a lock around a value, to which nothing else may refer.
  package init(_ value: sending Value) {
    self.value = value
  }

  /// Calls `body` with the value, which no other thread can access during the call, and returns its result.
  ///
  /// A nested call within `body` never returns.
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
