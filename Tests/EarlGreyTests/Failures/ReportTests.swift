import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

/// The blocks of a report and their order.
@Suite @MainActor struct ReportTests {
  private let isAccessible = "(respondsToSelector(isAccessibilityElement) && isAccessibilityElement)"

  /// A report up to the hierarchy; `nil` if nothing fails.
  private func summary(
    _ interaction: (GREYElementInteraction) throws(GREYError) -> Void, with matcher: GREYMatcher,
    on views: UIView...
  ) -> String? {
    let container = box("container", at: .zero)
    views.forEach(container.addSubview)
    return onScreen(container) {
      failure { () throws(GREYError) in try interaction(EarlGrey.selectElement(with: matcher)) }?.summary
    }
  }

  @Test func `an assertion or an action on a missing element is reported with reason, hint and matcher`() {
    // An assertion on a missing element begins with the assertion.
    do {
      let report = summary(
        { (interaction) throws(GREYError) in try interaction.asserting(grey_notNil()) },
        with: grey_accessibilityLabel("x"))
      expectEqual(
        report,
        """
        Failed Assertion:
        assertWithMatcher:isNotNil

        Interaction cannot continue because the desired element was not found.

        Element Matcher:
        (\(isAccessible) && accessibilityLabel('x'))

        Check if the element exists in the UI hierarchy below, and adjust the matcher so that it finds the element.
        """)
    }
    // An action on a missing element: reason, hint, matcher, action.
    do {
      let report = summary(
        { (interaction) throws(GREYError) in try interaction.performing(grey_tap()) },
        with: grey_accessibilityLabel("x"))
      expectEqual(
        report,
        """
        Interaction cannot continue because the desired element was not found.

        Check if the element exists in the UI hierarchy below, and adjust the matcher so that it finds the element.

        Element Matcher:
        (\(isAccessible) && accessibilityLabel('x'))

        Failed Action:
        Tap
        """)
    }
  }

  @Test func `an element that does not meet the criteria is reported with its mismatch`() {
    let report = summary(
      { (interaction) throws(GREYError) in try interaction.asserting(grey_nil()) }, with: grey_keyWindow())
    expectEqual(
      report,
      """
      Element does not meet assertion criteria:
      isNil

      Element:
      \(plainLine("UIWindow", place: 1, frame: "{{0, 0}, {390, 844}}", middle: "{195, 422}"))

      Mismatch:
      isNil

      Element Matcher:
      (kindOfClass('UIWindow') && keyWindow)

      Failed Assertion:
      assertWithMatcher:isNil
      """)
  }

  @Test func `Constraints are reported with the element's line`() {
    let report = summary(
      { (interaction) throws(GREYError) in try interaction.performing(grey_scrollInDirection(.up, 20)) },
      with: grey_accessibilityID("a"), on: box("a"))
    expectEqual(
      report,
      """
      Cannot perform action due to constraint(s) failure.

      Adjust the element so that it meets the action's constraints.

      Element Matcher:
      (respondsToSelector(accessibilityIdentifier) && accessibilityID('a'))

      Failed Constraint(s):
      kindOfClass('UIScrollView'), kindOfClass('WKWebView')

      Element Description:
      \(plainLine(place: 4, identifier: "a", frame: "{{100, 200}, {100, 100}}", middle: "{150, 250}"))

      Failed Action:
      Scroll Up for 20
      """)
  }

  @Test func `several elements are listed with numbers from 1 on`() {
    let report = summary(
      { (interaction) throws(GREYError) in try interaction.performing(grey_tap()) },
      with: grey_accessibilityID("a"), on: box("a"), box("a", at: .zero))
    let line = { (place: Int, origin: String, middle: String) in
      plainLine(place: place, identifier: "a", frame: "{{\(origin)}, {100, 100}}", middle: "{\(middle)}")
    }
    expectEqual(
      report,
      """
      Multiple elements were matched. Please use selection matchers to narrow the selection down to a single \
      element.

      Prefer an accessibility identifier, which is the same in every language.
      '.atIndex(0)' picks the first one below, and so on, but breaks when their order changes.

      Element Matcher:
      (respondsToSelector(accessibilityIdentifier) && accessibilityID('a'))

      Failed Action:
      Tap

      Elements Matched:

      \t1. \(line(5, "0, 0", "50, 50"))
      \t2. \(line(4, "100, 200", "150, 250"))
      """)
  }

  @Test func `An index out of bounds advises the possible ones`() {
    let report = summary(
      { (interaction) throws(GREYError) in try interaction.atIndex(5).asserting(grey_notNil()) },
      with: grey_accessibilityID("a"), on: box("a"), box("a"))
    expectEqual(
      report?.hasPrefix(
        """
        2 elements were matched, but element at index 5 was requested.

        Please use an element index from 0 to 1.

        Element Matcher:
        """), true)
  }

  @Test func `a busy application names what it waits for, and the time that the configuration gives it`() {
    let text = onScreen(label("a")) {
      GREYConfiguration.shared.setValue(1.0, forConfigKey: .interactionTimeoutDuration)
      UIView.animate(withDuration: 5) { UIApplication.shared.windows[0].subviews[0].alpha = 0.5 }
      return failure { () throws(GREYError) in
        try EarlGrey.selectElement(with: grey_text("a")).asserting(grey_notNil())
      }?.summary
    }
    expectEqual(
      text,
      """
      App not idle within 1 seconds.

      The following idling resources are busy.

      1. animation of UIView: It is waited for another 4 seconds. Lower CALayerMaxAnimationDuration to wait less.

      Element Matcher:
      \(grey_text("a").description)

      Failed Assertion:
      assertWithMatcher:isNotNil
      """)
  }

  @Test func `The hierarchy ends a report, and is in it once`() throws {
    let error = onScreen(label("a")) {
      failure { () throws(GREYError) in
        try EarlGrey.selectElement(with: grey_text("b")).performing(grey_tap())
      }
    }
    let report = try #require(error?.report)
    #expect(report.hasPrefix(error?.summary ?? "nothing"))
    expectEqual(report.components(separatedBy: "UI Hierarchy (Back to front):").count, 2)
    #expect(report.hasSuffix("UI Hierarchy (Back to front):\n\(error?.hierarchy ?? "nothing")"))
  }
}
