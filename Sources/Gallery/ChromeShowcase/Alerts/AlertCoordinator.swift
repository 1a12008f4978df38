import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Pushes a screen with a button for each kind of alert that a website can show.
final class AlertCoordinator: PushingCoordinator {
  private weak var menu: UIViewController?

  override func makeScreen() -> UIViewController {
    let menu = AlertMenuViewController()
    menu.title = String(localized: "Alert", table: "Alerts")
    menu.didChoose = { [unowned self] alert, blocks, menu in
      present(alert, blocks: blocks, on: menu)
    }
    self.menu = menu
    let container = AlertContainerViewController(menu)
    container.title = menu.title
    container.toolbarItems = [UIBarButtonItem(systemItem: .camera)]
    container.navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: String(localized: "Back", table: "Alerts")) {
        [unowned self] _ in stop()
      })
    navigationController?.setToolbarHidden(false, animated: false)
    return container
  }

  override func stop() {
    // An alert that is open would otherwise never be dismissed.
    menu?.dismiss(animated: false)
    navigationController?.setToolbarHidden(true, animated: false)
    navigationController?.popViewController(animated: true)
  }

  /// Shows an alert over the menu alone; each of its actions dismisses it.
  private func present(_ example: AlertExample, blocks: Bool, on menu: UIViewController) {
    // Weak, since the actions that the alert keeps refer to it.
    weak var shown: AlertController?
    let rows = example.actionRows(blocking: blocks).map { row in
      row.map { choice in
        AlertAction(title: choice.title.shown, style: choice.style) { [unowned self, weak menu] in
          let results = shown?.textFieldResults ?? []
          record(choice.title.text, results)
          menu?.dismiss(animated: true)
        }
      }
    }
    let alert = AlertController(
      title: example.title.shown, message: example.message?.shown,
      textFields: example.textFields.map(\.configuration), actions: rows)
    shown = alert
    menu.present(alert, animated: true)
  }

  /// Records what the alert reports to its owner: the action, and the texts of any fields.
  private func record(_ title: String, _ results: [String]) {
    if results.isEmpty {
      recorder.record(protocol: "AlertAction", selector: "handler:", title)
    } else {
      recorder.record(
        protocol: "AlertAction", selector: "handler:textFieldResults:", title, results)
    }
  }
}

extension AlertExample.Field {
  /// The field as it is shown.
  fileprivate var configuration: TextFieldConfiguration {
    TextFieldConfiguration(
      placeholder: placeholder.shown, accessibilityIdentifier: accessibilityIdentifier,
      isSecure: isSecure)
  }
}

/// Holds the menu, as Chrome holds a web page.
final class AlertContainerViewController: ContainerViewController<UIViewController> {
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
