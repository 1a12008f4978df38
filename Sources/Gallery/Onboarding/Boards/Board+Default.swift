import HeadlessUIKit

extension Board {
  /// The board that one gets without a template: three lists, one untitled card, and no guidance.
  @MainActor
  public static var `default`: Board {
    let card = Card(placeholderName: String(onboarding: "default_board_card_untitled"))
    return Board(
      backgroundColor: .boardBlue, defaultName: String(onboarding: "default_board_name"),
      lists: [
        List(defaultName: String(onboarding: "default_board_list_things_to_do"), cards: [card]),
        List(defaultName: String(onboarding: "default_board_list_doing")),
        List(defaultName: String(onboarding: "default_board_list_done")),
      ])
  }
}
