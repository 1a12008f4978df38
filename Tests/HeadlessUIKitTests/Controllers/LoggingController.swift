import HeadlessUIKit

/// A controller that logs its lifecycle.
final class LoggingController: UIViewController {
  let name: String
  let log: Log
  /// Whether the log records which appearances were animated.
  var logsAnimations = false

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ event: String, _ animated: Bool = false) {
    log.add("\(name) \(event)" + (logsAnimations && animated ? " animated" : ""))
  }

  override func viewDidLoad() { add("didLoad") }
  override func viewWillAppear(_ animated: Bool) { add("willAppear", animated) }
  override func viewIsAppearing(_ animated: Bool) { add("isAppearing", animated) }
  override func viewDidAppear(_ animated: Bool) { add("didAppear", animated) }
  override func viewWillDisappear(_ animated: Bool) { add("willDisappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { add("didDisappear", animated) }
  override func willMove(toParent parent: UIViewController?) {
    add(parent == nil ? "willLeave" : "willMove")
  }
  override func didMove(toParent parent: UIViewController?) { add(parent == nil ? "didLeave" : "didMove") }
}
