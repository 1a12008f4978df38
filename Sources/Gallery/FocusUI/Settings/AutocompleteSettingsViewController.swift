import FocusModel
import HeadlessUIKit

/// The settings for completing addresses: well-known ones, and the user's own.
package final class AutocompleteSettingsViewController: ToggleTableViewController {
  private let customDomains: CustomDomains

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - context: The settings.
  ///   - customDomains: The user's own domains, for the screen that the last row opens.
  package init(context: SettingsContext, customDomains: CustomDomains) {
    self.customDomains = customDomains
    super.init(context: context)
    title = String(focusSettings: "URL Autocomplete")
  }

  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [TableSection] {
    let product = context.product.name
    return [
      TableSection(
        header: String(focusSettings: "Default URL List"), rows: [toggleRow(.enableDomainAutocomplete)],
        makeFooter: makeFooter(
          String(
            focusSettings: "Lets \(product) complete more than 450 popular addresses in the address bar."),
          linkIdentifier: "SettingsViewController.autocompleteLearnMore")),
      TableSection(
        header: String(focusSettings: "Custom URL List"),
        rows: [toggleRow(.enableCustomDomainAutocomplete), customDomainsRow],
        makeFooter: makeFooter(
          String(focusSettings: "Lets \(product) complete your favorite addresses."),
          linkIdentifier: "SettingsViewController.customAutocompleteLearnMore")),
    ]
  }

  private var customDomainsRow: TableRow {
    TableRow {
      FocusTableViewCell(
        String(focusSettings: "Manage Sites"), accessory: .disclosureIndicator, identifier: "customURLS")
    } selected: { [unowned self] in
      let list = CustomDomainsViewController(customDomains: customDomains)
      navigationController?.pushViewController(list, animated: true)
    }
  }

  private func makeFooter(_ text: String, linkIdentifier: String) -> @MainActor () -> UIView {
    { [unowned self] in
      SectionFooterView(text, linkIdentifier: linkIdentifier) { [unowned self] in
        let page = SettingsContentViewController(.autocomplete)
        navigationController?.pushViewController(page, animated: true)
      }
    }
  }
}
