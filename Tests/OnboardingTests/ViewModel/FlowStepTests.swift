import Expectations
import Flow
import Foundation
import Onboarding
import Testing

@Suite @MainActor struct FlowStepTests {
  /// An action of the user.
  enum Deed: Hashable, Sendable {
    case beginBoard, endBoard, skipBoard
    case beginList(Int), endList(Int), skipLists
    case beginCard(Int), endCard(Int), skipCards
    case create, skip
  }

  /// Actions, and the steps that follow them.
  struct Row: Sendable {
    var deeds: [Deed]
    var flow: [FlowStep]
    var overlay: OverlayStep
  }

  nonisolated static let rows: [Row] = [
    Row(deeds: [], flow: [.begin], overlay: .describeBoard),
    // Each phase has a beginning and an end.
    Row(deeds: [.beginBoard], flow: [.begin, .nameBoard], overlay: .describeBoard),
    Row(
      deeds: [.beginBoard, .endBoard], flow: [.begin, .nameBoard, .finishBoardNaming], overlay: .describeList),
    Row(
      deeds: [.skipBoard, .beginList(1)], flow: [.begin, .nameBoard, .finishBoardNaming, .nameLists],
      overlay: .describeList),
    Row(
      deeds: [.skipBoard, .skipLists, .beginCard(4)],
      flow: [.begin, .nameBoard, .finishBoardNaming, .nameLists, .finishListNaming, .nameCards],
      overlay: .describeCard),
    Row(
      deeds: [.skipBoard, .skipLists, .beginCard(0), .endCard(4), .create], flow: FlowStep.allCases,
      overlay: .createBoard),
    // One Skip is two steps of a phase that has not begun, and one of one that has.
    Row(deeds: [.skipBoard], flow: [.begin, .nameBoard, .finishBoardNaming], overlay: .describeList),
    Row(
      deeds: [.beginBoard, .skipBoard], flow: [.begin, .nameBoard, .finishBoardNaming], overlay: .describeList
    ),
    Row(
      deeds: [.skipBoard, .beginList(0), .skipLists],
      flow: [.begin, .nameBoard, .finishBoardNaming, .nameLists, .finishListNaming], overlay: .describeCard),
    Row(
      deeds: [.skipBoard, .skipLists, .beginCard(0), .skipCards],
      flow: FlowStep.allCases.dropLast(), overlay: .createBoard),
    // An event of a later phase is ignored in an earlier one.
    Row(deeds: [.skipLists], flow: [.begin], overlay: .describeBoard),
    Row(
      deeds: [.beginBoard, .skipLists, .skipCards, .create], flow: [.begin, .nameBoard],
      overlay: .describeBoard),
    Row(deeds: [.beginList(0), .endList(2)], flow: [.begin], overlay: .describeBoard),
    Row(
      deeds: [.skipBoard, .create, .skipCards], flow: [.begin, .nameBoard, .finishBoardNaming],
      overlay: .describeList),
    // The last field ends a phase, and only that one.
    Row(
      deeds: [.skipBoard, .beginList(2), .endList(2)],
      flow: [.begin, .nameBoard, .finishBoardNaming, .nameLists, .finishListNaming], overlay: .describeCard),
    Row(
      deeds: [.skipBoard, .beginList(0), .endList(0), .beginList(1), .endList(1)],
      flow: [.begin, .nameBoard, .finishBoardNaming, .nameLists], overlay: .describeList),
    Row(
      deeds: [.skipBoard, .skipLists, .beginCard(3), .endCard(3)],
      flow: [.begin, .nameBoard, .finishBoardNaming, .nameLists, .finishListNaming, .nameCards],
      overlay: .describeCard),
    // A completed phase stays completed.
    Row(
      deeds: [.skipBoard, .beginBoard, .endBoard, .skipBoard],
      flow: [.begin, .nameBoard, .finishBoardNaming], overlay: .describeList),
    Row(
      deeds: [.skipBoard, .skipLists, .beginList(2), .endList(2), .skipLists],
      flow: [.begin, .nameBoard, .finishBoardNaming, .nameLists, .finishListNaming], overlay: .describeCard),
    // One tap on Skip in the navigation bar is one phase, though it is in four inputs.
    Row(deeds: [.skip], flow: [.begin, .nameBoard, .finishBoardNaming], overlay: .describeList),
    Row(
      deeds: [.skip, .skip], flow: [.begin, .nameBoard, .finishBoardNaming, .nameLists, .finishListNaming],
      overlay: .describeCard),
    Row(deeds: [.skip, .skip, .skip], flow: FlowStep.allCases.dropLast(), overlay: .createBoard),
    Row(deeds: [.skip, .skip, .skip, .skip, .skip], flow: FlowStep.allCases, overlay: .createBoard),
    Row(
      deeds: [.beginBoard, .skip], flow: [.begin, .nameBoard, .finishBoardNaming], overlay: .describeList),
  ]

  @Test func `The user's actions lead from step to step`() {
    forEachRow(Self.rows) { row in
      try withFixture { fixture in
        fixture.viewSize.value.width = 1
        let flow = Values(of: fixture.output.accessibilityScreenChanged)
        let leading = Values(of: fixture.output.overlayLeadingConstraintConstant)
        row.deeds.forEach { fixture.does($0) }
        expectEqual(flow.all, row.flow)
        expectEqual(leading.last, CGFloat(-row.overlay.rawValue))
      }
    }
  }

  @Test func `A late listener receives the present step, and after a time without listeners the first one`()
    throws
  {
    try withFixture { fixture in
      let early = Values(of: fixture.output.accessibilityScreenChanged)
      fixture.navigationSkip.callAll()
      let late = Values(of: fixture.output.accessibilityScreenChanged)
      fixture.navigationSkip.callAll()
      expectEqual(early.all, [.begin, .nameBoard, .finishBoardNaming, .nameLists, .finishListNaming])
      expectEqual(late.all, [.finishBoardNaming, .nameLists, .finishListNaming])
    }
    try withFixture { fixture in
      let former = Values(of: fixture.output.accessibilityScreenChanged)
      fixture.navigationSkip.callAll()
      former.end()
      let new = Values(of: fixture.output.accessibilityScreenChanged)
      expectEqual(new.all, [.begin])
    }
  }
}

extension Fixture {
  fileprivate func does(_ deed: FlowStepTests.Deed) {
    switch deed {
    case .beginBoard: boardName.begin()
    case .endBoard: boardName.end()
    case .skipBoard: boardSkip.callAll()
    case .beginList(let index): lists[index].begin()
    case .endList(let index): lists[index].end()
    case .skipLists: listSkip.callAll()
    case .beginCard(let index): cards[index].begin()
    case .endCard(let index): cards[index].end()
    case .skipCards: cardSkip.callAll()
    case .create: createGo.callAll()
    case .skip: navigationSkip.callAll()
    }
  }
}
