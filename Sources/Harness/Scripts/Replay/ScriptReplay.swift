import EarlGrey
import HeadlessUIKit
import ShowcaseKit
import Storyboards

/// A use case staged and a script replayed on it: the steps so far, and why it stopped if it did.
package struct ScriptReplay: Sendable {
  public private(set) var steps: [Step] = []
  public private(set) var failure: ReplayFailure?

  /// Stages a use case and replays a script, one step a statement, until the first failure.
  ///
  /// - Parameters:
  ///   - script: The statements; none for the implicit script `launch`.
  ///   - projection: What of the screen the steps' trees tell.
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
  }

  @MainActor
  private mutating func replay(_ script: CheckedScript, on stage: Stage, _ projection: RenderProjection) {
    let replayer = StatementReplayer(stage: stage)
    for statement in script.statements {
      do throws(ReplayFailure.Reason) {
        try replayer.replay(statement.operation)
      } catch {
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
