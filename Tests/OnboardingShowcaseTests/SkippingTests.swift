import Expectations
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import Onboarding

/// Skipping each step, with the original's values on a screen that is 375 points wide.
@Suite @MainActor struct SkippingTests {
  /// The values of the screen when it is idle.
  struct Row: Hashable {
    /// The position of the row of overlays.
    var leading: CGFloat
    var alphas: [CGFloat]
    /// The title of the button in the bar.
    var navigation: String?
    var listWidth: CGFloat
    var areListsVisible: Bool
    var areCardsEnabled: Bool
    var hidesCards: [Bool]
    /// The fields of board, first list and first card that have the border of a hint.
    var hints: [Bool]
    /// The buttons of the first three overlays that can be tapped.
    var enabled: [Bool]
    var calls: [String] = []
  }

  private func row(of stage: OnboardingStage) -> Row {
    let (screen, lists) = (stage.screen, stage.screen.boardView.lists)
    let item = screen.navigationItem.rightBarButtonItem?.customView as? UIButton
    let hinted = [screen.boardView.nameField, screen.listFields[0], screen.cardFields[0]]
    return Row(
      leading: screen.overlayLeading.constant, alphas: screen.compactOverlays.map(\.alpha),
      navigation: item?.currentTitle, listWidth: lists[0].frame.width,
      areListsVisible: lists.allSatisfy { $0.nameField.alpha == 1 && $0.namePlaceholder.alpha == 0 },
      areCardsEnabled: screen.cardFields.allSatisfy(\.isEnabled),
      hidesCards: lists.prefix(2).map { $0.cards.allSatisfy(\.isHidden) },
      hints: hinted.map { $0.layer.borderWidth == 1 },
      enabled: screen.compactOverlays.prefix(3).map(\.contentView.goButton.isEnabled),
      calls: stage.stage.takeCalls())
  }

  private static let rows = [
    Row(
      leading: 0, alphas: [1, 0, 0, 0], navigation: "Skip", listWidth: 280, areListsVisible: false,
      areCardsEnabled: false, hidesCards: [false, false], hints: [true, false, false],
      enabled: [true, true, true]),
    Row(
      leading: -375, alphas: [0, 1, 0, 0], navigation: "Skip", listWidth: 140, areListsVisible: true,
      areCardsEnabled: false, hidesCards: [false, false], hints: [false, true, false],
      enabled: [false, true, true]),
    Row(
      leading: -750, alphas: [0, 0, 1, 0], navigation: "Skip", listWidth: 280, areListsVisible: true,
      areCardsEnabled: true, hidesCards: [false, true], hints: [false, false, true],
      enabled: [false, false, true]),
    Row(
      leading: -1125, alphas: [0, 0, 0, 1], navigation: "Finish", listWidth: 280, areListsVisible: true,
      areCardsEnabled: true, hidesCards: [false, true], hints: [false, false, false],
      enabled: [false, false, false]),
    Row(
      leading: -1125, alphas: [0, 0, 0, 1], navigation: nil, listWidth: 280, areListsVisible: true,
      areCardsEnabled: true, hidesCards: [false, true], hints: [false, false, false],
      enabled: [false, false, false],
      calls: [#"OnboardingViewController.createBoard("Product Launch: To Do (), In Progress (), Done ()")"#]),
  ]

  @Test func `Each tap on the button in the bar skips one step`() throws {
    let configuration = StageConfiguration(name: "iPhone SE", device: .iPhoneSE)
    let stage = try OnboardingStage("Manage a project", configuration: configuration)
    for (index, expected) in Self.rows.enumerated() {
      if index > 0 { try stage.tap(stage.screen.skipButton) }
      expectEqual(row(of: stage), expected, "after \(index) taps")
    }
  }

  @Test func `Each template's board is created with its names, without its suggestions`() {
    forEachRow([
      ("Plan an event", "Music Festival Planning: To Do (), Venues (), Bands ()"),
      ("Track a goal", "Run a Marathon: To Do (), Doing (), Done ()"),
      ("Manage a project", "Product Launch: To Do (), In Progress (), Done ()"),
      ("Increase productivity", "Weekly To-Do’s: Projects (), Today (), Future ()"),
      ("Something else", "Order Manager: Orders (), Shipped (), Delivered ()"),
    ]) { (template: (name: String, board: String)) in
      for configuration in [StageConfiguration.iPhone, .iPad] {
        let stage = try OnboardingStage(template.name, configuration: configuration)
        for _ in 1...3 { try stage.tap(stage.screen.skipButton) }
        expectEqual(stage.stage.takeCalls(), [])
        try stage.tap(stage.goButton(.createBoard))
        expectEqual(stage.stage.takeCalls(), [#"OnboardingViewController.createBoard("\#(template.board)")"#])
      }
    }
  }
}
