/// A function that takes the place of a library's function where others call that.
struct Hook: Sendable {
  /// The name of the library's function.
  let name: String
  /// The address of the C function that is called instead.
  let replacement: UInt
  /// Whether Dispatch itself calls the replacement, too; otherwise only its callers do.
  let isForDispatch: Bool

  /// Makes a hook of a C function.
  init<Function>(_ name: String, isForDispatch: Bool = false, _ replacement: Function) {
    precondition(MemoryLayout<Function>.size == MemoryLayout<UnsafeRawPointer>.size)
    self.name = name
    self.isForDispatch = isForDispatch
    self.replacement = unsafeBitCast(replacement, to: UInt.self)
  }
}
