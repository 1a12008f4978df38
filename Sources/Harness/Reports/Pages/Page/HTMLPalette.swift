/// The colors of pages, in both appearances.
///
/// The contrast of text with its background is at least 4.5 to 1, as WCAG 2 AA requires.
enum HTMLPalette: String, CaseIterable {
  case page, card, raised, line, text, muted, link, good, bad, warn
  case goodFill = "good-fill"
  case badFill = "bad-fill"
  case warnFill = "warn-fill"

  var light: String {
    switch self {
    case .page: "#f4f5f7"
    case .card: "#ffffff"
    case .raised: "#eceef2"
    case .line: "#d5d9e0"
    case .text: "#1a1d23"
    case .muted: "#525a66"
    case .link: "#0b57c2"
    case .good: "#146c2e"
    case .bad: "#b3261e"
    case .warn: "#7a4f00"
    case .goodFill: "#dff3e4"
    case .badFill: "#fde7e5"
    case .warnFill: "#fdf0d5"
    }
  }

  var dark: String {
    switch self {
    case .page: "#101318"
    case .card: "#181c23"
    case .raised: "#252b35"
    case .line: "#363d49"
    case .text: "#e8ebf0"
    case .muted: "#a3adbb"
    case .link: "#8ab8ff"
    case .good: "#6fd38c"
    case .bad: "#ff9b92"
    case .warn: "#f2c265"
    case .goodFill: "#15301e"
    case .badFill: "#3b1a18"
    case .warnFill: "#352812"
    }
  }

  /// The colors as properties of a style sheet.
  static var style: String {
    func properties(_ color: (HTMLPalette) -> String) -> String {
      allCases.map { "--\($0.rawValue):\(color($0));" }.joined()
    }
    return """
      :root{color-scheme:light dark;\(properties(\.light))}
      @media (prefers-color-scheme:dark){:root{\(properties(\.dark))}}

      """
  }
}
