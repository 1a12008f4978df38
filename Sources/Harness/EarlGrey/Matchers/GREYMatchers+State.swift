import HeadlessUIKit

/// Matches what can be used: a control must be enabled, and so must every control above the element.
@MainActor
public func grey_enabled() -> GREYMatcher {
  GREYMatcher(view: "(!(ancestorThatMatches(!(enabled))) && enabled)") { view in
    sequence(first: view, next: \.superview).allSatisfy { ($0 as? UIControl)?.isEnabled ?? true }
  }
}

/// Matches controls and cells that are selected.
@MainActor
public func grey_selected() -> GREYMatcher {
  GREYMatcher(view: "(respondsToSelector(isSelected) && selected)") { view in
    switch view {
    case let control as UIControl: control.isSelected
    case let cell as UITableViewCell: cell.isSelected
    case let cell as UICollectionViewCell: cell.isSelected
    default: false
    }
  }
}

/// Matches elements that are hidden themselves or by an ancestor, or those that are not.
@MainActor
public func grey_hidden(_ isHidden: Bool) -> GREYMatcher {
  GREYMatcher(view: "(kindOfClass('UIView') && hidden(\"\(isHidden ? 1 : 0)\"))") { view in
    sequence(first: view, next: \.superview).contains(where: \.isHidden) == isHidden
  }
}

/// Matches the element that takes text.
@MainActor
public func grey_firstResponder() -> GREYMatcher {
  GREYMatcher(view: "(kindOfClass('UIResponder') && firstResponder)", matches: \.isFirstResponder)
}

/// Matches the window that keyboard events go to.
@MainActor
public func grey_keyWindow() -> GREYMatcher {
  GREYMatcher(UIWindow.self, "keyWindow", matches: \.isKeyWindow)
}
