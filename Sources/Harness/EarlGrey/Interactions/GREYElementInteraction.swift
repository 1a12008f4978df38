import Foundation
import HeadlessUIKit

/// An interaction with one element; each call of a chain selects the element again.
@MainActor
public struct GREYElementInteraction {
  let matcher: GREYMatcher
  private(set) var index: Int?
  private(set) var search: Search?

  /// A search for the element: an action on another element, such as a scroll.
  struct Search {
    let action: GREYAction
    let matcher: GREYMatcher
  }

  init(matcher: GREYMatcher) {
    self.matcher = matcher
  }

  /// The matcher, restricted to the application's root for all interactions.
  var effectiveMatcher: GREYMatcher {
    RootMatcher.current.map { allOf([matcher, grey_ancestor($0)]) } ?? matcher
  }

  /// Restricts the interaction to elements below the one that another matcher selects.
  public func inRoot(_ root: GREYMatcher) -> GREYElementInteraction {
    var copy = GREYElementInteraction(matcher: allOf([matcher, grey_ancestor(root)]))
    (copy.index, copy.search) = (index, search)
    return copy
  }

  /// Selects one of several matching elements, counted from 0 in EarlGrey's order; a single one is
  /// always selected.
  public func atIndex(_ index: Int) -> GREYElementInteraction {
    var copy = self
    copy.index = index
    return copy
  }

  /// Performs an action on another element, again and again, until the element matches or the
  /// interaction's time is over.
  public func usingSearch(_ action: GREYAction, onElementWith matcher: GREYMatcher) -> GREYElementInteraction
  {
    var copy = self
    copy.search = Search(action: action, matcher: matcher)
    return copy
  }

  /// Adds a search; EarlGrey 2's labels of ``usingSearch(_:onElementWith:)``.
  public func usingSearch(
    action: GREYAction, onElementWith matcher: GREYMatcher
  ) -> GREYElementInteraction {
    usingSearch(action, onElementWith: matcher)
  }

  /// Adds a search; the older name of ``usingSearch(_:onElementWith:)``.
  public func using(
    searchAction action: GREYAction, onElementWithMatcher matcher: GREYMatcher
  ) -> GREYElementInteraction {
    usingSearch(action, onElementWith: matcher)
  }

  /// Does nothing, since the stage has no view of the status bar; for tests of EarlGrey that call
  /// it.
  public func includeStatusBar() -> GREYElementInteraction { self }
}

extension GREYElementInteraction {
  /// Performs an action on the element; a failure goes to ``EarlGrey/failureHandler``.
  @discardableResult
  public func perform(
    _ action: GREYAction, file: StaticString = #filePath, line: UInt = #line
  ) -> GREYElementInteraction {
    perform(action, error: nil, file: file, line: line)
  }

  /// Performs an action on the element; a failure goes to `error`, or to the handler if that is
  /// `nil`.
  @discardableResult
  public func perform(
    _ action: GREYAction, error: UnsafeMutablePointer<NSError?>?, file: StaticString = #filePath,
    line: UInt = #line
  ) -> GREYElementInteraction {
    report(error, file, line) { () throws(GREYError) in try performing(action) }
  }

  /// Checks that the element matches; a failure goes to ``EarlGrey/failureHandler``.
  @discardableResult
  public func assert(
    _ matcher: @autoclosure () -> GREYMatcher, file: StaticString = #filePath, line: UInt = #line
  ) -> GREYElementInteraction {
    assert(GREYAssertion(matcher()), error: nil, file: file, line: line)
  }

  /// Checks that the element matches; a failure goes to `error`, or to the handler if that is
  /// `nil`.
  @discardableResult
  public func assert(
    _ matcher: @autoclosure () -> GREYMatcher, error: UnsafeMutablePointer<NSError?>?,
    file: StaticString = #filePath, line: UInt = #line
  ) -> GREYElementInteraction {
    assert(GREYAssertion(matcher()), error: error, file: file, line: line)
  }

  /// Checks that the element matches; the older name of `assert(_:file:line:)`.
  @discardableResult
  public func assert(
    with matcher: @autoclosure () -> GREYMatcher, file: StaticString = #filePath, line: UInt = #line
  ) -> GREYElementInteraction {
    assert(GREYAssertion(matcher()), error: nil, file: file, line: line)
  }

  /// Checks a custom assertion; a failure goes to `error`, or to the handler if that is `nil`.
  @discardableResult
  public func assert(
    _ assertion: GREYAssertion, error: UnsafeMutablePointer<NSError?>? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> GREYElementInteraction {
    report(error, file, line) { () throws(GREYError) in try asserting(assertion) }
  }

  private func report(
    _ pointer: UnsafeMutablePointer<NSError?>?, _ file: StaticString, _ line: UInt,
    _ interact: () throws(GREYError) -> Void
  ) -> GREYElementInteraction {
    // The caller may use one pointer for a whole chain: a former error must not look like this
    // call's.
    pointer?.pointee = nil
    do {
      try interact()
    } catch {
      if let pointer {
        pointer.pointee = error.nsError
      } else {
        EarlGrey.handle(
          exception: GREYFrameworkException(name: error.domain.rawValue, reason: error.reasonText),
          details: error.report, file: file, line: line)
      }
    }
    return self
  }
}
