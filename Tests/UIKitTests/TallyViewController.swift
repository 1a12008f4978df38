import UIKit

/// A screen as an app has it, whose only import is UIKit.
final class TallyViewController: UIViewController {
  private let label = UILabel()
  let button = UIButton(type: .system)
  private(set) var count = 0
  private var formatter = NumberFormatter()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
    label.text = "0"
    button.frame = CGRect(x: 20, y: 160, width: 200, height: 40)
    button.setTitle("Count", for: .normal)
    button.addTarget(
      self, action: Selector("didTap(_:)", TallyViewController.didTap(_:)), for: .touchUpInside)
    view.addSubview(label)
    view.addSubview(button)
  }

  func didTap(_ sender: UIButton) {
    count += 1
    formatter.minimumIntegerDigits = 2
    label.text = formatter.string(from: NSNumber(value: count))
    view.setNeedsLayout()
  }
}
