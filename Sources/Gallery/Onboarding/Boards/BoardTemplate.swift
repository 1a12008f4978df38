import Foundation
import HeadlessUIKit

/// A kind of project that a board can be prepared for, in the order in which the user chooses among
/// them.
///
/// The raw value is the part of the text keys that distinguishes the templates.
package enum BoardTemplate: String, CaseIterable, Hashable, Sendable {
  /// A board for an event.
  case planEvent = "plan_event"
  /// A board for a goal.
  case trackGoal = "track_goal"
  /// A board for a project of several people.
  case manageProject = "manage_project"
  /// A board for the user's own work.
  case increaseProductivity = "increase_productivity"
  /// A board for anything that the other templates do not cover.
  case somethingElse = "something_else"
}

extension BoardTemplate {
  /// The template's name on the first screen.
  @MainActor
  package var name: String { text("name") }

  /// The color of the template's board.
  package var backgroundColor: UIColor {
    switch self {
    case .planEvent: .boardPurple
    case .trackGoal: .boardBlue
    case .manageProject: .boardGreen
    case .increaseProductivity: .boardOrange
    case .somethingElse: .boardGray
    }
  }

  /// The template's board in the language of the running application.
  ///
  /// Three cards in the first list suggest titles, two in the second suggest none, and the third
  /// list is empty.
  @MainActor
  package var board: Board {
    let suggestions = (1...3).map { Card(placeholderName: text("card_\($0)_name")) }
    return Board(
      backgroundColor: backgroundColor, defaultName: text("board_name"),
      lists: [
        List(defaultName: text("list_1_name"), cards: suggestions),
        List(defaultName: text("list_2_name"), cards: [Card(), Card()]),
        List(defaultName: text("list_3_name")),
      ],
      overlays: OverlayStep.allCases.map(overlay))
  }

  /// Returns the template's explanation of a step.
  ///
  /// Each template has its own keys. The original app makes a mistake here that is not repeated:
  /// its `somethingElse` shows the subtitles of `increaseProductivity`, although it has subtitles
  /// too.
  @MainActor
  private func overlay(at step: OverlayStep) -> Overlay {
    Overlay(
      title: text("\(step.keyPart)_overlay_title"), subtitle: text("\(step.keyPart)_overlay_subtitle"),
      goButtonTitle: String(onboarding: step.goButtonKey))
  }

  @MainActor
  private func text(_ part: String) -> String { String(onboarding: "project_\(rawValue)_\(part)") }
}

extension OverlayStep {
  /// The part of the text keys that distinguishes the steps.
  fileprivate var keyPart: String {
    switch self {
    case .describeBoard: "board"
    case .describeList: "list"
    case .describeCard: "card"
    case .createBoard: "create"
    }
  }

  /// The key of the button's title, which is the same for each template.
  fileprivate var goButtonKey: String {
    switch self {
    case .describeBoard: "overlay_name_your_board"
    case .describeList: "overlay_name_your_lists"
    case .describeCard: "overlay_add_cards"
    case .createBoard: "overlay_go_to_board"
    }
  }
}

/// The colors of boards, the same in light and dark appearance.
extension UIColor {
  static let boardPurple = UIColor(board: 0x89609E)
  static let boardBlue = UIColor(board: 0x0079BF)
  static let boardGreen = UIColor(board: 0x519839)
  static let boardOrange = UIColor(board: 0xD29034)
  static let boardGray = UIColor(board: 0x838C91)

  /// Creates an opaque color from two hexadecimal digits each for red, green and blue.
  private convenience init(board digits: Int) {
    func part(_ shift: Int) -> CGFloat { CGFloat(digits >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
