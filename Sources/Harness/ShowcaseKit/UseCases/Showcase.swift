import HeadlessUIKit

/// A named list of use cases of one app or library; a target of test plans.
///
///     let app = Showcase("MyApp") {
///       UseCase("Main settings screen", of: SettingsViewController.self, coordinator: SettingsCoordinator.self)
///     }
///
/// An app whose labels come from String Catalogs hands these over as well:
///
///     let app = Showcase("MyApp", stringCatalogs: { try StringCatalog.all(in: Bundle.module) }) { ... }
public struct Showcase: Sendable {
  public let name: String
  /// The use cases in the order in which they were written down.
  public let useCases: [UseCase]
  let stringCatalogs: @Sendable () throws -> [StringCatalog]

  /// - Parameter stringCatalogs: The tables of the app's texts, asked for by each stage; none by default. What it throws
  ///   is the failure of every scenario.
  public init(
    _ name: String, stringCatalogs: @escaping @Sendable () throws -> [StringCatalog] = { [] },
    @UseCaseBuilder useCases: () -> [UseCase]
  ) {
    self.name = name
    self.useCases = useCases()
    self.stringCatalogs = stringCatalogs
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
