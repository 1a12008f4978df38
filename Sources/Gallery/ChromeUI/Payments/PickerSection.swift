/// The choices that begin with one letter.
struct PickerSection: Hashable {
  let title: String
  var rows: [PickerRow]

  /// The sections of rows that are in order already.
  static func sections(of rows: [PickerRow]) -> [PickerSection] {
    rows.reduce(into: []) { sections, row in
      let title = row.label.prefix(1).uppercased()
      if sections.last?.title == title {
        sections[sections.count - 1].rows.append(row)
      } else {
        sections.append(PickerSection(title: title, rows: [row]))
      }
    }
  }
}
