import HeadlessUIKit

/// Receives the site of a widget that the user taps.
@MainActor
package protocol ContentWidgetViewDelegate: AnyObject {
  func openURL(_ url: String)
}

/// A widget with the most visited sites: one line of them, or all of them when it is expanded.
package final class ContentWidgetViewController: UIViewController {
  package weak var delegate: (any ContentWidgetViewDelegate)?
  private let sites: [WidgetSite]
  private let lines = UIStackView(.vertical, spacing: 16, [])
  private let foldButton = UIButton(type: .system)
  package private(set) var isExpanded = false

  package init(sites: [WidgetSite]) {
    self.sites = sites
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    foldButton.addAction(UIAction { [unowned self] _ in toggle() }, for: .touchUpInside)
    foldButton.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
    foldButton.titleLabel?.adjustsFontForContentSizeCategory = true
    addWidgetCard(around: UIStackView(.vertical, spacing: 16, [lines, foldButton]))
    showSites()
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard
      traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory
    else { return }
    showSites()
  }

  private func toggle() {
    isExpanded.toggle()
    showSites()
  }

  /// Shows all sites in lines, or one line if the widget is collapsed.
  private func showSites() {
    let shown = isExpanded ? sites : Array(sites.prefix(UIStackView.tilesPerLine))
    lines.showTiles(shown.map(\.title)) { [unowned self] in delegate?.openURL(shown[$0].url) }
    foldButton.setTitle(
      isExpanded
        ? String(localized: "Show less", table: "Widgets") : String(localized: "Show more", table: "Widgets"),
      for: .normal)
  }
}

/// A site that a widget offers.
package struct WidgetSite: Hashable, Sendable {
  package let title: String
  package let url: String

  package init(title: String, url: String) {
    (self.title, self.url) = (title, url)
  }
}
