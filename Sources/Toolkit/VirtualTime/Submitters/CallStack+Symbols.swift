extension CallStack {
  /// Whether a function of a library is being executed on this thread.
  ///
  /// - Parameter symbol: The name of its symbol, such as `swift_once`.
  package static func isInside(_ symbol: String) -> Bool {
    guard let record, let symbolAt else { return false }
    return withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: deepest) { frames in
      let count = Int(record(frames.baseAddress, Int32(frames.count)))
      return frames.prefix(count).contains { frame in
        // The library's name and address, then the symbol's: dladdr(3).
        var found: [UnsafePointer<CChar>?] = [nil, nil, nil, nil]
        guard let frame, symbolAt(frame, &found) != 0, let name = found[2] else { return false }
        return String(cString: name) == symbol
      }
    }
  }

  /// Enough for what a view controller does when it is shown.
  private static let deepest = 512

  /// The C library's `dladdr`, which the C library's module does not contain.
  private static let symbolAt: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32)? =
    LoadedFunction.named("dladdr")
}
