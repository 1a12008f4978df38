import HeadlessUIKit
import ShowcaseKit

/// What a statement does that is no interaction.
@MainActor
struct StageCommand {
  let run: (inout StatementReplayer) throws(ReplayFailure.Reason) -> Void

  init(_ run: @escaping (inout StatementReplayer) throws(ReplayFailure.Reason) -> Void) {
    self.run = run
  }

  /// What can always be done to the application of the stage.
  static func change(_ change: @escaping (UIApplication) -> Void) -> StageCommand {
    StageCommand { replayer in replayer.stage.run { change(.shared) } }
  }
}
