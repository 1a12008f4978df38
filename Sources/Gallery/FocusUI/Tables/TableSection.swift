import HeadlessUIKit

/// A section of a table that is written down in code.
struct TableSection {
  /// The title above, if there is one.
  var header: String?
  var rows: [TableRow]
  /// Makes the view below, if there is one.
  var makeFooter: (@MainActor () -> UIView)?
}

/// A row of such a table.
struct TableRow {
  /// Makes the cell, whenever the row comes in sight.
  let makeCell: @MainActor () -> UITableViewCell
  /// What a tap does; a row without it does not light up either.
  var selected: (@MainActor () -> Void)?
}
