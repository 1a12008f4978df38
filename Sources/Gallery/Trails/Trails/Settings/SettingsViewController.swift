import UIKit

/// The app's settings, each of which takes effect at once.
final class SettingsViewController: UITableViewController {
  private enum Row: Int, CaseIterable {
    case unit, hidesHardTrails, licenses, reset
  }

  private let preferences: Preferences

  init(preferences: Preferences = Preferences()) {
    self.preferences = preferences
    super.init(style: .insetGrouped)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("settings.title", comment: "")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(done))
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  @objc private func done() { dismiss(animated: true) }

  @objc private func changeUnit(_ sender: UISegmentedControl) {
    preferences.unit = Preferences.Unit(rawValue: sender.selectedSegmentIndex) ?? .kilometers
  }

  @objc private func changeHidesHardTrails(_ sender: UISwitch) {
    preferences.hidesHardTrails = sender.isOn
  }

  // MARK: - Rows

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    guard section == 1 else { return nil }
    let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
    return String(format: NSLocalizedString("settings.version", comment: ""), version ?? "–")
  }

  private func row(at indexPath: IndexPath) -> Row? { Row(rawValue: indexPath.section * 2 + indexPath.row) }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.accessoryView = nil
    cell.accessoryType = .none
    cell.selectionStyle = .none
    var content = cell.defaultContentConfiguration()
    switch row(at: indexPath) {
    case .unit:
      content.text = NSLocalizedString("settings.unit", comment: "")
      cell.accessoryView = unitControl()
    case .hidesHardTrails:
      content.text = NSLocalizedString("settings.hideHard", comment: "")
      cell.accessoryView = hardSwitch()
    case .licenses:
      content.text = NSLocalizedString("settings.licenses", comment: "")
      cell.accessoryType = .disclosureIndicator
      cell.selectionStyle = .default
    case .reset:
      content.text = NSLocalizedString("settings.reset", comment: "")
      content.textProperties.color = .systemRed
      cell.selectionStyle = .default
    case nil: break
    }
    cell.contentConfiguration = content
    return cell
  }

  private func unitControl() -> UISegmentedControl {
    let control = UISegmentedControl(items: ["km", "mi"])
    control.selectedSegmentIndex = preferences.unit.rawValue
    control.accessibilityIdentifier = "unit"
    control.addTarget(self, action: #selector(changeUnit(_:)), for: .valueChanged)
    return control
  }

  private func hardSwitch() -> UISwitch {
    let control = UISwitch()
    control.isOn = preferences.hidesHardTrails
    control.onTintColor = UIColor(named: "Trail")
    control.accessibilityIdentifier = "hidesHardTrails"
    control.addTarget(self, action: #selector(changeHidesHardTrails(_:)), for: .valueChanged)
    return control
  }

  // MARK: - Selection

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch row(at: indexPath) {
    case .licenses: navigationController?.pushViewController(LicensesViewController(), animated: true)
    case .reset: askToReset()
    case .unit, .hidesHardTrails, nil: break
    }
  }

  private func askToReset() {
    let alert = UIAlertController(
      title: NSLocalizedString("settings.reset.question", comment: ""), message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: NSLocalizedString("cancel", comment: ""), style: .cancel))
    alert.addAction(
      UIAlertAction(title: NSLocalizedString("settings.reset", comment: ""), style: .destructive) { _ in
        self.preferences.unit = .kilometers
        self.preferences.hidesHardTrails = false
        self.tableView.reloadData()
      })
    present(alert, animated: true)
  }
}
