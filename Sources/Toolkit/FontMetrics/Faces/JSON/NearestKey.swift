/// Returns the key that is most similar to another; `nil` if more than a third of its letters differ.
///
/// - Parameters:
///   - key: The key that was found; one of more than thirty letters is similar to no other.
///   - known: The keys that exist.
func nearestKey(to key: String, in known: [String]) -> String? {
  let wanted = Array(key.lowercased().utf8)
  guard wanted.count <= 30 else { return nil }
  let distances = known.map { ($0, editDistance(wanted, Array($0.lowercased().utf8))) }
  guard let nearest = distances.min(by: { $0.1 < $1.1 }) else { return nil }
  return nearest.1 <= max(1, wanted.count / 3) ? nearest.0 : nil
}

/// Returns how many letters have to be inserted, removed or replaced.
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var last = Array(0...right.count)
  for (row, letter) in left.enumerated() {
    var next = [row + 1]
    for (column, other) in right.enumerated() {
      next.append(min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, next[column] + 1))
    }
    last = next
  }
  return last[right.count]
}
