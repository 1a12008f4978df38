import HeadlessUIKit

/// What is done with one element. Each link of a chain selects the element anew.
@MainActor
public struct GREYElementInteraction {
  let matcher: GREYMatcher
  var index: Int?

  init(matcher: GREYMatcher, index: Int? = nil) {
    self.matcher = matcher
    self.index = index
  }

  /// Looks below an element that another matcher selects.
  public func inRoot(_ root: GREYMatcher) -> GREYElementInteraction {
    GREYElementInteraction(matcher: grey_allOf([matcher, grey_ancestor(root)]), index: index)
  }

  /// Takes one of several matching elements, counted from 0 in EarlGrey's order; one alone is taken anyway.
  public func atIndex(_ index: Int) -> GREYElementInteraction {
    GREYElementInteraction(matcher: matcher, index: index)
  }

  /// Does something to the element; a failure goes to ``EarlGrey/failureHandler``.
  @discardableResult
  public func perform(
    _ action: GREYAction, file: StaticString = #filePath, line: UInt = #line
  ) -> GREYElementInteraction {
    report(file, line) { () throws(GREYError) in try performing(action) }
  }

  /// Checks the element; a failure goes to ``EarlGrey/failureHandler``.
  @discardableResult
  public func assert(
    _ assertion: GREYMatcher, file: StaticString = #filePath, line: UInt = #line
  ) -> GREYElementInteraction {
    report(file, line) { () throws(GREYError) in try asserting(assertion) }
  }

  private func report(
    _ file: StaticString, _ line: UInt, _ interact: () throws(GREYError) -> Void
  ) -> GREYElementInteraction {
    do { try interact() } catch { EarlGrey.failureHandler(error, file, line) }
    return self
  }
}
