import HeadlessUIKit

extension GREYElementInteraction {
  /// Returns the element, or `nil` if nothing matches; performs the interaction's search, if there is one.
  ///
  /// A search action that fails ends the search, but may have revealed the element: so does the last
  /// scroll before the content's edge, which fails since it is too short.
  func select(_ context: GREYError.Context) throws(GREYError) -> GREYElement? {
    let runLoop = UIApplication.shared.runLoop
    let configured = GREYConfiguration.shared.doubleValue(forConfigKey: .interactionTimeoutDuration)
    let timeout = min(max(0, configured), Self.longestTimeout)
    let end = runLoop.now + timeout
    var (failure, hasSearched): (GREYError?, Bool) = (nil, false)
    while true {
      try waitForIdle(until: end, of: timeout, context)
      let elements = matchingElements()
      guard elements.isEmpty, let search else { return try pick(from: elements, context) }
      if let failure { throw failure }
      // Even a timeout of 0 allows one search.
      guard runLoop.now < end || !hasSearched else {
        throw GREYError(.searchTimedOut(seconds: timeout), context)
      }
      failure = perform(search, context)
      hasSearched = true
    }
  }

  private func waitForIdle(
    until end: Double, of timeout: Double, _ context: GREYError.Context
  ) throws(GREYError) {
    let busy = EarlGrey.waitForIdle(within: max(0, end - UIApplication.shared.runLoop.now))
    guard busy.isEmpty else { throw GREYError(.notIdle(busy, seconds: timeout), context) }
  }

  /// Performs the search's action.
  ///
  /// An action that takes no time is counted as taking some; otherwise, a search without effect would not
  /// end.
  private func perform(_ search: Search, _ context: GREYError.Context) -> GREYError? {
    let runLoop = UIApplication.shared.runLoop
    let start = runLoop.now
    do throws(GREYError) {
      try EarlGrey.selectElement(with: search.matcher).performing(search.action)
    } catch {
      return GREYError(.searchFailed(error), context)
    }
    if runLoop.now == start { runLoop.advance(by: Self.shortestSearch) }
    return nil
  }

  private static let shortestSearch = 0.1
  /// An hour, so that a search without a limit also ends.
  private static let longestTimeout = 3600.0

  private func pick(
    from elements: [GREYElement], _ context: GREYError.Context
  ) throws(GREYError) -> GREYElement? {
    guard elements.count > 1 else { return elements.first }
    guard let index else {
      let hierarchy = ViewHierarchy()
      throw GREYError(.multipleElementsMatched(elements.map(hierarchy.line)), context, hierarchy: hierarchy)
    }
    guard elements.indices.contains(index) else {
      throw GREYError(.indexOutOfBounds(index, count: elements.count), context)
    }
    return elements[index]
  }

  /// Returns all matching elements in EarlGrey's order.
  ///
  /// If only a view and its superview match, with the same label, only the superview counts, as in
  /// EarlGrey.
  package func matchingElements() -> [GREYElement] {
    let matcher = effectiveMatcher
    let elements = ElementTraversal.onScreen.filter { matcher.matches($0) }
    guard elements.count == 2, let label = elements[0].accessibilityLabel,
      label == elements[1].accessibilityLabel
    else { return elements }
    let views = elements.compactMap { $0 as? UIView }
    guard views.count == 2 else { return elements }
    if views[1].superview === views[0] { return [views[0]] }
    return views[0].superview === views[1] ? [views[1]] : elements
  }
}
