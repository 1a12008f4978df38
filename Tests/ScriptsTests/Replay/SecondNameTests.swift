import Expectations
import Testing

@testable import Scripts

@Suite @MainActor struct SecondNameTests {
  @Test func `Each shorthand of EarlGrey has its second name, in both languages the same function`() throws {
    let functions = EarlGreyBindings.matchers.map(\.function) + EarlGreyBindings.actions.map(\.function)
    let shorthands = functions.map(\.name).filter { $0.hasPrefix("grey_") }
    expectEqual(EarlGreyAliases.secondNames.map(\.target), shorthands.filter { $0 != "grey_textBeginsWith" })
    let names = Set(EarlGreyAliases.secondNames.map(\.name))
    #expect(
      names.isSuperset(of: [
        "GREYText", "GREYTap", "GREYAllOf", "GREYAnyOf", "GREYNot", "GREYAccessibilityID",
        "GREYMultiFingerSwipeSlowInDirectionWithStartPoint", "GREYSetPickerColumnToValue",
      ]))
  }

  @Test func `A statement may use second names throughout`() throws {
    let source = """
      [[EarlGrey selectElementWithMatcher:grey_allOf(GREYText(@"a"), GREYNot(GREYNotVisible()), nil)]
          performAction:GREYTap()];
      """
    let statement = try ScriptChecker().check(parsing: source, language: .objectiveC).statements[0]
    expectEqual(
      summary(of: statement.operation),
      """
      select grey_allOf([grey_text(string "a"), grey_not(grey_notVisible())])
      perform grey_tap()
      """)
  }
}
