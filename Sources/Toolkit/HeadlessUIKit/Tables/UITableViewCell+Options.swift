extension UITableViewCell {
  /// Where the texts go.
  public enum CellStyle: Int, Hashable, Sendable, CaseIterable {
    /// A text.
    case `default`
    /// A text on the left and a detail on the right.
    case value1
    /// A short tinted text on the left and a detail behind it.
    case value2
    /// A text and a smaller detail below.
    case subtitle
  }

  /// What stands at the trailing edge.
  public enum AccessoryType: String, Hashable, Sendable, CaseIterable {
    case none
    case disclosureIndicator
    /// A button for details and a disclosure indicator.
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  /// How a selected row looks.
  public enum SelectionStyle: String, Hashable, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  /// What the control before a row does while the table is edited.
  public enum EditingStyle: String, Hashable, Sendable {
    case none
    case delete
    case insert
  }
}
