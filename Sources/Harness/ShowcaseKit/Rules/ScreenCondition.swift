import EarlGrey

/// Something that holds on a screen, or does not.
///
///     let spinner = ScreenElement.kind(UIActivityIndicatorView.self)
///     let save = ScreenElement.text("Save")
///     let idle = !spinner && save.isEnabled || ScreenElement.text("Saved").isVisible
///     idle.words  // (not UIActivityIndicatorView is visible and "Save" is enabled) or "Saved" is visible
public struct ScreenCondition: RuleTerm {
  let kind: Kind

  indirect enum Kind: Sendable {
    case element(ScreenElement, ElementTrait)
    case all([ScreenCondition])
    case any([ScreenCondition])
    case negation(ScreenCondition)
  }

  init(_ kind: Kind) { self.kind = kind }

  /// The condition itself.
  public var condition: ScreenCondition { self }

  /// That something does not hold.
  ///
  /// - Parameter term: A condition, or an element that must not be visible.
  public static func not(_ term: some RuleTerm) -> ScreenCondition {
    ScreenCondition(.negation(term.condition))
  }
}

/// What conditions are made of: elements, which mean that they are visible, and conditions.
///
///     let spinner = ScreenElement.kind(UIActivityIndicatorView.self)
///     let condition = spinner && !ScreenElement.text("Save").isEnabled
public protocol RuleTerm: Sendable {
  /// The term as a condition.
  var condition: ScreenCondition { get }
}

extension RuleTerm {
  /// That both hold.
  ///
  /// - Parameters:
  ///   - left: A condition, or an element that has to be visible.
  ///   - right: Another one.
  public static func && (left: Self, right: some RuleTerm) -> ScreenCondition {
    ScreenCondition(.all([left.condition, right.condition]))
  }

  /// That one of two holds, or both.
  ///
  /// - Parameters:
  ///   - left: A condition, or an element that has to be visible.
  ///   - right: Another one.
  public static func || (left: Self, right: some RuleTerm) -> ScreenCondition {
    ScreenCondition(.any([left.condition, right.condition]))
  }

  /// That something does not hold.
  ///
  /// - Parameter term: A condition, or an element that must not be visible.
  public static prefix func ! (term: Self) -> ScreenCondition { .not(term) }
}

/// What a condition says about an element.
enum ElementTrait: Sendable {
  case exists, isVisible, isEnabled, isSelected
  case hasText(String)
  case matches(words: String, @MainActor @Sendable () -> GREYMatcher)
}

extension ScreenElement {
  /// That the screen has it, visible or not.
  public var exists: ScreenCondition { condition(.exists) }
  /// That a part of it is visible: it is neither hidden nor transparent, covered or outside of the screen.
  public var isVisible: ScreenCondition { condition(.isVisible) }
  /// That it is visible and enabled, as are the controls around it.
  public var isEnabled: ScreenCondition { condition(.isEnabled) }
  /// That it is visible, and a selected control or cell.
  public var isSelected: ScreenCondition { condition(.isSelected) }

  /// That it is visible, and a label, a field or a text view with a text, or a button with a title.
  ///
  /// - Parameter text: The whole text.
  public func hasText(_ text: String) -> ScreenCondition { condition(.hasText(text)) }

  /// That it is visible and a matcher of EarlGrey matches it.
  ///
  /// - Parameters:
  ///   - matcher: The matcher, such as `grey_switchWithOnState(true)`.
  ///   - words: What it says, in reports; `matches` by default.
  public func matches(
    _ matcher: @autoclosure @escaping @MainActor @Sendable () -> GREYMatcher, words: String = "matches"
  ) -> ScreenCondition {
    condition(.matches(words: words, matcher))
  }

  private func condition(_ trait: ElementTrait) -> ScreenCondition { ScreenCondition(.element(self, trait)) }
}
