import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Pushes a list of suggestions of every kind, below a mocked address bar.
final class OmniboxPopupCoordinator: PushingCoordinator {
  override func makeScreen() -> UIViewController {
    let popup = OmniboxPopupViewController()
    popup.delegate = recorder
    let container = OmniboxPopupContainerViewController(popup)
    container.title = String(localized: "Suggestions", table: "Omnibox")
    // A drag scrolls in many steps, each of which would show an alert.
    recorder.alerter = ProtocolAlerter(
      on: container, ignoring: ["autocompleteResultConsumerDidScroll:"])
    popup.updateMatches(AutocompleteSuggestion.fakes, preselectedRow: 0)
    return container
  }
}

/// Shows the list below a square and a bar, in the positions of the address bar's icon and text.
final class OmniboxPopupContainerViewController: ContainerViewController<OmniboxPopupViewController> {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let icon = makeFake(.systemBlue, width: 30)
    let text = makeFake(.systemRed, width: 240)
    let addressBar = UIStackView(.horizontal, spacing: 16, [icon, text])
    addChild(child)
    for part in [addressBar, child.view] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    child.didMove(toParent: self)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      addressBar.topAnchor.constraint(equalTo: safeArea.topAnchor),
      addressBar.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 15),
      child.view.topAnchor.constraint(equalTo: addressBar.bottomAnchor, constant: 14),
      child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      child.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func makeFake(_ color: UIColor, width: CGFloat) -> UIView {
    let fake = UIView()
    fake.backgroundColor = color
    fake.widthAnchor.constraint(equalToConstant: width).isActive = true
    fake.heightAnchor.constraint(equalToConstant: 30).isActive = true
    return fake
  }
}

extension AutocompleteSuggestion {
  /// A suggestion of every kind: searches and pages, then answers.
  static let fakes: [AutocompleteSuggestion] = pages + answers

  private static let pages = [
    AutocompleteSuggestion("Simple suggestion"),
    AutocompleteSuggestion("Suggestion with detail", detail: "example.com", symbol: "globe"),
    AutocompleteSuggestion(
      "Suggestion whose text is clipped because it is much longer than the widest of all screens, wherever it shows",
      detail:
        "example.com/a/path/that/is/clipped/too/since/it/is/longer/than/the/line/that/it/stands/in/by/far",
      symbol: "globe"),
    AutocompleteSuggestion("Appendable suggestion", kind: .appendable),
    AutocompleteSuggestion(
      "Suggestion in another tab", detail: "example.com/tab", symbol: "globe", kind: .otherTab),
    AutocompleteSuggestion(
      "Deletable suggestion", detail: "example.com/history", symbol: "clock", isDeletable: true),
  ]

  private static let answers = [
    answer("goog stock", "1,210.41 +15.02 (1.26%)", "chart.line.uptrend.xyaxis"),
    answer("weather in paris", "18 °C, partly cloudy", "cloud.sun"),
    AutocompleteSuggestion(
      "define government",
      detail:
        "noun: the body of persons that governs a state, a county or a city; also the way in which it does so, "
        + "and the time for which it is in office",
      symbol: "book", detailLines: 3, kind: .answer),
    answer("sunrise", "6:47 AM", "sunrise"),
    answer("how high is mount everest", "8,848 m", "info.circle"),
    answer("giants score", "SF Giants 4, LA Dodgers 2, final", "sportscourt"),
    answer("when is mother's day", "Sunday, May 12", "calendar"),
    answer("5 usd in eur", "4.45 EUR", "dollarsign.circle"),
    answer("translate hello to french", "bonjour", "character.bubble"),
    answer("(14 + 7) * 2", "= 42", "equal.circle"),
    answer("ada lovelace", "Mathematician", "person.crop.square"),
  ]

  private static func answer(_ text: String, _ answer: String, _ symbol: String) -> AutocompleteSuggestion {
    AutocompleteSuggestion(text, detail: answer, symbol: symbol, kind: .answer)
  }
}

extension CommandRecorder: AutocompleteResultConsumerDelegate {
  package func autocompleteResultConsumer(
    _ consumer: OmniboxPopupViewController, didSelect suggestion: AutocompleteSuggestion, inRow row: Int
  ) {
    recordResult("autocompleteResultConsumer:didSelectSuggestion:inRow:", consumer, suggestion, row)
  }

  package func autocompleteResultConsumer(
    _ consumer: OmniboxPopupViewController, didTapTrailingButtonOn suggestion: AutocompleteSuggestion,
    inRow row: Int
  ) {
    recordResult(
      "autocompleteResultConsumer:didTapTrailingButtonOnSuggestion:inRow:", consumer, suggestion, row)
  }

  package func autocompleteResultConsumer(
    _ consumer: OmniboxPopupViewController, didSelectForDeletion suggestion: AutocompleteSuggestion,
    inRow row: Int
  ) {
    recordResult(
      "autocompleteResultConsumer:didSelectSuggestionForDeletion:inRow:", consumer, suggestion, row)
  }

  package func autocompleteResultConsumerDidScroll(_ consumer: OmniboxPopupViewController) {
    record(
      protocol: "AutocompleteResultConsumerDelegate", selector: "autocompleteResultConsumerDidScroll:",
      consumer)
  }

  private func recordResult(
    _ selector: String, _ consumer: OmniboxPopupViewController, _ suggestion: AutocompleteSuggestion,
    _ row: Int
  ) {
    record(
      protocol: "AutocompleteResultConsumerDelegate", selector: selector, consumer, suggestion, row)
  }
}
