import Diagnostics
import EarlGrey
import Expectations
import Foundation
import Testing

@testable import Scripts

@Suite @MainActor struct EarlGreyBindingTests {
  /// All functions that make a matcher or an action.
  private nonisolated static let functions =
    EarlGreyBindings.matchers.map(\.function) + EarlGreyBindings.actions.map(\.function)
  private nonisolated static let aliases = EarlGreyAliases.matchers + EarlGreyAliases.actions

  private func resolve(_ call: String, role: ScriptFunction.Role) throws -> ResolvedCall? {
    let (matcher, action) = role == .matcher ? (call, "grey_tap()") : ("grey_nil()", call)
    let source = "EarlGrey.selectElement(with: \(matcher)).perform(\(action))"
    let operation = try ScriptChecker().check(Script(parsing: source)).statements[0].operation
    guard case .interaction(let selection, let links) = operation, case .perform(let performed, _) = links[0]
    else {
      return nil
    }
    return role == .matcher ? selection : performed
  }

  @Test func `Every row is bound to a matcher or an action, for arguments of its kinds`() {
    // Every row is bound: a call of it in a script makes a matcher or an action.
    forEachRow(Self.functions) { function in
      let call = try #require(try resolve(function.exampleCall, role: function.role))
      expectEqual(call.name, function.name)
      let (matcher, action) = (EarlGreyBindings.matcher(call), EarlGreyBindings.action(call))
      expectEqual((matcher != nil), (function.role == .matcher))
      expectEqual((action != nil), (function.role == .action))
    }
    // A call whose arguments are of other kinds makes nothing.
    expectNil(EarlGreyBindings.matcher(ResolvedCall("grey_text", [.integer(1)], at: .start)))
    expectNil(EarlGreyBindings.matcher(ResolvedCall("grey_text", at: .start)))
    expectNil(EarlGreyBindings.matcher(ResolvedCall("grey_tap", at: .start)))
    expectNil(
      EarlGreyBindings.matcher(ResolvedCall("grey_allOf", [.list([.string("a")])], at: .start)))
  }

  @Test func `Every other spelling is its own, with as many labels as its function has parameters`() {
    // Every other spelling has as many labels as its function parameters.
    forEachRow(Self.aliases) { alias in
      let target = try #require(Self.functions.first { $0.name == alias.target })
      expectEqual(alias.labels.count, target.parameters.count)
      let spelt = target.spelled(alias)
      let call = try #require(try resolve(spelt.exampleCall, role: target.role))
      expectEqual(call.name, target.name)
    }
    // Spellings differ from each other.
    let spellings =
      EarlGreyAliases.all.map { "\($0.name)\($0.labels)" } + Self.functions.map { "\($0.name)[]" }
    expectEqual(Set(spellings).count, spellings.count)
  }

  @Test func `What is made has EarlGrey's words for the arguments`() {
    forEachRow([
      ("grey_scrollInDirection(.down, 50)", "Scroll Down for 50"),
      ("GREYActions.actionForScroll(in: .left, amount: 7.5)", "Scroll Left for 7.5"),
      ("grey_scrollToContentEdge(.top)", "Scroll To Top content edge"),
      ("grey_swipeFastInDirection(GREYDirection.up)", "Swipe Up for duration 0.1"),
      ("GREYActions.actionForSwipeSlow(in: kGREYDirectionRight)", "Swipe Right for duration 1"),
      ("grey_longPressWithDuration(2.5)", "Long Press for 2.500000 seconds"),
      ("grey_doubleTap()", "Tap 2 times"),
      ("grey_multipleTapsWithCount(3)", "Tap 3 times"),
      (
        "grey_pinchFastInDirectionAndAngle(.outward, kGREYPinchAngleDefault)",
        "Pinch Outward for duration 0.1 and angle 30.000000 degree"
      ),
      ("grey_typeText(\"Foo\")", "Type 'Foo'"),
      (
        "GREYActions.action(forTypeText: \"Foo\", atPosition: -1)",
        "Action to type \"Foo\" at position -1"
      ),
      ("grey_clearText()", "Clear text"),
      ("grey_moveSliderToValue(15.74)", "Slide to value: 15.74"),
      ("grey_setStepperValue(87)", "Change stepper to 87"),
      ("grey_setPickerColumnToValue(1, \"5\")", "Set picker column 1 to value '5'"),
      ("grey_turnSwitchOnWithShortTap(false)", "Turn switch to OFF state"),
    ]) { call, name in
      let resolved = try #require(try resolve(call, role: .action))
      expectEqual(EarlGreyBindings.action(resolved)?.name, name)
    }
  }

  @Test func `A matcher has EarlGrey's words for several arguments and for traits`() {
    forEachRow([
      ("grey_closeTo(1, 0.1)", "closeTo(1.000000) by (0.100000)"),
      ("grey_accessibilityTrait([.button, .selected])", "UIAccessibilityTraitButton"),
      ("grey_accessibilityTrait(UIAccessibilityTraits.selected)", "UIAccessibilityTraitSelected"),
      ("grey_sibling(grey_anything())", "sibling(anything)"),
      ("grey_lessThan(2)", "lessThan(2)"),
      (
        "grey_sliderValueMatcher(grey_closeTo(1, 0.5))", "sliderValueMatches(closeTo(1.000000) by (0.500000))"
      ),
      ("grey_pickerColumnSetToValue(1, \"5\")", "pickerColumnAtIndex(1) value('5')"),
      ("GREYMatchers.matcher(forPickerColumn: 0, setToValue: nil)", "pickerColumnAtIndex(0) value('(null)')"),
      (
        "grey_datePickerValue(date(\"2024-05-06T07:08:09Z\"))",
        "datePickerWithValue('2024-05-06 07:08:09 +0000')"
      ),
      ("grey_scrollViewContentOffset(CGPoint(x: 1, y: 2.5))", "contentOffset({1, 2.5})"),
      (
        "grey_layout([GREYLayoutConstraint(attribute: .top, relatedBy: .equal, toReferenceAttribute: .bottom)], grey_nil())",
        "referenceElementMatcher:(top == bottom * 1 + 0)"
      ),
      (
        """
        grey_layout([
          GREYLayoutConstraint(attribute: .left, relatedBy: GREYLayoutRelation.lessThanOrEqual,
            toReferenceAttribute: kGREYLayoutAttributeRight, multiplier: 2, constant: -3),
          GREYLayoutConstraint(forDirection: .down, andMinimumSeparation: 8),
        ], grey_nil())
        """, "referenceElementMatcher:(left <= right * 2 + -3,top >= bottom * 1 + 8)"
      ),
    ]) { call, words in
      let resolved = try #require(try resolve(call, role: .matcher))
      expectEqual(EarlGreyBindings.matcher(resolved)?.description.contains(words), true)
    }
  }
}
