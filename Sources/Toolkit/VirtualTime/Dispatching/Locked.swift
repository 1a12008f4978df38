#if canImport(Glibc)
  import Glibc
#endif

/// A value that threads change one at a time.
///
/// `Mutex` of the module Synchronization would do the same, but the toolchain contains that module as
/// source, which takes seconds to compile in every first build.
final class Locked<Value: Sendable>: @unchecked Sendable {
  // Unchecked: the value is only accessed while the mutex is held.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var value: Value

  init(_ value: Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}
