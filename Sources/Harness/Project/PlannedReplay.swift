import ShowcaseKit

/// A use case with one of its scripts.
///
/// All scenarios of the two share one, so that thousands of them need little memory.
final class PlannedReplay: Sendable {
  let useCase: UseCase
  let showcase: Showcase
  /// The script's file; `nil` for the implicit script `launch`.
  let script: ScriptFile?

  init(_ useCase: UseCase, in showcase: Showcase, script: ScriptFile?) {
    self.useCase = useCase
    self.showcase = showcase
    self.script = script
  }
}
