import Flow
import Foundation
import HeadlessUIKit

extension OnboardingViewModel {
  /// How far the user has come: a chain of waits, each of which listens only when the one before it is done.
  ///
  /// Each wait knows the step that it leads to; nobody counts. So one who begins to listen late is told the right step at
  /// once, and hears the right ones, as long as somebody has listened from the beginning.
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

  /// Tells the two steps of naming something.
  ///
  /// A tap on Skip leads to both: whoever skips the beginning has skipped the end as well.
  private func phase(
    _ first: FlowStep, beginsWith begin: Signal<Void>, _ second: FlowStep, endsWith end: Signal<Void>,
    skip: Signal<Void>
  ) -> FiniteSignal<FlowStep> {
    let isSkipped = merge(begin.map { false }, skip.map { true }).take(first: 1)
    return isSkipped.flatMapLatest { isSkipped in
      if isSkipped { return [first, second].signal() }
      return [first].signal().concat(merge(end, skip).take(first: 1).map { second })
    }
  }
}

extension OnboardingViewModel {
  /// Tells that the last of some text fields was left, with which a phase is done, whatever was done in the others.
  func end(ofLast fields: [TextFieldSignals]) -> Signal<Void> {
    fields.last?.editingDidEnd ?? Signal()
  }
}

/// How far the user has come; it never goes back.
///
/// The raw values are the order of the steps.
package enum FlowStep: Int, CaseIterable, Hashable, Sendable {
  case begin = 0
  case nameBoard
  case finishBoardNaming
  case nameLists
  case finishListNaming
  case nameCards
  case finishCardNaming
  case createBoard
}

extension FlowStep: Comparable {
  package static func < (left: FlowStep, right: FlowStep) -> Bool { left.rawValue < right.rawValue }
}

extension OnboardingViewModel {
  /// Which overlay tells the user what to do: a chain of waits, as for the flow, but with one wait a phase.
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

/// Which overlay tells the user what to do; it never goes back.
///
/// The raw values are the places of the overlays, which lie side by side.
package enum OverlayStep: Int, CaseIterable, Hashable, Sendable {
  case describeBoard = 0
  case describeList
  case describeCard
  case createBoard
}

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
