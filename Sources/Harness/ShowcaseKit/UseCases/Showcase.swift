import HeadlessUIKit

/// A named list of use cases of one app or library; a target of test plans.
///
///     let app = Showcase("MyApp") {
///       UseCase("Main settings screen", of: SettingsViewController.self, coordinator: SettingsCoordinator.self)
///     }
public struct Showcase: Sendable {
  public let name: String
  /// The use cases in the order in which they were written down.
  public let useCases: [UseCase]

  public init(_ name: String, @UseCaseBuilder useCases: () -> [UseCase]) {
    self.name = name
    self.useCases = useCases()
  }

  /// What the home screen lists: every use case but itself, sorted by class for display.
  ///
  /// Use cases of one class keep their order.
  public var rows: [UseCase] {
    useCases.filter { !$0.isHomeScreen }.enumerated()
      .sorted { ($0.element.classForDisplay, $0.offset) < ($1.element.classForDisplay, $1.offset) }
      .map(\.element)
  }
}

extension UseCase {
  var isHomeScreen: Bool {
    if case .homeScreen = scenario { true } else { false }
  }
}

/// Collects the use cases that are written one below the other.
@resultBuilder
public enum UseCaseBuilder {
  public static func buildExpression(_ useCase: UseCase) -> [UseCase] { [useCase] }
  public static func buildExpression(_ useCases: [UseCase]) -> [UseCase] { useCases }
  public static func buildBlock(_ parts: [UseCase]...) -> [UseCase] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [UseCase]?) -> [UseCase] { part ?? [] }
  public static func buildEither(first part: [UseCase]) -> [UseCase] { part }
  public static func buildEither(second part: [UseCase]) -> [UseCase] { part }
  public static func buildArray(_ parts: [[UseCase]]) -> [UseCase] { parts.flatMap { $0 } }
}
