import Foundation
import HeadlessUIKit

/// An interaction with one element. Each call in a chain selects the element again.
///
///     EarlGrey.selectElement(with: grey_text("Row 40"))
///       .usingSearch(grey_scrollInDirection(.down, 200), onElementWith: grey_accessibilityID("list"))
///       .perform(grey_tap())  // scrolls down by 200 points until the row is found
///       .assert(grey_sufficientlyVisible())
@MainActor
public struct GREYElementInteraction {
  let matcher: GREYMatcher
  package private(set) var index: Int?
  private(set) var search: Search?

  /// A search for the element: an action on another element, such as a scroll.
  struct Search {
    let action: GREYAction
    let matcher: GREYMatcher
  }

  init(matcher: GREYMatcher) {
    self.matcher = matcher
  }

  /// The matcher, including the restriction to the root of all interactions.
  var effectiveMatcher: GREYMatcher {
    RootMatcher.current.map { allOf([matcher, grey_ancestor($0)]) } ?? matcher
  }

  /// Restricts the interaction to elements below the one that another matcher selects.
  ///
  /// - Parameter root: The matcher of an ancestor; it may match several elements.
  public func inRoot(_ root: GREYMatcher) -> GREYElementInteraction {
    var copy = GREYElementInteraction(matcher: allOf([matcher, grey_ancestor(root)]))
    (copy.index, copy.search) = (index, search)
    return copy
  }

  /// Selects one of several matching elements. If only one matches, it is selected whatever the index.
  ///
  /// - Parameter index: The index in EarlGrey's order, from 0.
  public func atIndex(_ index: Int) -> GREYElementInteraction {
    var copy = self
    copy.index = index
    return copy
  }

  /// Searches for the element by an action on another element, such as a scroll, which is repeated until
  /// the element matches or the interaction times out.
  ///
  /// - Parameters:
  ///   - action: The action, such as ``grey_scrollInDirection(_:_:)``. The search ends if it fails.
  ///   - matcher: The element that the action is performed on.
  public func usingSearch(_ action: GREYAction, onElementWith matcher: GREYMatcher) -> GREYElementInteraction
  {
    var copy = self
    copy.search = Search(action: action, matcher: matcher)
    return copy
  }

  /// Adds a search; EarlGrey 2's labels for ``usingSearch(_:onElementWith:)``.
  ///
  /// - Parameters:
  ///   - action: The action, such as ``grey_scrollInDirection(_:_:)``. The search ends if it fails.
  ///   - matcher: The element that the action is performed on.
  public func usingSearch(
    action: GREYAction, onElementWith matcher: GREYMatcher
  ) -> GREYElementInteraction {
    usingSearch(action, onElementWith: matcher)
  }

  /// Adds a search; the older name of ``usingSearch(_:onElementWith:)``.
  ///
  /// - Parameters:
  ///   - action: The action, such as ``grey_scrollInDirection(_:_:)``. The search ends if it fails.
  ///   - matcher: The element that the action is performed on.
  public func using(
    searchAction action: GREYAction, onElementWithMatcher matcher: GREYMatcher
  ) -> GREYElementInteraction {
    usingSearch(action, onElementWith: matcher)
  }

  /// Does nothing, since the stage has no status bar view; exists for EarlGrey tests that call it.
  public func includeStatusBar() -> GREYElementInteraction { self }
}

extension GREYElementInteraction {
  /// Performs an action on the element. A failure is passed to ``EarlGrey/failureHandler``.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  @discardableResult
  public func perform(
    _ action: GREYAction, file: StaticString = #filePath, line: UInt = #line
  ) -> GREYElementInteraction {
    perform(action, error: nil, file: file, line: line)
  }

  /// Performs an action on the element.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - error: Receives the failure, or `nil`; without it, a failure is passed to
  ///     ``EarlGrey/failureHandler``.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  @discardableResult
  public func perform(
    _ action: GREYAction, error: UnsafeMutablePointer<NSError?>?, file: StaticString = #filePath,
    line: UInt = #line
  ) -> GREYElementInteraction {
    report(error, file, line) { () throws(GREYError) in try performing(action) }
  }

  /// Checks that the element matches. A failure is passed to ``EarlGrey/failureHandler``.
  ///
  /// - Parameters:
  ///   - matcher: What the element must match, evaluated once; ``grey_nil()`` matches if there is
  ///     no element.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  @discardableResult
  public func assert(
    _ matcher: @autoclosure () -> GREYMatcher, file: StaticString = #filePath, line: UInt = #line
  ) -> GREYElementInteraction {
    assert(GREYAssertion(matcher()), error: nil, file: file, line: line)
  }

  /// Checks that the element matches.
  ///
  /// - Parameters:
  ///   - matcher: What the element must match, evaluated once; ``grey_nil()`` matches if there is
  ///     no element.
  ///   - error: Receives the failure, or `nil`; without it, a failure is passed to
  ///     ``EarlGrey/failureHandler``.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  @discardableResult
  public func assert(
    _ matcher: @autoclosure () -> GREYMatcher, error: UnsafeMutablePointer<NSError?>?,
    file: StaticString = #filePath, line: UInt = #line
  ) -> GREYElementInteraction {
    assert(GREYAssertion(matcher()), error: error, file: file, line: line)
  }

  /// Checks that the element matches; the older name of `assert(_:file:line:)`.
  ///
  /// - Parameters:
  ///   - matcher: What the element must match, evaluated once; ``grey_nil()`` matches if there is
  ///     no element.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  @discardableResult
  public func assert(
    with matcher: @autoclosure () -> GREYMatcher, file: StaticString = #filePath, line: UInt = #line
  ) -> GREYElementInteraction {
    assert(GREYAssertion(matcher()), error: nil, file: file, line: line)
  }

  /// Checks a custom assertion.
  ///
  /// - Parameters:
  ///   - assertion: The assertion, which is also checked if there is no element.
  ///   - error: Receives the failure, or `nil`; without it, the default, a failure is passed to
  ///     ``EarlGrey/failureHandler``.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
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
    // A chain may use one pointer for all calls, so an earlier error must not look like this call's.
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
