import Flow
import HeadlessUIKit

/// Decides what the guided board shows, from what the user does.
///
/// The model has no state: ``transform(_:)`` makes signals out of signals, and what is remembered lives in them while
/// somebody listens.
@MainActor
public struct OnboardingViewModel {
  /// The longest name or title, in characters.
  public static let characterLimit: Int = 35

  /// The board as the template has it, in the language of the running application.
  public let board: Board

  public init(boardTemplate: BoardTemplate) {
    board = boardTemplate.board
  }
}
