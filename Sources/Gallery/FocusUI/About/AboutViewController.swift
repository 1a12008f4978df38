import FocusModel
import HeadlessUIKit

/// Says what the app is for, and leads to help, rights and the privacy notice.
public final class AboutViewController: FocusTableViewController {
  private let product: Product
  private let version: String

  /// Makes the screen about a version of a product.
  public init(product: Product, version: String) {
    self.product = product
    self.version = version
    super.init()
    title = String(focusSettings: "About")
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    sections = [
      TableSection(rows: [
        headerRow,
        row(String(focusSettings: "Help"), .help),
        row(String(focusSettings: "Your Rights"), .rights),
        row(String(focusSettings: "Privacy Notice"), .privacyNotice),
      ])
    ]
  }

  private var headerRow: TableRow {
    TableRow { [unowned self] in
      AboutHeaderCell(product: product, version: version) { [unowned self] in show(.manifesto) }
    }
  }

  private func row(_ title: String, _ page: SupportPage) -> TableRow {
    TableRow {
      FocusTableViewCell(
        title, accessory: .disclosureIndicator, identifier: "AboutViewController.\(page)")
    } selected: { [unowned self] in
      show(page)
    }
  }

  private func show(_ page: SupportPage) {
    navigationController?.pushViewController(SettingsContentViewController(page), animated: true)
  }
}
