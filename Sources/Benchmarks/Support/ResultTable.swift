/// Results as a table in Markdown, with columns of even width.
@MainActor
struct ResultTable {
  let results: [Benchmark.Result]

  var text: String {
    let rows = [["", "compared", "with", "ratio", "limit"]] + results.map(cells)
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { line(of: $0, widths: widths) }
    let rule = line(of: widths.map { String(repeating: "-", count: $0) }, widths: widths)
    return ([lines[0], rule] + lines.dropFirst()).joined(separator: "\n")
  }

  private func cells(of result: Benchmark.Result) -> [String] {
    let benchmark = result.benchmark
    return [
      benchmark.name, "\(benchmark.candidate.name): \(result.candidate.milliseconds)",
      "\(benchmark.baseline.name): \(result.baseline.milliseconds)", result.ratio.rounded(toPlaces: 4),
      benchmark.limit.map { $0.rounded(toPlaces: 4) } ?? "",
    ]
  }

  private func line(of cells: [String], widths: [Int]) -> String {
    let padded = zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
    return "| " + padded.joined(separator: " | ") + " |"
  }
}

extension Duration {
  fileprivate var milliseconds: String { (self / .milliseconds(1)).rounded(toPlaces: 3) + " ms" }
}

extension Double {
  /// The number with no more decimal places than the measurement justifies.
  func rounded(toPlaces places: Int) -> String {
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    return "\((self * scale).rounded() / scale)"
  }
}
