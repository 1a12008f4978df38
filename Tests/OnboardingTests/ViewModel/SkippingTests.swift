import Expectations
import Flow
import HeadlessUIKit
import Onboarding
import Testing

/// A user who skips everything, and the visible results.
@Suite @MainActor struct SkippingTests {
  /// The visible state when everything is idle.
  struct Row: Hashable {
    var flow: FlowStep?
    var leading: Double?
    var alphas: [Double?]
    /// The title of the navigation bar's button; `nil` without a button.
    var navigation: String?
    var zoomOut: Bool?
    var listsVisible: Bool?
    var cardsEnabled: Bool?
    var hideCards: [Bool?]
    var hints: [Bool?]
    var buttons: [Bool]
  }

  /// Listens to all outputs of a row.
  @MainActor
  private struct Screen {
    let flow: Values<FlowStep>
    let leading: Values<Double>
    let alphas: [Values<Double>]
    let skipText: Values<String>
    let skipHidden: Values<Bool>
    let zoomOut: Values<Bool>
    let listsVisible: Values<Bool>
    let cardsEnabled: Values<Bool>
    let hideCards: [Values<Bool>]
    let hints: [Values<Bool>]
    let buttons: [Values<Bool>]

    init(_ output: OnboardingViewModel.Output) {
      flow = Values(of: output.accessibilityScreenChanged)
      leading = Values(of: output.overlayLeadingConstraintConstant.map { Double($0) })
      alphas = output.overlayFadeAnimations.map { Values(of: $0.map { Double($0) }) }
      skipText = Values(of: output.rightNavForOverlaySkipButtonText)
      skipHidden = Values(of: output.rightNavForOverlaySkipButtonHidden)
      zoomOut = Values(of: output.boardViewZoomOut)
      listsVisible = Values(of: output.listNameTextFieldsVisible)
      cardsEnabled = Values(of: output.cardTitleTextFieldsEnabled)
      hideCards = output.listShouldHideCards.map { Values(of: $0) }
      hints = [
        output.boardNameTextFieldShowHintBorder, output.firstListNameTextFieldShowHintBorder,
        output.firstCardTitleTextFieldShowHintBorder,
      ].map { Values(of: $0) }
      buttons = [
        output.boardNamingOverlayButtonEnabled, output.listNamingOverlayButtonEnabled,
        output.cardNamingOverlayButtonEnabled,
      ].map { Values(of: $0) }
    }

    var row: Row {
      Row(
        flow: flow.last, leading: leading.last, alphas: alphas.map(\.last),
        navigation: skipHidden.last == false ? skipText.last : nil, zoomOut: zoomOut.last,
        listsVisible: listsVisible.last, cardsEnabled: cardsEnabled.last, hideCards: hideCards.map(\.last),
        hints: hints.map(\.last), buttons: buttons.map { $0.last ?? true })
    }
  }

  private let rows: [Row] = [
    Row(
      flow: .begin, leading: 0, alphas: [1, 0, 0, 0], navigation: "Skip", zoomOut: nil, listsVisible: false,
      cardsEnabled: false, hideCards: [false, false, false], hints: [true, false, false],
      buttons: [true, true, true]),
    Row(
      flow: .finishBoardNaming, leading: -375, alphas: [0, 1, 0, 0], navigation: "Skip", zoomOut: true,
      listsVisible: true, cardsEnabled: false, hideCards: [false, false, false], hints: [false, true, false],
      buttons: [false, true, true]),
    Row(
      flow: .finishListNaming, leading: -750, alphas: [0, 0, 1, 0], navigation: "Skip", zoomOut: false,
      listsVisible: true, cardsEnabled: true, hideCards: [false, true, true], hints: [false, false, true],
      buttons: [false, false, true]),
    Row(
      flow: .finishCardNaming, leading: -1125, alphas: [0, 0, 0, 1], navigation: "Finish", zoomOut: false,
      listsVisible: true, cardsEnabled: true, hideCards: [false, true, true], hints: [false, false, false],
      buttons: [false, false, false]),
    Row(
      flow: .createBoard, leading: -1125, alphas: [0, 0, 0, 1], navigation: nil, zoomOut: false,
      listsVisible: true, cardsEnabled: true, hideCards: [false, true, true], hints: [false, false, false],
      buttons: [false, false, false]),
  ]

  @Test func `Each tap on Skip shows the next phase`() throws {
    try withFixture { fixture in
      let screen = Screen(fixture.output)
      settle()
      var seen = [screen.row]
      for _ in 1...4 {
        fixture.navigationSkip.callAll()
        settle()
        seen.append(screen.row)
      }
      for (row, expected) in zip(seen, rows) { expectEqual(row, expected) }
    }
  }
}
