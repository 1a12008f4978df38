import Foundation

/// The header or the footer of a section.
struct UITableViewSectionPart: Hashable, Sendable {
  var kind: Kind
  var section: Int

  enum Kind: Int, Hashable, Sendable, CaseIterable {
    case header
    case footer
  }
}

/// A view over or below a section.
struct UITableViewSectionView {
  let view: UIView
  /// Whether the table made it for a title of the data source.
  let isMadeByTable: Bool
}
