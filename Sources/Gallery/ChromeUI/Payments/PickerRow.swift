/// A choice that a picker offers.
public struct PickerRow: Hashable, Sendable, CustomStringConvertible {
  /// What the user reads.
  public let label: String
  /// What the choice stands for.
  public let value: String

  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }

  public var description: String { "Label: \(label), Value: \(value)" }
}
