import FocusModel
import HeadlessUIKit

/// A table with switches for settings, which asks Safari about the blocker whenever it appears.
package class ToggleTableViewController: FocusTableViewController {
  let context: SettingsContext
  /// Whether the blocker is enabled in Safari, by its last answer.
  private var blockerIsEnabled = false { didSet { if blockerIsEnabled != oldValue { reload() } } }
  private let activation = ActivationObserver()
  /// The setting whose switch is on although nothing is stored yet, as the user is asked to confirm it.
  private var askedSetting: Setting?

  init(context: SettingsContext) {
    self.context = context
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
    detectBlocker()
    activation.start { [weak self] in self?.detectBlocker() }
  }

  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    activation.stop()
  }

  /// Returns the sections for the current settings; a subclass overrides it.
  func makeSections() -> [TableSection] { [] }

  /// Updates the sections and the table.
  func reload() {
    sections = makeSections()
    tableView.reloadData()
  }

  private func detectBlocker() {
    context.contentBlockerDetector.detectEnabled { [weak self] in self?.blockerIsEnabled = $0 }
  }

  /// Returns the row with the switch of a setting.
  func toggleRow(_ setting: Setting) -> TableRow {
    TableRow { [unowned self] in
      ToggleCell(
        setting.title, description: setting.explanation, identifier: setting.toggleIdentifier,
        isOn: setting == askedSetting
          || context.settings.isShownOn(setting, blockerIsEnabled: blockerIsEnabled)
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

extension ToggleTableViewController {
  /// Asks the user to confirm a setting that may break pages; without consent the switch goes back.
  func askForConfirmation(of setting: Setting, _ toggle: UISwitch) {
    let alert = UIAlertController(
      title: nil, message: String(focusSettings: "This may break some videos and web pages."),
      preferredStyle: .alert)
    askedSetting = setting
    alert.addAction(String(focusSettings: "No, Thanks"), .default, "BlockerAlert.no") {
      [weak self, weak toggle] in
      self?.userAnswered(false, for: setting)
      toggle?.setOn(false, animated: true)
      // The row may have another switch by now.
      if toggle?.window == nil { self?.reload() }
    }
    alert.addAction(String(focusSettings: "I Understand"), .destructive, "BlockerAlert.understand") {
      [weak self] in self?.userAnswered(true, for: setting)
    }
    present(alert, animated: true)
  }

  private func userAnswered(_ isConfirmed: Bool, for setting: Setting) {
    askedSetting = nil
    context.settings.userAnswered(isConfirmed, for: setting)
  }
}

extension Setting {
  /// The title of the row.
  @MainActor var title: String {
    switch self {
    case .blockAds: String(focusSettings: "Block ad trackers")
    case .blockAnalytics: String(focusSettings: "Block analytics trackers")
    case .blockSocial: String(focusSettings: "Block social trackers")
    case .blockOther: String(focusSettings: "Block other content trackers")
    case .blockFonts: String(focusSettings: "Block Web fonts")
    case .safari: String(focusSettings: "Safari")
    case .sendAnonymousUsageData: String(focusSettings: "Send usage data")
    case .enableDomainAutocomplete: String(focusSettings: "Top Sites")
    case .enableCustomDomainAutocomplete: String(focusSettings: "My Sites")
    }
  }

  /// The text below the title, if any.
  @MainActor var explanation: String? {
    switch self {
    case .blockAds:
      String(focusSettings: "Some ads note which sites you visit, even if you never tap them")
    case .blockAnalytics: String(focusSettings: "Used to collect and measure what you tap and how you scroll")
    case .blockSocial:
      String(focusSettings: "Built into pages to follow your visits and to show share buttons")
    case .blockOther: String(focusSettings: "May keep some videos and pages from working as expected")
    default: nil
    }
  }
}
