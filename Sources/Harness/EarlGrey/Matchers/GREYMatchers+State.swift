import HeadlessUIKit

/// Matches enabled elements: neither the element nor any element above it is a disabled control.
@MainActor
public func grey_enabled() -> GREYMatcher {
  GREYMatcher(element: "(!(ancestorThatMatches(!(enabled))) && enabled)") { element in
    isEnabled(element) && element.ancestors.allSatisfy(isEnabled)
  }
}

@MainActor
private func isEnabled(_ element: GREYElement) -> Bool {
  (element as? UIControl)?.isEnabled ?? true
}

/// Matches controls and cells that are selected.
@MainActor
public func grey_selected() -> GREYMatcher {
  GREYMatcher(element: "(respondsToSelector(isSelected) && selected)") { $0.isSelectedElement == true }
}

/// Matches views by whether they are hidden, themselves or by an ancestor.
///
/// - Parameter isHidden: `false` matches views that are not hidden, and have no hidden ancestor.
@MainActor
public func grey_hidden(_ isHidden: Bool) -> GREYMatcher {
  GREYMatcher(element: "(kindOfClass('UIView') && hidden(\"\(isHidden ? 1 : 0)\"))") { element in
    guard let view = element as? UIView else { return false }
    return sequence(first: view, next: \.superview).contains(where: \.isHidden) == isHidden
  }
}

/// Matches views for which user interaction is enabled.
@MainActor
public func grey_userInteractionEnabled() -> GREYMatcher {
  GREYMatcher(UIView.self, "userInteractionEnabled", matches: \.isUserInteractionEnabled)
}

/// Matches the first responder.
@MainActor
public func grey_firstResponder() -> GREYMatcher {
  GREYMatcher(UIResponder.self, "firstResponder", matches: \.isFirstResponder)
}

/// Matches the key window, which receives keyboard events.
@MainActor
public func grey_keyWindow() -> GREYMatcher {
  GREYMatcher(UIWindow.self, "keyWindow", matches: \.isKeyWindow)
}

/// Matches anything while an alert of the system is shown; on the stage, where that never is, matches
/// nothing.
@MainActor
public func grey_systemAlertViewShown() -> GREYMatcher {
  GREYMatcher("isSystemAlertViewShown") { _ in false }
}
