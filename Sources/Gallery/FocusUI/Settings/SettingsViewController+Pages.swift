import FocusModel
import HeadlessUIKit

/// Where the rows, the footer and the bar button lead.
extension SettingsViewController {
  var searchEngineRow: TableRow {
    TableRow { [unowned self] in
      FocusTableViewCell(
        context.searchEngines.active.name, accessory: .disclosureIndicator,
        identifier: "SettingsViewController.searchCell")
    } selected: { [unowned self] in
      show(SearchSettingsViewController(searchEngines: context.searchEngines, delegate: self))
    }
  }

  var aboutRow: TableRow {
    TableRow {
      FocusTableViewCell(
        String(focusSettings: "About"), accessory: .disclosureIndicator,
        identifier: "settingsViewController.about")
    } selected: { [unowned self] in
      show(AboutViewController(product: context.product, version: context.version))
    }
  }

  func makeUsageDataFooter() -> UIView {
    SectionFooterView(
      String(
        focusSettings:
          "Mozilla collects only what it needs to provide and improve \(context.product.name) for everyone."),
      linkIdentifier: "SettingsViewController.learnMoreCell"
    ) { [unowned self] in
      show(SettingsContentViewController(.usageData))
    }
  }

  /// Leads to what is new, which draws no attention any more.
  func showWhatsNew() {
    context.whatsNew.didOpen()
    show(SettingsContentViewController(.whatsNew))
  }

  private func show(_ page: UIViewController) {
    navigationController?.pushViewController(page, animated: true)
  }
}

extension SettingsViewController: SearchSettingsViewControllerDelegate {
  public func searchSettingsViewController(
    _ controller: SearchSettingsViewController, didSelect engine: SearchEngine
  ) {
    reload()
  }
}
