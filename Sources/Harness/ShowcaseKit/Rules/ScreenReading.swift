import EarlGrey
import HeadlessUIKit

/// The screen at one moment, on which conditions are decided; make it and use it on the stage.
///
///     stage.run { ScreenReading().holds(ScreenElement.text("Save").isEnabled) }
@MainActor
final class ScreenReading {
  private lazy var onScreen = ElementTraversal.onScreen

  func holds(_ condition: ScreenCondition) -> Bool {
    switch condition.kind {
    case .element(let element, let trait): matches(of: element).contains { has($0, trait) }
    case .all(let parts): parts.allSatisfy(holds)
    case .any(let parts): parts.contains(where: holds)
    case .negation(let condition): !holds(condition)
    }
  }

  func exists(_ element: ScreenElement) -> Bool {
    let matcher = element.matcher()
    return onScreen.contains { matcher.matches($0) }
  }

  private func matches(of element: ScreenElement) -> [GREYElement] {
    let matcher = element.matcher()
    return onScreen.filter { matcher.matches($0) }
  }

  private func has(_ element: GREYElement, _ trait: ElementTrait) -> Bool {
    switch trait {
    case .exists: true
    case .isVisible: isVisible(element)
    case .isEnabled: grey_enabled().matches(element) && isVisible(element)
    case .isSelected: grey_selected().matches(element) && isVisible(element)
    case .hasText(let text):
      (grey_text(text).matches(element) || grey_buttonTitle(text).matches(element)) && isVisible(element)
    case .matches(_, let matcher): matcher().matches(element) && isVisible(element)
    }
  }

  private func isVisible(_ element: GREYElement) -> Bool { !grey_notVisible().matches(element) }
}

extension ScreenReading {
  /// What the screen shows of the elements of a condition, a line for each of them.
  func lines(for condition: ScreenCondition) -> [String] {
    var lines: [String] = []
    for element in condition.elements {
      let found = matches(of: element).prefix(Self.shownMatches)
      let states = found.isEmpty ? ["does not exist"] : found.map(state)
      for line in states.map({ "\(element.words): \($0)" }) where !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  private static let shownMatches = 3

  private func state(of element: GREYElement) -> String {
    let view = element as? UIView
    let name = view?.nodeName ?? element.accessibilityLabel ?? "\(type(of: element))"
    var words = [isVisible(element) ? "visible" : "not visible"]
    if view is UIControl { words.append(grey_enabled().matches(element) ? "enabled" : "disabled") }
    if grey_selected().matches(element) { words.append("selected") }
    return "\(name) is \(words.joined(separator: ", "))"
  }
}
