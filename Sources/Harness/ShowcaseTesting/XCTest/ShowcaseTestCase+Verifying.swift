#if canImport(XCTest) && !canImport(Darwin)
  import Diagnostics
  import XCTest

  extension ShowcaseTestCase {
    /// Runs a test for each use case, named `Regressions.Showcase/ClassForDisplay/Use case`.
    ///
    /// With `SHOWCASE_RECORD` set to a record mode, goldens are written instead. What is wrong with plans, filters and
    /// variables fails the test that calls this.
    ///
    /// - Throws: a skip where nothing is selected, as in a shard that has no scenario.
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
