import Expectations
import Testing

@testable import Scripts

@Suite struct ObjectiveCMessageTests {
  /// The names in Swift, with labels, under which the vocabulary has a class's methods.
  private func spellings(of receiver: String) -> Set<String> {
    Set(
      ScriptVocabulary.standard.functions.filter { $0.name.hasPrefix("\(receiver).") }.map { function in
        let labels = function.parameters.map { "\($0.label ?? "_"):" }.joined()
        return "\(function.name.dropFirst(receiver.count + 1))(\(labels))"
      })
  }

  private func spellings(of messages: [ObjectiveCMessage]) -> Set<String> {
    Set(
      messages.map { message in
        let labels = message.arguments.map { argument in
          if case .labeled(let label) = argument { "\(label):" } else { "_:" }
        }
        return "\(message.name)(\(labels.joined()))"
      })
  }

  @Test func `Every message of actions and matchers is a method in Swift, and the other way round`() {
    // Every message of GREYActions is a method in Swift, and vice versa.
    do {
      let (inSwift, messages) = (spellings(of: "GREYActions"), spellings(of: ObjectiveCMessage.actions))
      expectEqual(messages.subtracting(inSwift), [])
      // An older version's name of `action(forReplaceText:)`, in Swift alone.
      expectEqual(inSwift.subtracting(messages), ["actionForReplaceText(_:)"])
    }
    // Every message of GREYMatchers is a method in Swift, and vice versa.
    do {
      let inSwift = spellings(of: "GREYMatchers").union(spellings(of: "GREYLayoutConstraint"))
      let messages = spellings(of: ObjectiveCMessage.matchers)
      expectEqual(messages.subtracting(inSwift), [])
      expectEqual(
        inSwift.subtracting(messages),
        [
          // Swift's own names of two messages.
          "matcher(forAccessibilityTrait:)", "layoutConstraint(for:andMinimumSeparation:)",
        ])
    }
    // A selector has as many colons as its method has arguments.
    for message in ObjectiveCMessage.all {
      expectEqual(message.selector.filter { $0 == ":" }.count, message.arguments.count, "\(message.selector)")
    }
  }

  @Test func `A message of a class is the method of the class in Swift`() {
    forEachRow([
      ("[GREYActions actionForTap]", "GREYActions.actionForTap()"),
      (#"[GREYActions actionForTypeText:@"a"]"#, #"GREYActions.action(forTypeText: "a")"#),
      (
        "[GREYActions actionForLongPressAtPoint:CGPointMake(1, 2) duration:0.5]",
        "GREYActions.actionForLongPress(at: CGPoint(x: 1, y: 2), duration: 0.5)"
      ),
      (
        """
        [GREYActions actionForSwipeSlowInDirection:kGREYDirectionUp xOriginStartPercentage:0.2 \
        yOriginStartPercentage:0.3]
        """,
        """
        GREYActions.actionForSwipeSlow(in: .up, xOriginStartPercentage: 0.2, yOriginStartPercentage: 0.3)
        """
      ),
      (#"[GREYMatchers matcherForText:@"a"]"#, #"GREYMatchers.matcher(forText: "a")"#),
      ("[GREYMatchers matcherForNotVisible]", "GREYMatchers.matcherForNotVisible()"),
      ("[GREYMatchers matcherForCloseTo:5 delta:0.1]", "GREYMatchers.matcher(forCloseTo: 5, delta: 0.1)"),
      ("GREYAllOfMatchers(@[ GREYNil() ])", "GREYAllOf([GREYNil()])"),
    ]) { source, swift in
      let statements = try [(source + ";", ScriptLanguage.objectiveC), (swift, .swift)].map {
        try Script(parsing: $0, language: $1).statements.map(\.withoutPositions)
      }
      expectEqual(statements[0], statements[1])
    }
  }

  @Test func `A root for all interactions is a message of EarlGrey`() throws {
    let source = """
      [EarlGrey setRootMatcherForSubsequentInteractions:[GREYMatchers matcherForKeyWindow]];
      [EarlGrey setRootMatcherForSubsequentInteractions:nil];
      """
    let checked = try ScriptChecker().check(parsing: source, language: .objectiveC)
    expectEqual(
      checked.statements.map { summary(of: $0.operation) },
      [
        "EarlGrey.setRootMatcherForSubsequentInteractions(grey_keyWindow())",
        "EarlGrey.setRootMatcherForSubsequentInteractions(nil)",
      ])
  }
}
