import EarlGrey
import HeadlessUIKit
import ShowcaseKit
import Storyboards

/// A use case staged and a script replayed on it: the steps so far, and why it stopped if it did.
package struct ScriptReplay: Sendable {
  package private(set) var steps: [Step] = []
  package private(set) var failure: ReplayFailure?
  /// What ran, if the configuration says that it is noted.
  package private(set) var tracedWork: [String] = []

  /// Stages a use case and replays a script, one step a statement, until the first failure.
  ///
  /// - Parameters:
  ///   - script: The statements; none for the implicit script `launch`.
  ///   - projection: What the steps' trees show of the screen.
  @MainActor
  package init(
    _ script: CheckedScript, of useCase: UseCase, in showcase: Showcase, configuration: StageConfiguration,
    projection: RenderProjection = .hierarchy
  ) {
    let stage: Stage
    do {
      stage = try Stage(useCase, in: showcase, configuration: configuration)
    } catch {
      failure = ReplayFailure(step: 1, statement: nil, reason: .stage(error))
      return
    }
    append("launch", isKeyFrame: true, from: stage, projection)
    replay(script, on: stage, projection)
    tracedWork = stage.tracedWork
    end(stage)
  }

  /// Ends the use case, and lists in the last step what it has left for later, and what ran in real time.
  @MainActor
  private mutating func end(_ stage: Stage) {
    do throws(StageFailure) {
      let remainder = try stage.end()
      guard failure == nil else { return }
      steps[steps.count - 1].pending = remainder.pending
      steps[steps.count - 1].awaited = remainder.awaited
    } catch {
      // What failed before explains more than what could never run.
      failure = failure ?? ReplayFailure(step: steps.count + 1, statement: nil, reason: .stage(error))
    }
  }

  @MainActor
  private mutating func replay(_ script: CheckedScript, on stage: Stage, _ projection: RenderProjection) {
    let replayer = StatementReplayer(stage: stage)
    for statement in script.statements {
      do throws(ReplayFailure.Reason) {
        try replayer.replay(statement.operation)
      } catch {
        // The step that failed is none of the steps, so its number is the next one.
        failure = ReplayFailure(step: steps.count + 1, statement: statement, reason: error)
        return
      }
      append(statement.cause, isKeyFrame: statement.operation.isKeyFrame, from: stage, projection)
    }
  }

  @MainActor
  private mutating func append(
    _ cause: String, isKeyFrame: Bool, from stage: Stage, _ projection: RenderProjection
  ) {
    let tree = stage.renderTree(projection)
    steps.append(Step(cause: cause, calls: stage.takeCalls(), isKeyFrame: isKeyFrame, tree: tree))
  }
}

extension ScriptOperation {
  /// Whether the golden shows the whole tree after the statement.
  fileprivate var isKeyFrame: Bool {
    if case .snapshot = self { true } else { false }
  }
}

/// Why a script stopped before its end.
package struct ReplayFailure: Error, Hashable, Sendable {
  /// The number of the step that went wrong, from 1 for the launch; the steps before it went well.
  package let step: Int
  /// The statement that failed; `nil` for the launch.
  package let statement: CheckedStatement?
  package let reason: Reason

  /// What went wrong.
  package enum Reason: Error, Hashable, Sendable {
    /// EarlGrey's interaction failed.
    case interaction(GREYError)
    /// The use case raised an exception, or keeps the application from coming to rest.
    case stage(StageFailure)
    /// Not exactly one element matched within the time that was given; the error is that of the end of it.
    case waitTimedOut(GREYError, seconds: Double)
    /// The statement could not be done; says why.
    case refused(String)
  }

  /// The whole text for a reader: EarlGrey's report, with the views on the screen.
  package var report: String { reason.report }
}

extension ReplayFailure.Reason {
  /// The whole text for a reader.
  var report: String {
    switch self {
    case .interaction(let error): error.report
    case .stage(let failure): failure.description
    case .waitTimedOut(let error, let seconds):
      "Waited for \(canonicalLiteral(seconds)) virtual seconds.\n\n\(error.report)"
    case .refused(let reason): reason
    }
  }
}
