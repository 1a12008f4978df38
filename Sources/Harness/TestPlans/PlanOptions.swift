/// What a configuration asks of the stage and of the runner.
///
/// An option that a plan leaves out is `nil`, or has the default that Xcode gives it.
public struct PlanOptions: Hashable, Sendable {
  // MARK: Xcode's options

  /// A language code, such as `de` or `pt-BR`; Xcode's constants become a ``pseudolanguage``.
  public var language: String?
  /// A region code, such as `DE`.
  public var region: String?
  public var testExecutionOrdering = Ordering.alphabetical
  public var testRepetitionMode = RepetitionMode.none
  /// The most times that a test runs where ``testRepetitionMode`` repeats it.
  public var maximumTestRepetitions = 3
  /// Whether each repetition has a process of its own.
  public var repeatInNewRunnerProcess = false
  public var testTimeoutsEnabled = false
  /// The seconds that a test may take where timeouts are enabled.
  public var defaultTestExecutionTimeAllowance = 600
  /// The most seconds that a test may be granted.
  public var maximumTestExecutionTimeAllowance: Int?
  /// The variables in the plan's order, the disabled ones too.
  public var environmentVariables: [EnvironmentVariable] = []
  public var tags = TagSelection()

  // MARK: Showcase's options

  public var device: String?
  public var orientation: Orientation?
  public var layoutDirection: LayoutDirection?
  public var contentSizeCategory: ContentSizeCategory?
  public var userInterfaceStyle: UserInterfaceStyle?
  /// The accessibility settings that are on.
  public var accessibility: [AccessibilitySetting] = []
  /// An identifier of the time zone database, such as `Europe/Berlin`.
  public var timeZone: String?
  /// The date that the stage's clock starts at, such as `2026-01-31T09:41:00Z`.
  public var now: String?
  public var randomSeed: Int?
  public var pseudolanguage: Pseudolanguage?
  /// The formats that goldens are kept in.
  public var snapshotFormats: [SnapshotFormat] = [.text]
  public var projection = Projection.hierarchy

  public init() {}
}

/// A variable that a plan sets for what it runs.
public struct EnvironmentVariable: Hashable, Sendable {
  public var key: String
  /// The value as written; `$(NAME)` is not expanded.
  public var value: String
  public var isEnabled: Bool

  public init(_ key: String, _ value: String, isEnabled: Bool = true) {
    self.key = key
    self.value = value
    self.isEnabled = isEnabled
  }
}
