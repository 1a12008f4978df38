import Foundation
import HeadlessUIKit

/// A search in the classes and names of use cases.
struct UseCaseSearch {
  private let text: String
  /// The locale that decides which letters differ only in case.
  private let locale: Locale

  init(_ text: String, locale: Locale) {
    self.text = text
    self.locale = locale
  }

  /// Returns the use cases whose displayed class or name contains the text, ignoring case; all use
  /// cases if the text is empty.
  func matches(among useCases: [UseCase]) -> [UseCase] {
    text.isEmpty ? useCases : useCases.filter { contains($0.classForDisplay) || contains($0.name) }
  }

  private func contains(_ column: String) -> Bool {
    column.range(of: text, options: .caseInsensitive, locale: locale) != nil
  }
}

/// The rows to delete and insert between two lists of use cases that keep their relative order.
///
///     RowChange(from: [a, b, c], to: [b, d])  // deletes rows 0 and 2, inserts row 1
struct RowChange {
  /// Index paths in the old list.
  let deleted: [IndexPath]
  /// Index paths in the new list.
  let inserted: [IndexPath]

  init(from old: [UseCase], to new: [UseCase]) {
    deleted = Self.indexPaths(in: old, missingIn: new)
    inserted = Self.indexPaths(in: new, missingIn: old)
  }

  private static func indexPaths(in rows: [UseCase], missingIn others: [UseCase]) -> [IndexPath] {
    let identities = Set(others.map(\.rowIdentity))
    return rows.indices.filter { !identities.contains(rows[$0].rowIdentity) }.map {
      IndexPath(row: $0, section: 0)
    }
  }
}

extension UseCase {
  /// The identity of a row: both of its texts.
  fileprivate var rowIdentity: [String] { [classForDisplay, name] }
}
