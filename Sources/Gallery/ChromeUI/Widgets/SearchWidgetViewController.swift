import HeadlessUIKit

/// What the search widget opens.
@MainActor
package protocol SearchWidgetViewActionTarget: AnyObject {
  func openSearch()
  func openIncognito()
  func openVoice()
  func openQRCode()
  func openCopiedURL()
}

/// A widget with four ways to search, and a button that opens the copied address.
package final class SearchWidgetViewController: UIViewController {
  package weak var target: (any SearchWidgetViewActionTarget)?
  private let copiedURL: String?
  private let actions = UIStackView(.horizontal, spacing: 8, alignment: .top, [])

  /// - Parameter copiedURL: The address on the pasteboard, if there is one.
  package init(copiedURL: String?) {
    self.copiedURL = copiedURL
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    actions.distribution = .fillEqually
    makeButtons().forEach(actions.addArrangedSubview)
    addWidgetCard(around: UIStackView(.vertical, spacing: 16, [actions, makeCopiedURLButton()]))
    arrange()
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }

  /// Arranges large texts below each other.
  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    actions.axis = isLarge ? .vertical : .horizontal
    actions.alignment = isLarge ? .fill : .top
    actions.distribution = isLarge ? .fill : .fillEqually
  }

  private func makeButtons() -> [WidgetButton] {
    [
      WidgetButton(String(localized: "New search", table: "Widgets"), symbol: "magnifyingglass") {
        [unowned self] in target?.openSearch()
      },
      WidgetButton(String(localized: "Incognito search", table: "Widgets"), symbol: "eyeglasses") {
        [unowned self] in target?.openIncognito()
      },
      WidgetButton(String(localized: "Voice search", table: "Widgets"), symbol: "mic") {
        [unowned self] in target?.openVoice()
      },
      WidgetButton(String(localized: "Scan QR code", table: "Widgets"), symbol: "qrcode") {
        [unowned self] in target?.openQRCode()
      },
    ]
  }

  /// Offers the copied address, or explains how to copy one.
  private func makeCopiedURLButton() -> UIView {
    guard let copiedURL else {
      let hint = UILabel(
        String(localized: "Links that you copy appear here", table: "Widgets"), style: .footnote,
        color: .secondaryLabel)
      hint.textAlignment = .center
      return hint
    }
    let title = UILabel(String(localized: "Visit copied link", table: "Widgets"), style: .headline)
    let address = UILabel(copiedURL, style: .subheadline, color: .secondaryLabel)
    [title, address].forEach { $0.textAlignment = .center }
    let button = UIControl()
    let stack = UIStackView(.vertical, spacing: 2, [title, address])
    button.becomeButton(
      showing: stack, label: [title.text, address.text].compactMap { $0 }.joined(separator: ", "),
      action: UIAction { [unowned self] _ in target?.openCopiedURL() })
    return button
  }
}
