import HeadlessUIKit

/// Hears which site of a widget the user wants.
@MainActor
public protocol ContentWidgetViewDelegate: AnyObject {
  func openURL(_ url: String)
}

/// A widget with the sites that are visited most: one line of them, or all of them when it is unfolded.
public final class ContentWidgetViewController: UIViewController {
  public weak var delegate: (any ContentWidgetViewDelegate)?
  private let sites: [WidgetSite]
  private let lines = UIStackView(.vertical, spacing: 16, [])
  private let foldButton = UIButton(type: .system)
  public private(set) var isExpanded = false

  public init(sites: [WidgetSite]) {
    self.sites = sites
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    foldButton.addAction(UIAction { [unowned self] _ in toggle() }, for: .touchUpInside)
    foldButton.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
    foldButton.titleLabel?.adjustsFontForContentSizeCategory = true
    addWidgetCard(around: UIStackView(.vertical, spacing: 16, [lines, foldButton]))
    showSites()
  }

  private func toggle() {
    isExpanded.toggle()
    showSites()
  }

  /// Shows four sites in a line, two where texts are large; folded it is one line.
  private func showSites() {
    let columns = UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory ? 2 : 4
    let shown = isExpanded ? sites[...] : sites.prefix(columns)
    let tiles = shown.map { site in
      MostVisitedTile(
        title: site.title, action: UIAction { [unowned self] _ in delegate?.openURL(site.url) })
    }
    lines.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for first in stride(from: 0, to: tiles.count, by: columns) {
      let line = UIStackView(
        .horizontal, spacing: 8, alignment: .top, Array(tiles[first..<min(first + columns, tiles.count)]))
      line.distribution = .fillEqually
      lines.addArrangedSubview(line)
    }
    foldButton.setTitle(
      isExpanded
        ? String(localized: "Show less", table: "Widgets") : String(localized: "Show more", table: "Widgets"),
      for: .normal)
  }
}
