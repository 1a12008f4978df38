import HeadlessUIKit

/// Matches elements of a class or of a subclass.
///
/// - Parameter type: The class. It is compared by its name, so a class of another module with this
///   name matches, too.
@MainActor
public func grey_kindOfClass(_ type: AnyClass) -> GREYMatcher {
  grey_kindOfClassName(String(describing: type))
}

/// Matches elements of a class or of a subclass by the class's name, without its module.
///
/// - Parameter name: The class's name, such as `UISwitch`.
@MainActor
public func grey_kindOfClassName(_ name: String) -> GREYMatcher {
  GREYMatcher(element: "kindOfClass('\(name)')") { ClassNames.names(of: $0).contains(name) }
}

/// Matches elements that conform to a protocol.
///
/// - Parameter type: The protocol's type, such as `(any UITextInput).self`.
@MainActor
public func grey_conformsToProtocol<Requirements>(_ type: Requirements.Type) -> GREYMatcher {
  GREYMatcher(element: "conformsToProtocol(\(type))") { $0 is Requirements }
}

/// Matches elements that respond to a selector, by the name of the property or method.
///
/// Without the Objective-C runtime, only the selectors that EarlGrey's matchers use are supported.
///
/// - Parameter name: The selector with its colons, such as `setText:`; no element responds to
///   unknown ones.
@MainActor
public func grey_respondsToSelector(_ name: String) -> GREYMatcher {
  GREYMatcher(element: "respondsToSelector(\(name))") { KnownSelectors.responds($0, to: name) }
}

/// The elements that respond to the selectors of EarlGrey's matchers.
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
