/// One field of an editor.
package struct EditorField: Hashable, Sendable, CustomStringConvertible {
  /// Names the field to scripts, in every language.
  package let identifier: String
  package let label: String
  /// What is kept: a text, or the value of a choice.
  package var value: String
  /// What the user reads, where that is not the value.
  package var displayedValue: String?
  /// Whether it must not be left empty.
  package let isRequired: Bool
  package let kind: Kind

  /// How the user says it.
  package enum Kind: Hashable, Sendable {
    /// A text that is typed.
    case textField
    /// A choice that the editor's owner offers after a tap.
    case selector
    /// Choices on wheels, a list for each wheel.
    case picker([[String]])
    /// A switch; the value is `YES` or `NO`.
    case toggle
  }

  /// - Parameter identifier: The label by default.
  package init(
    identifier: String? = nil, label: String, value: String = "", displayedValue: String? = nil,
    isRequired: Bool = false,
    kind: Kind = .textField
  ) {
    self.identifier = identifier ?? label
    self.label = label
    self.value = value
    self.displayedValue = displayedValue
    self.isRequired = isRequired
    self.kind = kind
  }

  package var description: String { "Label: \(label), Value: \(value)" }

  /// The label with a star if something must be said.
  package var title: String { isRequired ? "\(label)*" : label }

  /// Whether something is missing that must not be.
  var isMissing: Bool { isRequired && value.isEmpty }

  /// Whether the keyboard, or wheels instead of it, is needed.
  var takesFocus: Bool {
    switch kind {
    case .textField, .picker: true
    case .selector, .toggle: false
    }
  }
}
