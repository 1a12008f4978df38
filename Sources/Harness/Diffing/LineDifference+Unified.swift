extension LineDifference {
  /// The hunks as `diff -u` writes them, without its two head lines; empty where both texts are equal.
  ///
  ///     @@ -1,3 +1,3 @@
  ///      first
  ///     -second
  ///     +2nd
  ///      third
  ///
  /// Bytes that are no UTF-8 are shown as U+FFFD; ``unifiedBytes(context:)`` keeps them.
  public func unified(context: Int = 3) -> String {
    String(decoding: unifiedBytes(context: context), as: UTF8.self)
  }

  /// The hunks as bytes that `patch` applies exactly.
  public func unifiedBytes(context: Int = 3) -> [UInt8] {
    var bytes: [UInt8] = []
    for hunk in hunks(context: context) { hunk.write(to: &bytes) }
    return bytes
  }
}

extension LineHunk {
  fileprivate func write(to bytes: inout [UInt8]) {
    bytes += Array("\(heading)\n".utf8)
    for line in lines {
      bytes.append(line.sign.rawValue)
      bytes += line.bytes
      if line.bytes.last != 10 { bytes += Array("\n\\ No newline at end of file\n".utf8) }
    }
  }
}
