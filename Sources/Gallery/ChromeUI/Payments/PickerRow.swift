/// A choice that a picker offers.
package struct PickerRow: Hashable, Sendable, CustomStringConvertible {
  /// What the user reads.
  package let label: String
  /// What the choice stands for.
  package let value: String

  package init(label: String, value: String) {
    self.label = label
    self.value = value
  }

  package var description: String { "Label: \(label), Value: \(value)" }
}
