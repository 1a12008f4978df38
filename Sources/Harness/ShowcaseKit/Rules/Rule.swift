/// Something that holds on every screen of a use case, whatever a script or an exploration does.
///
///     let spinner = ScreenElement.kind(UIActivityIndicatorView.self)
///     let saveButton = ScreenElement.identifier("editor.save")
///     let saveWaits = Rule("Save waits") {
///       always(.not(spinner && saveButton.isEnabled))
///     }
///     let app = Showcase("MyApp") {
///       UseCase("Draft", UIViewController())
///     }.obeying(saveWaits)
///
/// The requirements are checked after the launch and after each statement of a script. A rule that is broken fails the
/// scenario.
public struct Rule: Sendable {
  /// The name by which reports know it.
  public let name: String
  /// Where it is declared.
  public let location: UseCaseLocation
  let requirements: @MainActor @Sendable () -> [RuleRequirement]

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - name: What it says, in a few words; unique in the showcase.
  ///   - fileID: The declaration's module and file; keep the default.
  ///   - filePath: The path of the declaration's file; keep the default.
  ///   - line: The declaration's line; keep the default.
  ///   - requirements: What has to hold, one requirement below the other; called once for each stage, on the stage.
  public init(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    @RuleBuilder requirements: @escaping @MainActor @Sendable () -> [RuleRequirement]
  ) {
    self.name = name
    location = UseCaseLocation(fileID, filePath, line)
    self.requirements = requirements
  }
}

/// A result builder that collects requirements, which are written one below the other.
///
///     Rule("Cart") {
///       never(ScreenElement.text("-1").isVisible)
///       after(ScreenElement.text("Paid").isVisible) { never(ScreenElement.text("Pay").isVisible) }
///     }
@resultBuilder
public enum RuleBuilder {
  /// Adds one requirement.
  ///
  /// - Parameter requirement: The requirement on one line.
  public static func buildExpression(_ requirement: RuleRequirement) -> [RuleRequirement] { [requirement] }
  /// Joins the lines of a block.
  ///
  /// - Parameter parts: The requirements of each line, in the order of the lines.
  public static func buildBlock(_ parts: [RuleRequirement]...) -> [RuleRequirement] { parts.flatMap { $0 } }
  /// Adds the requirements of an `if` without `else`.
  ///
  /// - Parameter part: The requirements of the `if`; `nil` if its condition is false.
  public static func buildOptional(_ part: [RuleRequirement]?) -> [RuleRequirement] { part ?? [] }
  /// Adds the requirements of an `if` whose condition is true.
  ///
  /// - Parameter part: The requirements of the `if`.
  public static func buildEither(first part: [RuleRequirement]) -> [RuleRequirement] { part }
  /// Adds the requirements of an `else`.
  ///
  /// - Parameter part: The requirements of the `else`.
  public static func buildEither(second part: [RuleRequirement]) -> [RuleRequirement] { part }
  /// Adds the requirements of each iteration of a `for` loop.
  ///
  /// - Parameter parts: The requirements of each iteration, in order.
  public static func buildArray(_ parts: [[RuleRequirement]]) -> [RuleRequirement] { parts.flatMap { $0 } }
}

extension Showcase {
  /// Returns the showcase with rules for all of its use cases, in addition to those that it has.
  ///
  /// - Parameter rules: The rules, in the order in which they are checked.
  public func obeying(_ rules: Rule...) -> Showcase {
    var copy = self
    copy.rules += rules
    return copy
  }

  /// The rules of a use case: those of the showcase, then its own.
  package func rules(of useCase: UseCase) -> [Rule] { rules + useCase.rules }
}

extension UseCase {
  /// Returns the use case with rules of its own, in addition to those of its showcase.
  ///
  ///     let quiet = Rule("No alert") { never(ScreenElement.kindOfClassName("UIAlertController").exists) }
  ///     UseCase("Draft", UIViewController()).obeying(quiet)
  ///
  /// - Parameter rules: The rules, in the order in which they are checked.
  public func obeying(_ rules: Rule...) -> UseCase {
    var copy = self
    copy.rules += rules
    return copy
  }
}
