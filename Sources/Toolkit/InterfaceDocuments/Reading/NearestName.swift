/// Returns the name that is nearest to another one; `nil` if each differs in more than a third of its letters.
///
///     nearestName(to: "textColour", among: ["text", "textColor"])  // "textColor"
///
/// - Parameters:
///   - name: The name that is not known.
///   - known: The known names; of names equally near, the first in order of letters is returned.
package func nearestName(to name: String, among known: some Sequence<String>) -> String? {
  let name = Array(name.utf8.prefix(64))
  let near = known.map { (distance(name, Array($0.utf8.prefix(64))), $0) }.min { $0 < $1 }
  return near.flatMap { $0.0 <= max(1, name.count / 3) ? $0.1 : nil }
}

/// Returns how many letters have to be added, removed, replaced or swapped with the next one.
private func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
  var former: [Int] = []
  var row = Array(0...second.count)
  for (index, letter) in first.enumerated() {
    var next = [index + 1]
    for column in second.indices {
      let replaced = row[column] + (letter == second[column] ? 0 : 1)
      var least = min(replaced, row[column + 1] + 1, next[column] + 1)
      if index > 0, column > 0, letter == second[column - 1], first[index - 1] == second[column] {
        least = min(least, former[column - 1] + 1)
      }
      next.append(least)
    }
    (former, row) = (row, next)
  }
  return row[second.count]
}
