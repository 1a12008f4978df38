/// The space that San Francisco adds after each letter, by the size: Apple's table.
///
/// Small text is spaced out, text of 17 points is closer together, and titles are spaced a little.
///
///     Tracking.thousandths(at: 12)  // 0
///     Tracking.thousandths(at: 17)  // -26: a word of ten letters is 4.4 points narrower
///     Tracking.thousandths(at: 29.5)  // 14: the value of 28 holds up to 31 points
enum Tracking {
  /// Returns the tracking in thousandths of the size.
  ///
  /// - Parameter size: The font's size in points. Whole sizes up to 28 have their own values; above, each
  ///   value holds up to the next size of the table. Sizes between two whole ones have a value in proportion.
  static func thousandths(at size: Double) -> Double {
    let lower = size.rounded(.down)
    let below = value(atWhole: lower)
    guard lower != size else { return below }
    return below + (value(atWhole: lower + 1) - below) * (size - lower)
  }

  private static func value(atWhole size: Double) -> Double {
    guard size > smallest else { return small[0] }
    let index = size - smallest
    if index < Double(small.count) { return small[Int(index)] }
    return large.last { $0.size <= size }?.tracking ?? small[small.count - 1]
  }

  private static let smallest = 6.0

  /// From 6 to 28 points.
  private static let small: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14,
  ]

  private static let large: [(size: Double, tracking: Double)] = [
    (31, 13), (33, 12), (35, 11), (36, 10), (41, 9), (44, 8), (49, 7), (52, 6), (58, 5), (60, 4), (66, 3),
    (68, 2), (76, 1), (80, 0),
  ]
}
