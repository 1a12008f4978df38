/// Takes parts of an input away as long as it still fails: large parts first, single bytes last.
struct InputMinimizer {
  /// So many inputs are tried at most.
  var mostTrials = 600

  /// A part of the input that fails as the whole does.
  func smallest(of input: [UInt8], fails: ([UInt8]) throws -> Bool) rethrows -> [UInt8] {
    var smallest = input
    var trials = 0
    var size = max(1, input.count / 2)
    while size >= 1, trials < mostTrials {
      var start = 0
      while start < smallest.count, trials < mostTrials {
        var candidate = smallest
        candidate.removeSubrange(start..<min(start + size, candidate.count))
        trials += 1
        if try fails(candidate) { smallest = candidate } else { start += size }
      }
      size = size == 1 ? 0 : (size + 1) / 2
    }
    return smallest
  }
}
