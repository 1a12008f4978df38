import FocusUI
import HeadlessUIKit
import Testing

/// Shows a screen on a new stack, over another screen, until it is idle.
@MainActor
func onStack<Screen: UIViewController>(
  device: VirtualDevice = .iPhone, _ make: () throws -> Screen,
  do body: (Screen, UINavigationController) throws -> Void
) throws {
  try onScreen(device: device) { window in
    let screen = try make()
    let stack = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = stack
    stack.pushViewController(screen, animated: false)
    UIApplication.shared.settle()
    try body(screen, stack)
  }
}

extension UINavigationController {
  /// The control on the screen that has an identifier.
  func control<Control: UIControl>(
    _ identifier: String, as type: Control.Type = Control.self
  ) throws -> Control {
    let windows = UIApplication.shared.windows
    let controls = windows.flatMap { $0.views(identified: identifier) }.compactMap { $0 as? Control }
    return try #require(controls.last, "there is no \(type) \(identifier)")
  }

  /// Taps a button of the screen, of its bar or of an alert, and waits.
  func tap(_ identifier: String) throws {
    try control(identifier).sendActions(for: .touchUpInside)
    UIApplication.shared.settle()
  }

  /// Moves a switch as a finger does, and waits.
  func turn(_ identifier: String, on isOn: Bool) throws {
    let toggle = try control(identifier, as: UISwitch.self)
    toggle.setOn(isOn, animated: false)
    toggle.sendActions(for: .valueChanged)
    UIApplication.shared.settle()
  }
}

extension UITableViewController {
  /// Taps the row whose cell has an identifier, scrolling to it if necessary, and waits.
  func select(_ identifier: String) throws {
    let path = try #require(self.path(of: identifier), "there is no row \(identifier)")
    tableView(tableView, didSelectRowAt: path)
    UIApplication.shared.settle()
  }

  /// The index path of the row whose cell has an identifier.
  func path(of identifier: String) -> IndexPath? {
    let paths = (0..<tableView.numberOfSections).flatMap { section in
      (0..<tableView.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
    return paths.first { tableView(tableView, cellForRowAt: $0).accessibilityIdentifier == identifier }
  }
}
