import RenderTree

/// Where a time is on a chart.
///
///     let scale = TimeScale(until: 4)
///     scale.percent(1)  // 25%
///     scale.ticks  // 0, 0.5, 1, 1.5, ... 4
struct TimeScale {
  /// The end, in seconds; greater than 0.
  let end: Double

  init(until end: Double) { self.end = Swift.max(end, 0.001) }

  func percent(_ time: Double) -> String { "\((100 * time / end).decimalText)%" }

  /// The place of a span, as a style.
  func style(_ span: ClosedRange<Double>) -> String {
    let width = span.upperBound - span.lowerBound
    return "left:\(percent(span.lowerBound))" + (width > 0 ? ";width:\(percent(width))" : "")
  }

  /// The share of the width that a span and the text at its beginning need.
  func room(for span: ClosedRange<Double>, label: String) -> ClosedRange<Double> {
    let start = span.lowerBound / end
    let needed = Self.markShare + Double(label.count) * Self.letterShare
    return start...Swift.max(span.upperBound / end, start + needed)
  }

  /// The share of the usual width that a dot needs.
  private static let markShare = 0.012
  /// The share of the usual width that a letter needs.
  private static let letterShare = 0.009

  /// Round times for the axis, at most eleven.
  var ticks: [Double] {
    let step = Self.steps.first { end / $0 <= 10 } ?? end
    return stride(from: 0, through: end, by: step).map(\.roundedForTree)
  }

  private static let steps: [Double] = (-3...9).flatMap { exponent in
    [1.0, 2, 5].map { $0 * Self.power(exponent) }
  }

  /// A power of ten.
  private static func power(_ exponent: Int) -> Double {
    let power = (0..<abs(exponent)).reduce(1.0) { product, _ in product * 10 }
    return exponent < 0 ? 1 / power : power
  }
}
