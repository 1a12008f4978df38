// A showcase reads the app's fonts by `FontFamily`.
@_exported import FontFiles
import Foundation
import HeadlessUIKit

/// A named list of use cases of one app or library, which is a target of test plans.
///
///     final class GreetingViewController: UIViewController {}
///     let app = Showcase("MyApp") {
///       UseCase("First visit", GreetingViewController())
///       UseCase("Return", GreetingViewController()).tagged("slow")
///     }
///     app.useCases.map(\.name)  // ["First visit", "Return"]
///
/// An app whose labels are in String Catalogs passes these as well:
///
///     let translated = Showcase("MyApp", stringCatalogs: { try StringCatalog.all(in: Bundle.main) }) {
///       UseCase.homeScreen
///     }
///
/// The fonts among the resources of packages are registered by themselves, and those of other folders so:
///
///     let branded = Showcase("MyApp", fontFamilies: { try FontFamily.all(in: Bundle.main) }) {
///       UseCase.homeScreen
///     }
public struct Showcase: Sendable {
  /// The name, as in test plans.
  public let name: String
  /// The use cases in the order in which they are declared.
  public let useCases: [UseCase]
  /// What holds in all of them.
  package internal(set) var rules: [Rule] = []
  let stringCatalogs: Once<[StringCatalog]>
  let fontFamilies: Once<[FontFamily]>
  let navigationController: @MainActor @Sendable () -> UINavigationController

  /// Creates a showcase.
  ///
  /// - Parameters:
  ///   - name: The name, as in test plans.
  ///   - stringCatalogs: Returns the tables of the app's texts, called once in a process; no
  ///     tables by default. If it throws, every scenario fails with the error.
  ///   - fontFamilies: Returns the metrics of the app's own fonts, called once in a process; by default those of the
  ///     fonts among the resources of packages. If it throws, every scenario fails with the error.
  ///   - navigationController: Creates the controller on which each stage shows its use case; UIKit's own
  ///     by default. An app with custom bars sets them up here.
  ///   - useCases: The use cases, one below the other.
  public init(
    _ name: String, stringCatalogs: @escaping @Sendable () throws -> [StringCatalog] = { [] },
    fontFamilies: @escaping @Sendable () throws -> [FontFamily] = { try PackageFonts.families.get() },
    navigationController: @escaping @MainActor @Sendable () -> UINavigationController = {
      UINavigationController()
    },
    @UseCaseBuilder useCases: () -> [UseCase]
  ) {
    self.name = name
    self.useCases = useCases()
    self.stringCatalogs = Once(stringCatalogs)
    self.fontFamilies = Once(fontFamilies)
    self.navigationController = navigationController
  }

  /// The rows of the home screen: all use cases except the home screen, sorted by displayed class.
  ///
  /// Use cases of one class keep their order.
  public var rows: [UseCase] {
    useCases.filter { !$0.isHomeScreen }.enumerated()
      .sorted { ($0.element.classForDisplay, $0.offset) < ($1.element.classForDisplay, $1.offset) }
      .map(\.element)
  }
}

/// The fonts among the resources of the packages whose bundles are next to the program.
public enum PackageFonts {
  /// The families, read once in a process; the error of the first file with faults.
  public static let families: Result<[FontFamily], any Error> = Result {
    try BundleFolders.of(nil).flatMap { folder in
      try FontFamily.all(inFolder: URL(fileURLWithPath: folder))
    }
  }
}

extension UseCase {
  var isHomeScreen: Bool {
    if case .homeScreen = scenario { true } else { false }
  }
}

/// A result builder that collects use cases, which are written one below the other.
///
///     let app = Showcase("MyApp") {
///       UseCase.homeScreen
///       for count in [2, 100] { UseCase("\(count) rows", UITableViewController()) }
///     }
///     app.useCases.map(\.name)  // ["Home screen", "2 rows", "100 rows"]
@resultBuilder
public enum UseCaseBuilder {
  /// Adds one use case.
  ///
  /// - Parameter useCase: The use case on one line.
  public static func buildExpression(_ useCase: UseCase) -> [UseCase] { [useCase] }
  /// Adds an array of use cases.
  ///
  /// - Parameter useCases: The use cases, in this order.
  public static func buildExpression(_ useCases: [UseCase]) -> [UseCase] { useCases }
  /// Joins the lines of a block.
  ///
  /// - Parameter parts: The use cases of each line, in the order of the lines.
  public static func buildBlock(_ parts: [UseCase]...) -> [UseCase] { parts.flatMap { $0 } }
  /// Adds the use cases of an `if` without `else`.
  ///
  /// - Parameter part: The use cases of the `if`; `nil` if its condition is false.
  public static func buildOptional(_ part: [UseCase]?) -> [UseCase] { part ?? [] }
  /// Adds the use cases of an `if` whose condition is true.
  ///
  /// - Parameter part: The use cases of the `if`.
  public static func buildEither(first part: [UseCase]) -> [UseCase] { part }
  /// Adds the use cases of an `else`.
  ///
  /// - Parameter part: The use cases of the `else`.
  public static func buildEither(second part: [UseCase]) -> [UseCase] { part }
  /// Adds the use cases of each iteration of a `for` loop.
  ///
  /// - Parameter parts: The use cases of each iteration, in order.
  public static func buildArray(_ parts: [[UseCase]]) -> [UseCase] { parts.flatMap { $0 } }
}
