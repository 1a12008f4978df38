import HeadlessUIKit
import RenderTree
import ShowcaseKit

/// From a window to its render tree.
@MainActor let renderingBenchmarks: [Benchmark] = [
  Benchmark(
    name: "window to render tree", baseline: rendering(nodes: 1000), candidate: rendering(nodes: 10000))
]

@MainActor
private func rendering(nodes: Int) -> Benchmark.Contender {
  Benchmark.Contender(name: "\(nodes) nodes") {
    let stage = try Stage(UseCase("Grid", of: GridController.self) { GridController(views: nodes) })
    return ContinuousClock().measure { _ = stage.renderTree() }
  }
}

/// A screen of labels in groups of ten.
private final class GridController: UIViewController {
  private let views: Int

  init(views: Int) {
    self.views = views
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    for row in 0..<views / 10 {
      let group = UIView(frame: CGRect(x: 0, y: 8 * row, width: 90, height: 8))
      view.addSubview(group)
      for column in 0..<9 {
        let label = UILabel(frame: CGRect(x: 10 * column, y: 0, width: 10, height: 8))
        label.text = "\(column)"
        group.addSubview(label)
      }
    }
  }
}
