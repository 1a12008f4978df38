#if os(iOS)
  import UIKit
  import UIKit.UIGestureRecognizerSubclass
#endif

@objc public protocol CounterViewControllerDelegate: NSObjectProtocol {
  func counterDidChange(_ count: Int)
  @objc optional func counterDidReset()
}

/// A screen as apps write it: its source is never changed, and the compiler gets a rewritten copy.
@objcMembers
public class CounterViewController: UIViewController {
  public weak var delegate: CounterViewControllerDelegate?
  public let button = UIButton(type: .system)
  public let label = UILabel()
  @objc public dynamic internal(set) var count = 0

  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(self.didTapLabel))

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Counter"
    button.setTitle("Count", for: .normal)
    button.frame = CGRect(x: 20, y: 160, width: 200, height: 44)
    button.addTarget(self, action: #selector(didTapButton(_:)), for: .touchUpInside)
    label.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
    label.isUserInteractionEnabled = true
    label.addGestureRecognizer(tap)
    view.addSubview(label)
    view.addSubview(button)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Reset", style: .plain, target: self, action: #selector(CounterViewController.reset))
    NotificationCenter.default.addObserver(
      self, selector: #selector(textSizeDidChange(_:)), name: UIContentSizeCategory.didChangeNotification,
      object: nil)
    showCount()
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @IBAction func didTapButton(_ sender: UIButton) {
    count += 1
    showCount()
    delegate?.counterDidChange(count)
  }

  @objc private func textSizeDidChange(_ notification: Notification) {
    label.text = "resized"
  }
}
