import HeadlessUIKit

/// Shows each recorded command as an alert, for somebody who tries a use case out: the protocol is the title, the
/// invocation the message, and the one action is Done.
///
///     CommandRecorder.current.alerter = ProtocolAlerter(on: viewController, ignoring: ["popupDidScroll:"])
///
/// Without a controller to present on, a command is printed. After Chrome's Showcase.
@MainActor
public final class ProtocolAlerter {
  /// What presents the alerts.
  public weak var baseViewController: UIViewController?
  private let ignoredSelectors: Set<String>

  /// - Parameter selectors: The commands that nothing is shown of; they are recorded all the same.
  public init(on baseViewController: UIViewController?, ignoring selectors: Set<String> = []) {
    self.baseViewController = baseViewController
    ignoredSelectors = selectors
  }

  func show(_ protocolName: String, _ selector: String, _ invocation: String) {
    guard !ignoredSelectors.contains(selector) else { return }
    guard let baseViewController else {
      print("Alerter -- protocol: \(protocolName)")
      print("Alerter -- invocation: \(invocation)")
      return
    }
    let alert = UIAlertController(title: protocolName, message: invocation, preferredStyle: .alert)
    let done = UIAlertAction(title: "Done", style: .cancel)
    done.accessibilityLabel = "protocol_alerter_done"
    alert.addAction(done)
    baseViewController.present(alert, animated: true)
  }
}
