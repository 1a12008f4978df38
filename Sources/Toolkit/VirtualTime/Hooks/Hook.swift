/// A function that callers reach in place of a library's function.
///
///     Hook("sleep", { seconds in 0 } as @convention(c) (UInt32) -> UInt32)
struct Hook: Sendable {
  /// The name of the library's function.
  let name: String
  /// The address of the C function that is called instead.
  let replacement: UInt
  /// Whether calls from Dispatch itself reach the replacement, too.
  let isForDispatch: Bool

  /// Creates a hook of a C function.
  ///
  /// - Parameters:
  ///   - name: The name of the library's function.
  ///   - isForDispatch: Whether calls from Dispatch itself reach the replacement, too; `false` by default.
  ///   - replacement: The function, of a `@convention(c)` type; any other type is a programming error.
  init<Function>(_ name: String, isForDispatch: Bool = false, _ replacement: Function) {
    precondition(MemoryLayout<Function>.size == MemoryLayout<UnsafeRawPointer>.size)
    self.name = name
    self.isForDispatch = isForDispatch
    self.replacement = unsafeBitCast(replacement, to: UInt.self)
  }
}
