import Foundation

/// A search over class and use case.
struct UseCaseSearch {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The use cases whose class for display or name contains the text, whatever the case; all for an empty text.
  ///
  /// The comparison follows one fixed locale, since the host's must not matter.
  func matches(among useCases: [UseCase]) -> [UseCase] {
    text.isEmpty ? useCases : useCases.filter { contains($0.classForDisplay) || contains($0.name) }
  }

  private func contains(_ column: String) -> Bool {
    column.range(of: text, options: .caseInsensitive, locale: Locale(identifier: "en_US")) != nil
  }
}
