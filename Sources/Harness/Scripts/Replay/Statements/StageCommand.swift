import EarlGrey
import HeadlessUIKit
import ShowcaseKit

/// What a statement does that is no interaction.
@MainActor
struct StageCommand {
  let run: (StatementReplayer) throws(ReplayFailure.Reason) -> Void

  init(_ run: @escaping (StatementReplayer) throws(ReplayFailure.Reason) -> Void) {
    self.run = run
  }

  /// What EarlGrey does to the device, or refuses to.
  static func device(_ body: @escaping @MainActor () throws(GREYDeviceError) -> Void) -> StageCommand {
    StageCommand { replayer throws(ReplayFailure.Reason) in
      let outcome = replayer.stage.run {
        Result { () throws(GREYDeviceError) in try body() }
      }
      if case .failure(let error) = outcome { throw .refused(error.description) }
    }
  }

  /// What can always be done to the application of the stage.
  static func change(_ change: @escaping (UIApplication) -> Void) -> StageCommand {
    StageCommand { replayer in replayer.stage.run { change(.shared) } }
  }
}
