import Foundation
import HeadlessUIKit

/// What is done with one element. Each link of a chain selects the element anew.
@MainActor
public struct GREYElementInteraction {
  let matcher: GREYMatcher
  private(set) var index: Int?
  private(set) var search: Search?

  /// What brings the element onto the screen: an action on another element.
  struct Search {
    let action: GREYAction
    let matcher: GREYMatcher
  }

  init(matcher: GREYMatcher) {
    self.matcher = matcher
  }

  /// The matcher below the root that the application has for all interactions.
  var effectiveMatcher: GREYMatcher {
    RootMatcher.current.map { allOf([matcher, grey_ancestor($0)]) } ?? matcher
  }

  /// Looks below an element that another matcher selects.
  public func inRoot(_ root: GREYMatcher) -> GREYElementInteraction {
    var copy = GREYElementInteraction(matcher: allOf([matcher, grey_ancestor(root)]))
    (copy.index, copy.search) = (index, search)
    return copy
  }

  /// Takes one of several matching elements, counted from 0 in EarlGrey's order; one alone is taken anyway.
  public func atIndex(_ index: Int) -> GREYElementInteraction {
    var copy = self
    copy.index = index
    return copy
  }

  /// Does an action to another element, again and again, until the element is there or the interaction's time is over.
  public func usingSearch(_ action: GREYAction, onElementWith matcher: GREYMatcher) -> GREYElementInteraction
  {
    var copy = self
    copy.search = Search(action: action, matcher: matcher)
    return copy
  }

  /// The older spelling of ``usingSearch(_:onElementWith:)``.
  public func using(
    searchAction action: GREYAction, onElementWithMatcher matcher: GREYMatcher
  ) -> GREYElementInteraction {
    usingSearch(action, onElementWith: matcher)
  }

  /// Counts the status bar in, of which the stage has no view; for tests that say so.
  public func includeStatusBar() -> GREYElementInteraction { self }
}
