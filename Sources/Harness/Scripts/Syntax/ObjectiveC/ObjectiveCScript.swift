import Diagnostics

/// A script in Objective-C: statements, or the class of one test.
///
///     [[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"SyncSwitch")]
///         performAction:grey_turnSwitchOn(YES)];
struct ObjectiveCScript {
  /// The statements in the order of the text.
  let statements: [ObjectiveCStatement]
  /// The faults of the other statements.
  private let faults: [Diagnostic]

  init(_ source: ScriptSource) {
    var parser = ObjectiveCParser(tokens: source.tokens)
    parser.parseFile()
    statements = parser.statements
    faults = parser.faults
  }

  /// Returns the statements in Swift, in the order in which a test runs them.
  func translated() -> ScriptReading {
    var faults = faults
    var translated: [(section: Int, statement: Statement)] = []
    for statement in statements where !statement.isCallOfSuper && faults.count < Script.Limit.diagnostics {
      do throws(Diagnostic) {
        translated.append((statement.section.rawValue, try statement.translated()))
      } catch {
        faults.append(error)
      }
    }
    let sections = ObjectiveCStatement.Section.file.rawValue...ObjectiveCStatement.Section.tearDown.rawValue
    return ScriptReading(
      statements: sections.flatMap { section in
        translated.filter { $0.section == section }.map(\.statement)
      }, faults: faults.sorted { ($0.position ?? .start) < ($1.position ?? .start) })
  }
}
