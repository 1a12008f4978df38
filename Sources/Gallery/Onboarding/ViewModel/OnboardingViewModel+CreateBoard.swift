import Flow
import Foundation
import HeadlessUIKit

extension OnboardingViewModel {
  /// Tells the board with the texts that its fields show when the user is done.
  func createBoard(
    flow: Signal<FlowStep>, boardName: Signal<String>, listNames: [Signal<String>],
    cardTitles: [Signal<String>]
  ) -> FiniteSignal<Board> {
    let texts = combineLatest(boardName, combineLatest(combineLatest(listNames), combineLatest(cardTitles)))
    return flow.filter { $0 == .createBoard }.withLatestFrom(texts).take(first: 1)
      .map { _, texts in board(named: texts.0, listNames: texts.1.0, cardTitles: texts.1.1) }
  }

  /// The board with the user's names; a card without a title has none, and is not created.
  private func board(named name: String, listNames: [String], cardTitles: [String]) -> Board {
    var board = board
    board.customBoardName = name.trimmed
    for (index, name) in listNames.enumerated() where board.lists.indices.contains(index) {
      board.lists[index].customListName = name.trimmed
    }
    for (index, title) in cardTitles.enumerated() {
      guard let place = board.cardIndexPath(index) else { continue }
      board.lists[place.section].cards[place.row].customCardName = title.trimmed.isEmpty ? nil : title.trimmed
    }
    return board
  }
}
