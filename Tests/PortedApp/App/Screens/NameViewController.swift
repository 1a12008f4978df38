#if os(iOS)
  import UIKit
#endif

/// A screen whose views are in a storyboard.
public final class NameViewController: UIViewController {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private var lines: [UIView]!
  @IBInspectable var greeting: String = "Hello"

  public override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = "\(greeting), \(lines.count) lines"
  }

  @IBAction private func didTap(_ sender: UIButton) {
    nameLabel.text = sender.title(for: .normal)
  }
}
