import EarlGrey
import ShowcaseKit

extension StageCommand {
  /// Lets virtual time pass.
  static func advance(by seconds: Double) -> StageCommand {
    StageCommand { $0.stage.advance(by: seconds) }
  }

  /// Runs everything that waits, as each statement does at its end.
  ///
  /// - Parameter reason: For readers of the script alone.
  static func waitForIdle(reason: String?) -> StageCommand {
    StageCommand { replayer throws(ReplayFailure.Reason) in
      do throws(StageFailure) { try replayer.stage.settle() } catch { throw .stage(error) }
    }
  }

  /// Lets virtual time pass, a tenth of a second at a time, until exactly one element matches.
  static func wait(for matcher: GREYMatcher, timeout: Double) -> StageCommand {
    StageCommand { replayer throws(ReplayFailure.Reason) in
      let stage = replayer.stage
      let interaction = EarlGrey.selectElement(with: matcher)
      var remaining = timeout
      while remaining > 0, !stage.run({ interaction.isFound }) {
        let step = min(pollInterval, remaining)
        stage.advance(by: step)
        remaining -= step
      }
      do throws(ReplayFailure.Reason) {
        try replayer.interact { () throws(GREYError) in try interaction.asserting(grey_notNil()) }
      } catch {
        guard case .interaction(let error) = error else { throw error }
        throw .waitTimedOut(error, seconds: timeout)
      }
    }
  }

  private static let pollInterval = 0.1
}
