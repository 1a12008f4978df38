import HeadlessUIKit

extension GREYElementInteraction {
  /// Waits until the application is idle, selects the element, checks the action's constraints and performs
  /// the action.
  ///
  /// - Parameter action: Performed once, after its constraints are checked.
  public func performing(_ action: GREYAction) throws(GREYError) {
    let context = context(.action(action.name))
    guard let element = try select(context) else { throw notFound(context) }
    try check(action.constraints, of: element, context)
    do { try action.perform(element) } catch {
      throw GREYError(.actionFailed(error), context, element: element)
    }
  }

  private func check(
    _ constraints: GREYMatcher?, of element: GREYElement, _ context: GREYError.Context
  ) throws(GREYError) {
    guard let constraints, GREYConfiguration.shared.boolValue(forConfigKey: .actionConstraintsEnabled),
      !constraints.matches(element)
    else { return }
    throw GREYError(
      .constraintsFailed(constraints.describeMismatch(element)), context, element: element,
      remarks: [constraints.explainMismatch(element)].compactMap { $0 })
  }

  /// Waits until the application is idle, selects the element and matches it; if there is no element,
  /// matches `nil`.
  ///
  /// - Parameter matcher: What the element must match; ``grey_nil()`` matches if there is no
  ///   element.
  public func asserting(_ matcher: GREYMatcher) throws(GREYError) {
    try asserting(GREYAssertion(matcher))
  }

  /// Waits until the application is idle, selects the element and checks an assertion; if there is no
  /// element, the assertion gets `nil`.
  ///
  /// - Parameter assertion: Checked once.
  public func asserting(_ assertion: GREYAssertion) throws(GREYError) {
    let context = context(.assertion(assertion.name))
    let (element, searchError) = try selectForAssertion(context)
    do throws(GREYAssertionFailed) {
      try assertion.check(element)
    } catch {
      // The assertion failed because there is no element, which is due to the failed search.
      if let searchError { throw searchError }
      guard let element else { throw notFound(context) }
      throw GREYError(
        error.errorReason, context, element: element, remarks: [error.remark].compactMap { $0 })
    }
  }

  /// Whether exactly one element matches now, without waiting.
  public var isFound: Bool {
    matchingElements().count == 1
  }

  /// Selects the element; if the search fails, there is no element, which may be what is asserted.
  private func selectForAssertion(
    _ context: GREYError.Context
  ) throws(GREYError) -> (GREYElement?, GREYError?) {
    do throws(GREYError) {
      return (try select(context), nil)
    } catch {
      guard case .searchFailed = error.reason else { throw error }
      return (nil, error)
    }
  }

  private func context(_ attempt: GREYError.Attempt) -> GREYError.Context {
    let search = search.map {
      GREYError.Search(action: $0.action.name, matcher: $0.matcher.description)
    }
    return GREYError.Context(matcher: effectiveMatcher.description, attempt: attempt, search: search)
  }

  /// Returns the failure that nothing matches. It lists elements that would match if they were accessible.
  private func notFound(_ context: GREYError.Context) -> GREYError {
    let hierarchy = ViewHierarchy()
    let nearly = AccessibleRule.lifted { matchingElements() }
    let remarks = nearly.prefix(5).map {
      """
      Found, but not accessible: \(hierarchy.line($0))
      Set 'isAccessibilityElement', or select it by 'grey_accessibilityID' or 'grey_text'.
      """
    }
    return GREYError(.elementNotFound, context, remarks: Array(remarks), hierarchy: hierarchy)
  }
}

extension GREYAssertionFailed {
  fileprivate var errorReason: GREYError.Reason {
    switch reason {
    case .mismatch(let criteria, let mismatch): .assertionFailed(criteria: criteria, mismatch: mismatch)
    case .text(let text): .assertionBlockFailed(text)
    }
  }
}
