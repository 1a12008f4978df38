/// Returns the name among `candidates` that is most similar to `name`; `nil` if no name is similar.
///
///     nearestName(to: "devcie", in: ["locale", "device"])  // device
///
/// Names are compared by edit distance (insertion, deletion, replacement, swap of neighbors), ignoring
/// case. At most a third of the name's length may differ. Of equally similar names, the first one is
/// returned.
package func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased().unicodeScalars)
  guard wanted.count <= longestName else { return nil }
  // Even a name of one or two letters may have one typing error.
  let limit = max(1, wanted.count / 3)
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    let scalars = Array(candidate.lowercased().unicodeScalars)
    // The distance is at least the difference of the lengths, so longer names need not be compared.
    guard abs(scalars.count - wanted.count) <= limit else { continue }
    let distance = editDistance(wanted, scalars)
    if distance <= limit, distance < best?.distance ?? .max {
      best = (candidate, distance)
    }
  }
  return best?.name
}

/// Returns the optimal string alignment distance of two scalar sequences.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  // Two rows of the table are enough, since a swap of neighbors refers to the row before the last.
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for i in left.indices {
    var row = [i + 1]
    for j in right.indices {
      let replaced = last[j] + (left[i] == right[j] ? 0 : 1)
      var cost = min(replaced, last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[right.count]
}

/// Longer names are not compared, since they are no typing errors, and the time is quadratic in the length.
private let longestName = 1000

/// Returns the expectation of a diagnostic for one of many names: at most five, those most similar to
/// the name that was found, and the number of the others.
///
///     one of 261: Home, Homes, Dome, Rome, Tome and 256 others
package func oneOf(_ names: some Collection<String>, like name: String) -> String {
  guard names.count > shownNames else { return oneOf(names) }
  let wanted = Array(name.lowercased().unicodeScalars.prefix(longestName))
  let distances = names.map { known in
    editDistance(wanted, Array(known.lowercased().unicodeScalars.prefix(longestName)))
  }
  let nearest = zip(names, distances).enumerated()
    .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.prefix(shownNames)
  let others = names.count - shownNames
  return "one of \(names.count): \(nearest.map(\.element.0).joined(separator: ", ")) and \(others) "
    + (others == 1 ? "other" : "others")
}

private let shownNames = 5

/// Returns the expectation of a diagnostic for one of several names: `one of: red, green`.
///
/// Of more than thirty names, only the number and the first five are shown; the diagnostic itself names the
/// nearest one.
package func oneOf(_ names: some Collection<String>) -> String {
  guard names.count > 30 else { return "one of: " + names.joined(separator: ", ") }
  return "one of \(names.count): " + names.prefix(5).joined(separator: ", ") + ", ..."
}
