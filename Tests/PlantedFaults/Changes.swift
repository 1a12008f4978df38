import Foundation
import HeadlessUIKit

/// Forgets a choice when the device is turned.
final class RotationViewController: ColumnViewController {
  private var label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label = addLabel("0")
    addButton("Raise") { [unowned self] in label.text = "1" }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    label.text = "0"
  }
}

/// Covers its content in the background, and leaves the cover if a switch is on.
final class BackgroundViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let toggle = addSwitch("Keep covered")
    let cover = addLabel("Private")
    cover.isHidden = true
    observe(UIApplication.didEnterBackgroundNotification) { _ in cover.isHidden = false }
    observe(UIApplication.willEnterForegroundNotification) { [weak toggle] _ in
      cover.isHidden = toggle?.isOn != true
    }
  }
}

/// Drops what it shows when memory is scarce, and does not load it again.
final class MemoryViewController: ColumnViewController {
  private var label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label = addLabel("Nothing")
    addButton("Load") { [unowned self] in label.text = "Loaded" }
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    label.text = "Nothing"
  }
}

/// Takes over the color of the dark appearance, but not that of the light one.
final class AppearanceViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addLabel("Framed")
    view.layer.borderWidth = 1
  }

  override func traitCollectionDidChange(_ former: UITraitCollection?) {
    super.traitCollectionDidChange(former)
    if traitCollection.userInterfaceStyle == .dark {
      view.layer.borderColor = UIColor.white.cgColor
    }
  }
}

/// Grows with the text size, but does not shrink again.
final class TextSizeViewController: ColumnViewController {
  private var label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label = addLabel("Growing")
  }

  override func traitCollectionDidChange(_ former: UITraitCollection?) {
    super.traitCollectionDidChange(former)
    let font = UIFont.preferredFont(forTextStyle: .body)
    if font.pointSize > label.font.pointSize { label.font = font }
  }
}

/// Holds itself once its button was tapped.
final class LeakViewController: ColumnViewController {
  private var completion: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = addLabel("Off")
    addButton("Remember") { [unowned self] in
      completion = { [self] in title = "Remembered" }
      label.text = "On"
    }
  }
}

extension UIViewController {
  /// Calls a closure for each notification, until the controller is gone.
  func observe(_ name: Notification.Name, _ body: @escaping @MainActor (UIViewController) -> Void) {
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] _ in
      MainActor.assumeIsolated { if let self { body(self) } }
    }
  }
}
