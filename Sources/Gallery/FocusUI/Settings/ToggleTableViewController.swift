import FocusModel
import HeadlessUIKit

/// A table with switches for settings, which looks at Safari whenever it appears.
public class ToggleTableViewController: FocusTableViewController {
  let context: SettingsContext
  /// Whether Safari lets the blocker in, as far as it is known.
  private var blockerIsEnabled = false { didSet { if blockerIsEnabled != oldValue { reload() } } }
  private var activation: ActivationObserver?

  init(context: SettingsContext) {
    self.context = context
    super.init()
  }

  required init?(coder: NSCoder) {
    nil
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
    detectBlocker()
    // A screen may be about to appear twice, as when the user begins to leave it and does not.
    activation?.stop()
    activation = ActivationObserver { [weak self] in self?.detectBlocker() }
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    activation?.stop()
    activation = nil
  }

  /// The sections as they are now; a subclass writes them down.
  func makeSections() -> [TableSection] { [] }

  /// Shows the sections as they are now.
  func reload() {
    sections = makeSections()
    tableView.reloadData()
  }

  private func detectBlocker() {
    context.contentBlockerDetector.detectEnabled { [weak self] in self?.blockerIsEnabled = $0 }
  }

  /// The row with the switch of a setting.
  func toggleRow(_ setting: Setting) -> TableRow {
    TableRow { [unowned self] in
      ToggleCell(
        setting.title, description: setting.explanation, identifier: setting.toggleIdentifier,
        isOn: context.settings.isShownOn(setting, blockerIsEnabled: blockerIsEnabled)
      ) { [unowned self] in userSwitched(setting, $0) }
    }
  }

  private func userSwitched(_ setting: Setting, _ toggle: UISwitch) {
    switch context.settings.userSwitched(setting, on: toggle.isOn, blockerIsEnabled: blockerIsEnabled) {
    case .done: break
    case .showInstructions: showSafariInstructions()
    case .askForConfirmation: askForConfirmation(of: setting, toggle)
    }
  }

  private func showSafariInstructions() {
    let instructions = SafariInstructionsViewController(
      product: context.product, detector: context.contentBlockerDetector)
    navigationController?.pushViewController(instructions, animated: true)
  }
}
