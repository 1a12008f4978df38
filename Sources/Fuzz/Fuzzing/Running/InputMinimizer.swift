/// Takes parts of an input away as long as it still fails: large parts first, first of its lines,
/// then of its bytes.
struct InputMinimizer {
  /// So many inputs are tried at most for the lines, and as many for the bytes.
  var mostTrials = 400

  /// A part of the input that fails as the whole does.
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
    // Halves are taken away first, then quarters, and so on down to single parts.
    var (smallest, trials, size) = (parts, 0, max(1, parts.count / 2))
    while size >= 1, trials < mostTrials {
      // From the end, so that what is in front keeps its index.
      var end = smallest.count
      while end > 0, trials < mostTrials {
        var candidate = smallest
        let start = max(0, end - size)
        candidate.removeSubrange(start..<end)
        trials += 1
        if try fails(candidate) { smallest = candidate }
        end = start
      }
      // Half of 1, rounded up, is 1 again, so the end is set.
      size = size == 1 ? 0 : (size + 1) / 2
    }
    return smallest
  }
}
