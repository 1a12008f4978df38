import HeadlessUIKit
import ShowcaseKit

/// Ten thousand scenarios with almost no work, to measure a runner's overhead: a hundred use cases
/// in up to a hundred configurations.
let crowd = Showcase("Crowd") {
  for number in 0..<100 { UseCase("Label \(number)", of: CrowdViewController.self) }
}

/// Scenarios of a few milliseconds each, like those of an app's screens.
let screens = Showcase("Screens") {
  for number in 0..<20 { UseCase("Screen \(number)", of: ScreenViewController.self) }
}

/// One label.
final class CrowdViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 20))
    label.text = "One of many"
    view.addSubview(label)
  }
}

/// A hundred labels in stacks of rows.
final class ScreenViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let rows = UIStackView()
    rows.axis = .vertical
    rows.frame = view.bounds
    for row in 0..<20 {
      let cells = UIStackView()
      for column in 0..<5 {
        let label = UILabel()
        label.text = "\(row) \(column)"
        cells.addArrangedSubview(label)
      }
      rows.addArrangedSubview(cells)
    }
    view.addSubview(rows)
  }
}
