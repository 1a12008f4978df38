/// Removes parts of an input while it still fails: large parts first, and lines before bytes.
///
///     InputMinimizer().smallest(of: Array("hay needle hay".utf8)) {
///       String(decoding: $0, as: UTF8.self).contains("needle")
///     }  // "needle"
struct InputMinimizer {
  /// The most inputs that are tried for the lines, and for the bytes.
  var mostTrials = 400

  /// Returns a part of the input that fails as the whole does.
  ///
  /// - Parameters:
  ///   - input: An input that fails.
  ///   - fails: Returns whether an input still fails; called at most twice ``mostTrials`` times.
  func smallest(of input: [UInt8], fails: ([UInt8]) throws -> Bool) rethrows -> [UInt8] {
    var lines: [[UInt8]] = [[]]
    for byte in input {
      lines[lines.count - 1].append(byte)
      if byte == 0x0A { lines.append([]) }
    }
    let fewer = try fewest(of: lines) { try fails(Array($0.joined())) }
    return try fewest(of: Array(fewer.joined()), fails: fails)
  }

  private func fewest<Part>(of parts: [Part], fails: ([Part]) throws -> Bool) rethrows -> [Part] {
    // Halves are removed first, then quarters, and so on down to single parts.
    var (smallest, trials, size) = (parts, 0, max(1, parts.count / 2))
    while size >= 1, trials < mostTrials {
      // From the end, so that what is before keeps its index.
      var end = smallest.count
      while end > 0, trials < mostTrials {
        var candidate = smallest
        let start = max(0, end - size)
        candidate.removeSubrange(start..<end)
        trials += 1
        if try fails(candidate) { smallest = candidate }
        end = start
      }
      // Half of 1, rounded up, is 1 again, so the loop is ended explicitly.
      size = size == 1 ? 0 : (size + 1) / 2
    }
    return smallest
  }
}
