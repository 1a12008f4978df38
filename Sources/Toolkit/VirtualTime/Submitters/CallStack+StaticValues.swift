extension CallStack {
  /// Whether the value of a global or static property is being made on this thread.
  ///
  /// Such a value is made by a function of its own, whose symbol ends with `WZ`.
  package static var isMakingStaticValue: Bool {
    guard let record else { return false }
    return withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: deepest) { frames in
      let count = Int(record(frames.baseAddress, Int32(frames.count)))
      return frames.prefix(count).contains { frame in
        SymbolTables.shared.symbol(at: UInt(bitPattern: frame))?.hasSuffix("WZ") == true
      }
    }
  }

  /// Enough for what a view controller does when it is shown.
  private static let deepest = 512
}
