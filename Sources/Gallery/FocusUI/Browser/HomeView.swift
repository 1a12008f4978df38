import FocusModel
import Foundation
import HeadlessUIKit

/// The screen while no page is open: the app's name, its promises, and the button of its settings.
final class HomeView: UIView {
  weak var delegate: (any HomeViewDelegate)?
  /// Whether the settings button shows that there is news; `false` by default.
  var highlightsNews: Bool = false { didSet { showNews() } }
  private let settingsButton = UIButton(type: .custom)

  /// Creates the home screen of a product; that of Focus by default.
  init(product: Product = .focus) {
    super.init(frame: .zero)
    let column = ScrollingColumn(spacing: 8, margin: 8, [Self.makeWordmark(of: product)] + Self.makeTexts())
    column.stack.setCustomSpacing(16, after: column.stack.arrangedSubviews[0])
    setUpSettingsButton()
    showNews()
    addConstrained(column, settingsButton)
    NSLayoutConstraint.activate(constraints(of: column))
  }

  required init?(coder: NSCoder) { nil }

  /// Returns a row with the app's name in its middle.
  private static func makeWordmark(of product: Product) -> UIView {
    let (row, wordmark) = (UIView(), UIImageView(wordmarkOf: product))
    row.addConstrained(wordmark)
    NSLayoutConstraint.activate([
      wordmark.topAnchor.constraint(equalTo: row.topAnchor),
      wordmark.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      wordmark.centerXAnchor.constraint(equalTo: row.centerXAnchor),
    ])
    return row
  }

  private static func makeTexts() -> [UIView] {
    let promise = UILabel(wrapping: String(focus: "Automatic private browsing."), .title3)
    let motto = UILabel(wrapping: String(focus: "Browse. Erase. Repeat."), .subheadline)
    for label in [promise, motto] { label.textAlignment = .center }
    return [promise, motto]
  }

  private func setUpSettingsButton() {
    settingsButton.accessibilityLabel = String(focus: "Settings")
    settingsButton.accessibilityIdentifier = "HomeView.settingsButton"
    settingsButton.addAction(
      UIAction { [unowned self] _ in delegate?.homeViewDidPressSettings(self) }, for: .touchUpInside)
  }

  private func showNews() {
    settingsButton.setImage(highlightsNews ? .focusSettingsWithNews : .focusSettings, for: .normal)
    settingsButton.accessibilityValue = highlightsNews ? String(focusSettings: "What’s New") : nil
  }

  /// Returns constraints that let the texts fill the view, and put the button into the upper
  /// trailing corner.
  private func constraints(of column: UIView) -> [NSLayoutConstraint] {
    let guide = safeAreaLayoutGuide
    return [
      column.topAnchor.constraint(equalTo: guide.topAnchor),
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: bottomAnchor),
      settingsButton.widthAnchor.constraint(equalToConstant: 24),
      settingsButton.heightAnchor.constraint(equalToConstant: 24),
      settingsButton.topAnchor.constraint(equalTo: guide.topAnchor, constant: 15),
      settingsButton.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -15),
    ]
  }
}

/// The owner of the home screen.
@MainActor
protocol HomeViewDelegate: AnyObject {
  /// Handles a tap on the settings button.
  func homeViewDidPressSettings(_ homeView: HomeView)
}
