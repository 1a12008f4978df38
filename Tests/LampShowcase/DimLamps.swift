import HeadlessUIKit
import ShowcaseKit

/// Lamps that some people cannot use.
package let dimLamps = Showcase("Dim lamps") {
  UseCase("Candle", of: CandleViewController.self)
  UseCase("Lantern", of: LampViewController.self)
}

/// A button without a name, a smaller one over it, and a label that is too narrow.
package final class CandleViewController: UIViewController {
  package override func viewDidLoad() {
    super.viewDidLoad()
    let nameless = UIButton(frame: CGRect(x: 20, y: 140, width: 100, height: 44))
    nameless.accessibilityIdentifier = "nameless"
    let small = UIButton(frame: CGRect(x: 100, y: 150, width: 44, height: 20))
    small.accessibilityLabel = "Blow out"
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 40, height: 20))
    label.text = "Flickering"
    [nameless, small, label].forEach(view.addSubview)
  }
}
