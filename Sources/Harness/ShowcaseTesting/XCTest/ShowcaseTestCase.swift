#if canImport(XCTest) && !canImport(Darwin)
  import Diagnostics
  import ShowcaseKit
  import XCTest

  /// Use cases as tests of XCTest: a test for each use case, and a failure for each scenario that
  /// fails.
  ///
  ///     final class Regressions: ShowcaseTestCase {
  ///       override class var showcases: [Showcase] { [Showcase("MyApp") { UseCase.homeScreen }] }
  ///       func testUseCases() throws { try verifyUseCases() }
  ///     }
  ///
  /// The method must be in the subclass, since the package manager finds tests only there. The
  /// environment variables are those of `PlannedUseCase`.
  open class ShowcaseTestCase: XCTestCase {
    /// All showcases of the package's plans and scripts; override it, since the default, an empty
    /// array, fails the test.
    open class var showcases: [Showcase] { [] }

    /// The name of the plan that is run; `nil`, the default, for all plans.
    open class var plan: String? { nil }

    /// A path in the package with the plans and goldens; `nil`, the default, for the file that
    /// calls ``verifyUseCases(file:line:)``.
    open class var packagePath: String? { nil }

    /// The class of the run, which adds the counts of the use cases' tests.
    open override var testRunClass: AnyClass? { UseCasesRun.self }
  }

  extension ShowcaseTestCase {
    /// Runs a test for each use case, named `Regressions.Showcase/ClassForDisplay/Use case`.
    ///
    /// If `SHOWCASE_RECORD` is a record mode, goldens are written instead. Faults in plans, filters
    /// and variables fail the test that calls this.
    ///
    /// - Parameters:
    ///   - file: The file of failures that belong to no use case; by default the calling file.
    ///   - line: Its line; by default that of the call.
    /// - Throws: `XCTSkip` if nothing is selected, as in a shard without scenarios.
    @available(*, noasync, message: "use cases need the main thread, which only a test without 'async' has")
    public func verifyUseCases(file: StaticString = #filePath, line: UInt = #line) throws {
      do {
        let tests = try UseCaseTest.all(of: Self.self, calledIn: "\(file)")
        guard !tests.isEmpty else {
          throw XCTSkip("no scenario is selected, or all are in other shards", file: file, line: line)
        }
        run(tests)
      } catch let error where error is Diagnostic || error is Diagnostics {
        recordFailure(withDescription: "\(error)", inFile: "\(file)", atLine: Int(line), expected: true)
      }
    }

    private func run(_ tests: [UseCaseTest]) {
      for test in tests {
        test.run()
        if let run = test.testRun { (testRun as? UseCasesRun)?.add(run) }
      }
    }
  }
#endif
