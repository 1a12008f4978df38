import ChromeUI

extension AutocompleteSuggestion {
  /// A suggestion of every sort: searches and pages, then answers.
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
