/// Numbers that are nearer to zero than another one, the nearest first: the least one, then half of what is between, and
/// so on, down to one less.
///
///     SimplerNumber.all(of: 30, from: 1)  // [1, 16, 23, 27, 29]
enum SimplerNumber {
  /// Returns the simpler numbers, each once; those of a number with a fraction are whole.
  ///
  /// - Parameters:
  ///   - number: The number; below zero, the others are, too.
  ///   - least: The smallest magnitude that is tried.
  static func all(of number: Double, from least: Double) -> [Double] {
    let size = number.magnitude
    let whole = size.rounded(.down)
    guard size > least, size < 1e15 else { return [] }
    let steps = sequence(first: whole - least) { ($0 / 2).rounded(.down) }.prefix { $0 > 0 }
    let sizes = [least] + steps.map { whole - $0 } + [whole]
    var seen: Set<Double> = []
    return sizes.filter { $0 < size && seen.insert($0).inserted }.map { number < 0 && $0 > 0 ? -$0 : $0 }
  }
}
