import Foundation

// Every module of a snapshot's closure waits for this one, which is a single file for that reason: one front
// end reads and indexes the toolchain's modules before several would do it side by side. That saves a sixth of
// the first build of a package with one snapshot.
#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#endif

extension String {
  /// Whether the scalars are in Unicode's composed normal form (NFC), the form in which disks and editors
  /// usually write a name.
  package var isPrecomposed: Bool {
    // Comparing strings would find all forms of a text equal.
    unicodeScalars.elementsEqual(precomposedStringWithCanonicalMapping.unicodeScalars)
  }
}

/// A value that one thread at a time reads or changes.
///
/// `Mutex` of the module Synchronization is the same, but the toolchain has that module as source, and every
/// first build that imports it would compile it for seconds.
package final class Locked<Value>: @unchecked Sendable {
  // Unchecked: the value is only reached while the lock is held.
  private let lock = NSLock()
  private var value: Value

  /// Creates a lock around a value, to which nothing else may refer.
  package init(_ value: sending Value) {
    self.value = value
  }

  /// Returns what `body` makes of the value, which no other thread can reach meanwhile.
  ///
  /// A second call from within `body` never returns.
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
