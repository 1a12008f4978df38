import Foundation

/// A search over class and use case.
struct UseCaseSearch {
  private let text: String
  /// Whose letters are alike.
  private let locale: Locale

  init(_ text: String, locale: Locale) {
    self.text = text
    self.locale = locale
  }

  /// The use cases whose class for display or name contains the text, whatever the case; all for an empty text.
  func matches(among useCases: [UseCase]) -> [UseCase] {
    text.isEmpty ? useCases : useCases.filter { contains($0.classForDisplay) || contains($0.name) }
  }

  private func contains(_ column: String) -> Bool {
    column.range(of: text, options: .caseInsensitive, locale: locale) != nil
  }
}
