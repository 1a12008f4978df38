import HeadlessUIKit

/// The cost of a change on a screen, by the number of views that it leaves unchanged.
@MainActor let layoutGrowthBenchmarks: [Benchmark] = [
  growth("nothing changed", of: 2000, passes: 1000, limit: 1.2) { $0.window.setNeedsUpdateConstraints() },
  growth("nothing changed", of: 10_000, passes: 1000, limit: 1.2) { $0.window.setNeedsUpdateConstraints() },
  growth("an unconstrained view moved by hand", of: 2000, limit: 1.2) { $0.mark.center.x += 1 },
  growth("the text of one label", of: 2000, limit: 1.5) { screen in
    screen.label.text = screen.label.text == "12" ? "21" : "12"
  },
  growth("one constant", of: 2000, limit: 1.5) { screen in
    screen.height.constant = screen.height.constant == 10 ? 11 : 10
  },
  growth("one row more", of: 2000, limit: 2) { $0.addColumn(of: 1) },
]

@MainActor
private func growth(
  _ change: String, of views: Int, passes: Int = 20, limit: Double,
  _ edit: @escaping @MainActor (Screen) -> Void
) -> Benchmark {
  Benchmark(
    name: "\(change), \(views) views", baseline: layouts(passes, of: 200, after: edit),
    candidate: layouts(passes, of: views, after: edit), limit: limit)
}

/// Measures layouts, each after a change.
@MainActor
private func layouts(
  _ passes: Int, of views: Int, after edit: @escaping @MainActor (Screen) -> Void
) -> Benchmark.Contender {
  Benchmark.Contender(name: "among \(views) views") {
    UIApplication().run {
      let screen = Screen(views: views)
      screen.window.layoutIfNeeded()
      // The first change after the launch finds nothing in the processor's caches.
      edit(screen)
      screen.window.layoutIfNeeded()
      return ContinuousClock().measure {
        for _ in 0..<passes {
          edit(screen)
          screen.window.layoutIfNeeded()
        }
      }
    }
  }
}

/// A screen of columns with 50 labels each, one below the other, and a view with a frame set by
/// hand.
@MainActor
private final class Screen {
  let window = UIWindow()
  let mark = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
  /// The label that was added last.
  private(set) var label = UILabel()
  private(set) lazy var height = label.heightAnchor.constraint(equalToConstant: 10)

  init(views: Int) {
    for _ in 0..<views / 50 { addColumn(of: 50) }
    window.addSubview(mark)
  }

  func addColumn(of count: Int) {
    var previous = window.topAnchor
    for _ in 0..<count {
      label = UILabel()
      label.text = "12"
      label.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(label)
      height = label.heightAnchor.constraint(equalToConstant: 10)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: previous, constant: 8),
        label.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 16), height,
      ])
      previous = label.bottomAnchor
    }
  }
}
