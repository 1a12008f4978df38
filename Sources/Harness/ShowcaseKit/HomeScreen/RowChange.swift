import HeadlessUIKit

/// The rows that leave and come between two lists of use cases that keep their relative order.
struct RowChange {
  /// Places in the former list.
  let deleted: [IndexPath]
  /// Places in the new list.
  let inserted: [IndexPath]

  init(from old: [UseCase], to new: [UseCase]) {
    deleted = Self.places(in: old, missingIn: new)
    inserted = Self.places(in: new, missingIn: old)
  }

  private static func places(in rows: [UseCase], missingIn others: [UseCase]) -> [IndexPath] {
    let known = Set(others.map(\.rowIdentity))
    return rows.indices.filter { !known.contains(rows[$0].rowIdentity) }.map {
      IndexPath(row: $0, section: 0)
    }
  }
}

extension UseCase {
  /// What makes a row the same row: both of its texts.
  fileprivate var rowIdentity: [String] { [classForDisplay, name] }
}
