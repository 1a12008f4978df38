import FocusModel
import Foundation
import HeadlessUIKit

/// Describes the app, and links to help, rights and the privacy notice.
package final class AboutViewController: FocusTableViewController {
  private let product: Product
  private let version: String

  /// Creates the screen about a version of a product.
  package init(product: Product, version: String) {
    self.product = product
    self.version = version
    super.init()
    title = String(focusSettings: "About")
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
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

/// The logo, the version, and the description of the app.
final class AboutHeaderCell: FocusTableViewCell {
  convenience init(product: Product, version: String, learnMore: @escaping @MainActor () -> Void) {
    self.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    let logo = UIImageView(
      UIImage(named: "about-logo", size: CGSize(width: 200, height: 40)), label: product.name)
    let version = UILabel(
      wrapping: String(focusSettings: "Version \(version)"), .footnote, color: .focusDimmedText)
    let link = UIButton(
      link: String(focusSettings: "Learn more"), .body, identifier: "AboutViewController.manifesto",
      tapped: learnMore)
    let column = UIStackView(
      arrangedSubviews: [logo, version] + Self.paragraphs(about: product) + [link])
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 8
    contentView.addSubview(column, along: contentView.layoutMarginsGuide)
  }

  private static func paragraphs(about product: Product) -> [UIView] {
    [
      paragraph(String(focusSettings: "\(product.name) puts you in control.")),
      paragraph(String(focusSettings: "Use it as a private browser:")),
      bullet(String(focusSettings: "Search and browse right in the app")),
      bullet(String(focusSettings: "Block trackers, or allow them in the settings")),
      bullet(String(focusSettings: "Erase cookies, searches and history")),
      paragraph(String(focusSettings: "Use it as a Safari extension:")),
      bullet(String(focusSettings: "Block trackers for more privacy")),
      bullet(String(focusSettings: "Block Web fonts for smaller pages")),
      paragraph(
        String(
          focusSettings: "\(product.name) is made by Mozilla, whose mission is a healthy, open Internet.")),
    ]
  }

  private static func paragraph(_ text: String) -> UIView { UILabel(wrapping: text, .body) }

  /// Returns a bullet with its text beside it, so that further lines are aligned with the first.
  private static func bullet(_ text: String) -> UIView {
    let point = UILabel(wrapping: "•", .body)
    point.isAccessibilityElement = false
    point.keepIntrinsicWidth()
    let line = UIStackView(arrangedSubviews: [point, paragraph(text)])
    line.spacing = 8
    line.alignment = .firstBaseline
    return line
  }
}
