import EarlGrey
import HeadlessUIKit

/// Elements of the screen that a rule is about: those that a matcher of EarlGrey matches.
///
///     let saveButton = ScreenElement.identifier("editor.save")
///     let errors = ScreenElement.kind(UILabel.self).inside(.identifier("form"))
///     let large = ScreenElement.matching(grey_allOf([grey_kindOfClass(UISlider.self), grey_enabled()]))
///     let rule = Rule("No errors in a saved form") { never(saveButton.isEnabled && errors.isVisible) }
///
/// Several views may match; a condition such as ``isVisible`` holds if one of them fits. As a part of a larger
/// condition, an element alone means that it is visible.
public struct ScreenElement: RuleTerm {
  /// What the element is in reports, such as `#editor.save`.
  public let words: String
  let matcher: @MainActor @Sendable () -> GREYMatcher

  private init(_ words: String, _ matcher: @escaping @MainActor @Sendable () -> GREYMatcher) {
    self.words = words
    self.matcher = matcher
  }

  /// That the element is visible.
  public var condition: ScreenCondition { isVisible }
}

extension ScreenElement {
  /// Elements with an accessibility identifier.
  ///
  /// - Parameter identifier: The whole identifier.
  public static func identifier(_ identifier: String) -> ScreenElement {
    ScreenElement("#\(identifier)") { grey_accessibilityID(identifier) }
  }

  /// Accessibility elements with a label.
  ///
  /// - Parameter label: The whole label.
  public static func label(_ label: String) -> ScreenElement {
    ScreenElement("the label \(quoted(label))") { grey_accessibilityLabel(label) }
  }

  /// Labels, fields and text views with a text, and buttons with a title.
  ///
  /// - Parameter text: The whole text.
  public static func text(_ text: String) -> ScreenElement {
    ScreenElement(quoted(text)) { grey_anyOf([grey_text(text), grey_buttonTitle(text)]) }
  }

  /// Elements of a class, or of a class that inherits from it.
  ///
  /// - Parameter type: The class, such as `UISwitch.self`.
  public static func kind<Kind: UIView & SendableMetatype>(_ type: Kind.Type) -> ScreenElement {
    kindOfClassName("\(type)")
  }

  /// Elements of a class, or of a class that inherits from it, by its name.
  ///
  /// - Parameter name: The class's name without its module.
  public static func kindOfClassName(_ name: String) -> ScreenElement {
    ScreenElement(name) { grey_kindOfClassName(name) }
  }

  /// Elements that a matcher of EarlGrey matches.
  ///
  /// - Parameters:
  ///   - words: What the element is in reports; `an element that matches` by default.
  ///   - matcher: The matcher, which is made again for each stage.
  public static func matching(
    _ matcher: @autoclosure @escaping @MainActor @Sendable () -> GREYMatcher,
    words: String = "an element that matches"
  ) -> ScreenElement {
    ScreenElement(words, matcher)
  }

  /// Returns those of the elements that are inside of others.
  ///
  /// - Parameter container: What contains them, at any depth.
  public func inside(_ container: ScreenElement) -> ScreenElement {
    ScreenElement("\(words) inside \(container.words)") { [matcher] in
      grey_allOf([matcher(), grey_ancestor(container.matcher())])
    }
  }

  private static func quoted(_ text: String) -> String { "\"\(text.cut(at: 40))\"" }
}
