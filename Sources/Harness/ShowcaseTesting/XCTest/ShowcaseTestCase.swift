#if canImport(XCTest) && !canImport(Darwin)
  import ShowcaseKit
  import XCTest

  /// Use cases as tests of XCTest: a test for each use case, and a failure for each scenario that fails.
  ///
  ///     final class Regressions: ShowcaseTestCase {
  ///       override class var showcases: [Showcase] { [app] }
  ///
  ///       func testUseCases() throws { try verifyUseCases() }
  ///     }
  ///
  /// The method has to be in the subclass, since the package manager looks for tests there only. The variables are those
  /// of `PlannedUseCase`.
  open class ShowcaseTestCase: XCTestCase {
    /// All that the package's plans and scripts are about.
    open class var showcases: [Showcase] { [] }

    /// The plan whose scenarios are run; all plans by default.
    open class var plan: String? { nil }

    /// A path in the package that has plans and goldens; by default the package of the file that calls
    /// ``verifyUseCases(file:line:)``.
    open class var packagePath: String? { nil }

    /// The kind of run that counts the use cases' tests.
    open override var testRunClass: AnyClass? { UseCasesRun.self }
  }
#endif
