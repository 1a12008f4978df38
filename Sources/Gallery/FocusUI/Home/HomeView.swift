import Foundation
import HeadlessUIKit

/// What shows while no page is open: the app's name, what it promises, and the way to its settings.
public final class HomeView: UIView {
  public weak var delegate: (any HomeViewDelegate)?
  /// Whether the settings button says that there is news; no by default.
  public var highlightsNews: Bool = false { didSet { showNews() } }
  private let wordmark = UIImageView(image: .focusWordmark)
  private let promise = HomeView.makeLabel(.title3)
  private let motto = HomeView.makeLabel(.subheadline)
  private let settingsButton = UIButton(type: .custom)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    wordmark.accessibilityLabel = "Firefox Focus"
    wordmark.isAccessibilityElement = true
    promise.text = String(focus: "Automatic private browsing.")
    motto.text = String(focus: "Browse. Erase. Repeat.")
    setUpSettingsButton()
    showNews()
    addPlaced(wordmark, promise, motto, settingsButton)
    NSLayoutConstraint.activate(textConstraints + buttonConstraints)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  private static func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .focusText
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  private func setUpSettingsButton() {
    settingsButton.accessibilityIdentifier = "HomeView.settingsButton"
    settingsButton.addAction(
      UIAction { [unowned self] _ in delegate?.homeViewDidPressSettings(self) }, for: .touchUpInside)
  }

  private func showNews() {
    settingsButton.setImage(highlightsNews ? .focusSettingsWithNews : .focusSettings, for: .normal)
    settingsButton.accessibilityLabel =
      highlightsNews ? String(focus: "Settings, with news") : String(focus: "Settings")
  }
}

extension HomeView {
  /// The texts stand in the upper half, where the keyboard leaves them in sight.
  private var textConstraints: [NSLayoutConstraint] {
    let guide = safeAreaLayoutGuide
    let third = UILayoutGuide()
    addLayoutGuide(third)
    return [
      third.topAnchor.constraint(equalTo: guide.topAnchor),
      third.heightAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 0.22),
      third.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      third.widthAnchor.constraint(equalToConstant: 0),
      wordmark.topAnchor.constraint(equalTo: third.bottomAnchor),
      wordmark.centerXAnchor.constraint(equalTo: centerXAnchor),
      promise.topAnchor.constraint(equalTo: wordmark.bottomAnchor, constant: 16),
      motto.topAnchor.constraint(equalTo: promise.bottomAnchor, constant: 6),
    ] + [promise, motto].flatMap(sideConstraints)
  }

  private func sideConstraints(_ label: UILabel) -> [NSLayoutConstraint] {
    [
      label.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
    ]
  }

  private var buttonConstraints: [NSLayoutConstraint] {
    [
      settingsButton.widthAnchor.constraint(equalToConstant: 24),
      settingsButton.heightAnchor.constraint(equalToConstant: 24),
      settingsButton.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 15),
      settingsButton.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -15),
    ]
  }
}
