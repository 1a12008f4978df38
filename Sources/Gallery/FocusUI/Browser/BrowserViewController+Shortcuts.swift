import FocusModel
import HeadlessUIKit

extension BrowserViewController {
  /// What a hardware keyboard can do: go to the address bar, and lead the page.
  var shortcuts: [UIKeyCommand] {
    [
      shortcut("l", String(focus: "Select Location Bar")) { $0.urlBar.textField.becomeFirstResponder() },
      shortcut("r", String(focus: "Reload")) { $0.webViewController.perform(.reload) },
      shortcut("[", String(focus: "Back")) { $0.webViewController.perform(.back) },
      shortcut("]", String(focus: "Forward")) { $0.webViewController.perform(.forward) },
    ]
  }

  private func shortcut(
    _ input: String, _ title: String, action: @escaping @MainActor (BrowserViewController) -> Void
  ) -> UIKeyCommand {
    UIKeyCommand(input: input, modifierFlags: .command, discoverabilityTitle: title) { [unowned self] _ in
      action(self)
    }
  }
}
