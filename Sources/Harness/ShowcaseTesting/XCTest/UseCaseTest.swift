import Project

#if canImport(XCTest) && !canImport(Darwin)
  import ShowcaseKit
  import Diagnostics
  import TestRunner
  import XCTest

  /// The test of one use case.
  ///
  /// It runs inside the test that called it and records its failures itself, since for XCTest only
  /// that one is the current test.
  final class UseCaseTest: XCTestCase {
    private let owner: String
    private let useCase: PlannedUseCase
    private let files: FailureFolder
    private let callingFile: String

    init(
      _ useCase: PlannedUseCase, of owner: ShowcaseTestCase.Type, in root: String, calledIn file: String
    ) {
      self.owner = String(describing: owner)
      self.useCase = useCase
      files = FailureFolder(root: root)
      callingFile = file
      super.init(name: useCase.identifier) { _ in }
    }

    @available(*, unavailable)
    required init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
      fatalError("a use case's test is made of a use case")
    }

    override var name: String { "\(owner).\(useCase.identifier)" }

    override func perform(_ run: XCTestRun) {
      run.start()
      let (files, verifier) = (files, useCase.verifier)
      for scenario in useCase.scenarios {
        // Only tests without `async` may call this, and these run on the main thread.
        let text = MainActor.assumeIsolated {
          let failure = verifier.failure(of: scenario)
          let lines = files.keep(failure?.files() ?? [], about: scenario.golden)
          return failure?.text(listing: lines)
        }
        if let text { record(text) }
      }
      for change in MainActor.assumeIsolated({ verifier.changes() }) { record(change) }
      run.stop()
    }

    private func record(_ text: String) {
      let location = useCase.location
      recordFailure(
        withDescription: text, inFile: location?.filePath ?? callingFile, atLine: location?.line ?? 1,
        expected: true)
    }
  }

  extension UseCaseTest {
    /// Returns the tests of a class.
    ///
    /// - Throws: what is wrong with the plans, and with the variables.
    static func all(of owner: ShowcaseTestCase.Type, calledIn file: String) throws -> [UseCaseTest] {
      guard !owner.showcases.isEmpty else {
        throw Diagnostic(
          "\(owner) has no showcases", expected: "override class var showcases: [Showcase] { [app] }")
      }
      let path = owner.packagePath ?? file
      let planned = try PlannedUseCase.all(
        in: owner.showcases, plan: owner.plan, file: path, variables: .ofProcess, printLine: TestConsole.write
      )
      let root = try Project.root(containing: path)
      return planned.map { UseCaseTest($0, of: owner, in: root, calledIn: file) }
    }
  }

  /// The run of a test that runs others; it adds their counts to its own.
  final class UseCasesRun: XCTestCaseRun {
    private var runs: [XCTestRun] = []

    func add(_ run: XCTestRun) { runs.append(run) }

    /// The number of use cases, not counting the test that runs them if there are any.
    override var executionCount: Int { runs.isEmpty ? super.executionCount : sum(\.executionCount) }

    override var failureCount: Int { super.failureCount + sum(\.failureCount) }

    override var unexpectedExceptionCount: Int {
      super.unexpectedExceptionCount + sum(\.unexpectedExceptionCount)
    }

    private func sum(_ count: (XCTestRun) -> Int) -> Int { runs.reduce(0) { $0 + count($1) } }
  }
#endif
