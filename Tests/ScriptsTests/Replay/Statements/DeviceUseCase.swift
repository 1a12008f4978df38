import Foundation
import HeadlessUIKit
import ShowcaseKit

/// Records the events of the device and of the application's lifecycle.
final class DeviceViewController: UIViewController, UIApplicationDelegate {
  private let recorder = CommandRecorder.current

  override func viewDidLoad() {
    super.viewDidLoad()
    UIApplication.shared.delegate = self
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.accessibilityIdentifier = "field"
    view.addSubview(field)
    for (top, text) in [(200, "Twice"), (300, "Twice")] {
      let label = UILabel(frame: CGRect(x: 20, y: top, width: 200, height: 40))
      label.text = text
      view.addSubview(label)
    }
    view.subviews[2].accessibilityIdentifier = "second"
    addShortcut("l", .command, "command l")
    addShortcut("p", .alternate, "option p")
  }

  private func addShortcut(_ input: String, _ flags: UIKeyModifierFlags, _ name: String) {
    addKeyCommand(UIKeyCommand(input: input, modifierFlags: flags) { [unowned self] _ in record(name) })
  }

  private func record(_ text: String) {
    recorder.record("Device", text, function: "heard(_:)")
  }

  /// The first responder receives shaking.
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: nil) { [unowned self] _ in
      record("\(UIDevice.current.orientation)")
    }
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    record("shake")
  }

  override func traitCollectionDidChange(_ former: UITraitCollection?) {
    super.traitCollectionDidChange(former)
    let traits = traitCollection
    record(
      "\(traits.userInterfaceStyle), \(traits.preferredContentSizeCategory), \(traits.layoutDirection), "
        + "\(traits.legibilityWeight)")
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    record("memory warning")
  }

  func applicationDidEnterBackground(_ application: UIApplication) { record("background") }

  func applicationWillEnterForeground(_ application: UIApplication) { record("foreground") }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    recorder.record("Device", url.absoluteString, function: "open(_:)")
    return url.scheme == "app"
  }
}

/// Hides the status bar.
final class BarelessViewController: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
}

/// Records what is copied.
final class PasteViewController: UIViewController {
  private let recorder = CommandRecorder.current
  private var observer: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let pasteboard = UIPasteboard.general
    observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: pasteboard, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.recorder.record("Paste", UIPasteboard.general.string, function: "found(_:)")
      }
    }
  }
}
