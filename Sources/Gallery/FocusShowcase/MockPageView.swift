import FocusModel
import Foundation
import HeadlessUIKit
import ShowcaseKit

/// The view of a mocked page: its title, paragraphs, links and images, and its field if it has one.
final class MockPageView: UIView {
  private let page: MockPage
  private let browsingData: MockBrowsingData
  private weak var webView: WKWebView?
  private(set) lazy var imageViews = page.images.map { Self.makeImageView($0) }

  init(_ page: MockPage, browsingData: MockBrowsingData, in webView: WKWebView) {
    self.page = page
    (self.browsingData, self.webView) = (browsingData, webView)
    super.init(frame: .zero)
    let column = UIStackView(arrangedSubviews: texts + links + imageViews + field)
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor, constant: 24),
      column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private var texts: [UIView] {
    [label(page.title, .systemFont(ofSize: 24, weight: .bold))]
      + page.paragraphs.map { label($0, .systemFont(ofSize: 16)) }
  }

  /// Follows a link, as a tap on its button does.
  func followLink(to address: String) {
    if let url = URL(string: address) { webView?.followLink(to: url) }
  }

  private func label(_ text: String, _ font: UIFont) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.numberOfLines = 0
    return label
  }

  private var links: [UIView] {
    page.links.map { link in
      let button = UIButton(type: .system)
      button.setTitle(link.text, for: .normal)
      button.accessibilityTraits = .link
      button.addAction(UIAction { [unowned self] _ in followLink(to: link.address) }, for: .touchUpInside)
      return button
    }
  }

  private static func makeImageView(_ image: MockImage) -> UIImageView {
    let view = UIImageView(image: UIImage(named: image.name, size: CGSize(width: 120, height: 90)))
    view.accessibilityIdentifier = image.name
    return view
  }

  /// Returns the image at a point in the coordinates of a view.
  func image(at point: CGPoint, in view: UIView) -> MockImage? {
    zip(page.images, imageViews).first { $1.bounds.contains($1.convert(point, from: view)) }?.0
  }

  /// The field, if the page has one, and the texts that were submitted before.
  private var field: [UIView] {
    guard page.hasField else { return [] }
    let field = UITextField()
    field.placeholder = "Search"
    field.borderStyle = .roundedRect
    field.autocapitalizationType = .none
    field.accessibilityIdentifier = "Page.field"
    field.widthAnchor.constraint(equalToConstant: 240).isActive = true
    field.addAction(
      UIAction { [unowned field, browsingData] _ in browsingData.remember(field.text ?? "") },
      for: .editingDidEndOnExit)
    return [field] + browsingData.entries.map(suggestion)
  }

  private func suggestion(_ text: String) -> UIView {
    let label = label(text, .systemFont(ofSize: 14))
    label.accessibilityIdentifier = "Page.suggestion"
    return label
  }
}

/// The data of pages, which are the texts of their fields; removing them is recorded.
@MainActor
final class MockBrowsingData: BrowsingDataStore {
  /// The submitted texts, in order.
  private(set) var entries: [String] = []
  private let commands = CommandRecorder.current

  func remember(_ entry: String) {
    entries.append(entry)
  }

  func remove(_ kinds: Set<BrowsingDataKind>) {
    if kinds.contains(.localStorage) { entries = [] }
    commands.record("BrowsingDataStore", kinds.map(\.rawValue).sorted(), function: "remove(_:)")
  }
}
