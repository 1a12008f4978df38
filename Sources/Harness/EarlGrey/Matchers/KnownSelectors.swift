import HeadlessUIKit

/// Which elements answer which message, for the names that tests ask for.
@MainActor
enum KnownSelectors {
  static func responds(_ element: GREYElement, to name: String) -> Bool {
    answers[name]?(element) ?? false
  }

  private static let answers: [String: @MainActor (GREYElement) -> Bool] = [
    "isAccessibilityElement": { _ in true },
    "accessibilityIdentifier": { _ in true },
    "accessibilityLabel": { _ in true },
    "accessibilityValue": { _ in true },
    "accessibilityTraits": { _ in true },
    "text": { $0.textContent != nil },
    "setText:": { $0.textContent != nil },
    "isOn": { $0 is UISwitch },
    "isSelected": { $0.isSelectedElement != nil },
    "isEnabled": { $0 is UIControl },
    "isHidden": { $0 is UIView },
    "becomeFirstResponder": { _ in true },
    "insertText:": { $0 is any UIKeyInput },
  ]
}
