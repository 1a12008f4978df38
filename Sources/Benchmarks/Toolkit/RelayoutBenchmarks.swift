import HeadlessUIKit

/// The cost of the second layout of a screen compared with the first, in columns of 50 lines with
/// 200 constraints each.
@MainActor let relayoutBenchmarks: [Benchmark] = [
  Benchmark(
    name: "relayout after one constant of 200", baseline: firstLayout(columns: 1),
    candidate: relayout(columns: 1)),
  Benchmark(
    name: "relayout after one constant of 2000", baseline: firstLayout(columns: 10),
    candidate: relayout(columns: 10)),
]

@MainActor
private func firstLayout(columns: Int) -> Benchmark.Contender {
  Benchmark.Contender(name: "first layout") {
    UIApplication().run {
      let window = UIWindow()
      return ContinuousClock().measure {
        for _ in 0..<columns { _ = window.addLines(50) }
        window.layoutIfNeeded()
      }
    }
  }
}

@MainActor
private func relayout(columns: Int) -> Benchmark.Contender {
  Benchmark.Contender(name: "relayout") {
    UIApplication().run {
      let window = UIWindow()
      let heights = (0..<columns).flatMap { _ in window.addLines(50) }
      window.layoutIfNeeded()
      return ContinuousClock().measure {
        heights[25].constant = 31
        window.layoutIfNeeded()
      }
    }
  }
}

extension UIView {
  /// Adds views one below the other with four constraints each; returns those of the heights.
  fileprivate func addLines(_ count: Int) -> [NSLayoutConstraint] {
    var previous = topAnchor
    return (0..<count).map { _ in
      let line = UIView()
      line.translatesAutoresizingMaskIntoConstraints = false
      addSubview(line)
      let height = line.heightAnchor.constraint(equalToConstant: 10)
      NSLayoutConstraint.activate([
        line.topAnchor.constraint(equalTo: previous, constant: 8),
        line.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        line.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16), height,
      ])
      previous = line.bottomAnchor
      return height
    }
  }
}
