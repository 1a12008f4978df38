import Flow
import Foundation
import HeadlessUIKit

extension OnboardingViewModel {
  /// Returns the current step: a chain of waits, each of which begins to listen when the one before
  /// it is done.
  ///
  /// Each wait has the step that it leads to; no step is counted. Therefore a late listener
  /// receives the current step at once, and the right ones after it, if another has listened from
  /// the beginning.
  func flowStep(_ input: Input) -> Signal<FlowStep> {
    let lists = input.listNameFields
    let cards = input.cardTitleFields
    let boardPhase = phase(
      .nameBoard, beginsWith: input.boardNameEditingDidBegin, .finishBoardNaming,
      endsWith: input.boardNameEditingDidEnd, skip: input.boardNameOverlaySkipButtonsTap)
    let listPhase = phase(
      .nameLists, beginsWith: merge(lists.map(\.editingDidBegin)), .finishListNaming,
      endsWith: end(ofLast: lists), skip: input.listNameOverlaySkipButtonsTap)
    let cardPhase = phase(
      .nameCards, beginsWith: merge(cards.map(\.editingDidBegin)), .finishCardNaming,
      endsWith: end(ofLast: cards), skip: input.cardTitleOverlaySkipButtonsTap)
    let creation = input.createBoardOverlayGoButtonsTap.take(first: 1).map { FlowStep.createBoard }
    return [FlowStep.begin].signal().concat(boardPhase).concat(listPhase).concat(cardPhase).concat(creation)
      .plain().shared(replaying: .whileConnected)
  }

  /// Returns the two steps of naming something.
  ///
  /// A tap on Skip leads to both, as skipping the beginning skips the end as well.
  private func phase(
    _ first: FlowStep, beginsWith begin: Signal<Void>, _ second: FlowStep, endsWith end: Signal<Void>,
    skip: Signal<Void>
  ) -> FiniteSignal<FlowStep> {
    // Plain, as the phase lasts longer than the choice.
    let isSkipped = merge(begin.map { false }, skip.map { true }).take(first: 1).plain()
    return isSkipped.flatMapLatest { isSkipped in
      if isSkipped { return [first, second].signal() }
      return [first].signal().concat(merge(end, skip).take(first: 1).map { second })
    }
  }
}

extension OnboardingViewModel {
  /// Returns a signal for leaving the last of some text fields, which ends a phase, even if the
  /// others are empty.
  func end(ofLast fields: [TextFieldSignals]) -> Signal<Void> {
    fields.last?.editingDidEnd ?? Signal()
  }
}

/// A step of the guided board; the flow never goes back to an earlier one.
///
/// The raw values are the order of the steps.
package enum FlowStep: Int, CaseIterable, Hashable, Sendable {
  /// The first overlay explains boards.
  case begin = 0
  /// The user edits the board's name.
  case nameBoard
  /// The board has a name, and the second overlay explains lists.
  case finishBoardNaming
  /// The user edits the lists' names.
  case nameLists
  /// The lists have names, and the third overlay explains cards.
  case finishListNaming
  /// The user edits the cards' titles.
  case nameCards
  /// The cards have titles, and the last overlay offers to create the board.
  case finishCardNaming
  /// The board is created.
  case createBoard
}

extension FlowStep: Comparable {
  package static func < (left: FlowStep, right: FlowStep) -> Bool { left.rawValue < right.rawValue }
}

extension OnboardingViewModel {
  /// Returns the overlay that shows: a chain of waits, as for the flow, but with one wait for each
  /// phase.
  func overlayStep(_ input: Input) -> Signal<OverlayStep> {
    func wait(
      for end: Signal<Void>, or skip: Signal<Void>, then next: OverlayStep
    ) -> FiniteSignal<OverlayStep> {
      merge(end, skip).take(first: 1).map { next }
    }
    return [OverlayStep.describeBoard].signal()
      .concat(
        wait(
          for: input.boardNameEditingDidEnd, or: input.boardNameOverlaySkipButtonsTap, then: .describeList)
      )
      .concat(
        wait(
          for: end(ofLast: input.listNameFields), or: input.listNameOverlaySkipButtonsTap,
          then: .describeCard)
      )
      .concat(
        wait(
          for: end(ofLast: input.cardTitleFields), or: input.cardTitleOverlaySkipButtonsTap,
          then: .createBoard)
      )
      .plain().shared(replaying: .whileConnected)
  }
}

/// The overlay that shows; the flow never goes back to an earlier one.
///
/// The raw values are the positions of the overlays in their row.
package enum OverlayStep: Int, CaseIterable, Hashable, Sendable {
  /// Explains boards, before and while the board is named.
  case describeBoard = 0
  /// Explains lists, until the lists are named.
  case describeList
  /// Explains cards, until the cards are named.
  case describeCard
  /// Offers to create the board.
  case createBoard
}

extension OnboardingViewModel {
  /// Returns a signal that sends the board once, with the texts of its fields, when the user is
  /// done.
  func createBoard(
    flow: Signal<FlowStep>, boardName: Signal<String>, listNames: [Signal<String>],
    cardTitles: [Signal<String>]
  ) -> FiniteSignal<Board> {
    let texts = combineLatest(boardName, combineLatest(combineLatest(listNames), combineLatest(cardTitles)))
    return flow.filter { $0 == .createBoard }.withLatestFrom(texts).take(first: 1)
      .map { _, texts in board(named: texts.0, listNames: texts.1.0, cardTitles: texts.1.1) }
  }

  /// Returns the board with the user's names; a card without a title has no name, and is not
  /// created.
  private func board(named name: String, listNames: [String], cardTitles: [String]) -> Board {
    var board = board
    board.customBoardName = name.trimmed
    for (index, name) in listNames.enumerated() where board.lists.indices.contains(index) {
      board.lists[index].customListName = name.trimmed
    }
    for (index, title) in cardTitles.enumerated() {
      guard let path = board.cardIndexPath(index) else { continue }
      board.lists[path.section].cards[path.row].customCardName = title.trimmed.isEmpty ? nil : title.trimmed
    }
    return board
  }
}
