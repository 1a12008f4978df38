import HeadlessUIKit

extension GREYElementInteraction {
  /// Waits for idle, selects the element, checks the action's constraints and does it.
  public func performing(_ action: GREYAction) throws(GREYError) {
    let context = GREYError.Context(matcher: matcher.description, attempt: .action(action.name))
    let element = try select(context)
    guard let element else { throw GREYError(.elementNotFound, context) }
    if let constraints = action.constraints, !constraints.matches(element) {
      throw GREYError(.constraintsFailed(constraints.describeMismatch(element)), context, element: element)
    }
    do { try action.perform(element) } catch { throw GREYError(.actionFailed(error.reason), context) }
  }

  /// Waits for idle, selects the element and checks it; no element at all is checked too.
  public func asserting(_ assertion: GREYMatcher) throws(GREYError) {
    let name = "assertWithMatcher:\(assertion.description)"
    let context = GREYError.Context(matcher: matcher.description, attempt: .assertion(name))
    let element = try select(context)
    guard !assertion.matches(element) else { return }
    guard let element else { throw GREYError(.elementNotFound, context) }
    let failure = GREYError.Reason.assertionFailed(
      criteria: assertion.description, mismatch: assertion.describeMismatch(element))
    throw GREYError(failure, context, element: element)
  }

  /// Whether exactly one element matches now; nothing is waited for.
  public var isFound: Bool {
    matchingElements().count == 1
  }

  /// The one element, or `nil` where nothing matches.
  private func select(_ context: GREYError.Context) throws(GREYError) -> UIView? {
    guard UIApplication.shared.settle() else {
      throw GREYError(.notIdle(UIApplication.shared.runLoop.pendingNames), context)
    }
    let elements = matchingElements()
    guard elements.count > 1 else { return elements.first }
    guard let index else {
      throw GREYError(.multipleElementsMatched(elements.map(GREYError.line)), context)
    }
    guard elements.indices.contains(index) else {
      throw GREYError(.indexOutOfBounds(index, count: elements.count), context)
    }
    return elements[index]
  }

  /// All matching elements in EarlGrey's order: front window first, breadth first, topmost subview first.
  private func matchingElements() -> [UIView] {
    UIApplication.shared.windows.reversed().flatMap { window in
      var (queue, found): ([UIView], [UIView]) = ([window], [])
      var next = 0
      while next < queue.count {
        let view = queue[next]
        next += 1
        if matcher.matches(view) { found.append(view) }
        queue += view.subviews.reversed()
      }
      return found
    }
  }
}
