import Expectations
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import Onboarding

/// The elements of assistive technology at each step of a guided run.
@Suite @MainActor struct VoiceOverTests {
  /// The elements after each action of the user, in words.
  private static let guided: [(doing: (OnboardingStage) throws -> Void, elements: [String])] = [
    ({ _ in }, ["Name Your Board"]),
    ({ try $0.tap($0.goButton(.describeBoard)) }, ["Board name", "Done"]),
    ({ try $0.pressReturn() }, ["Name Your Lists"]),
    ({ try $0.tap($0.goButton(.describeList)) }, ["List name", "List name", "List name", "Next List"]),
    ({ try $0.pressReturn() }, ["List name", "List name", "List name", "Next List"]),
    ({ try $0.pressReturn() }, ["List name", "List name", "List name", "Done"]),
    ({ try $0.pressReturn() }, ["Add a Few Cards"]),
    ({ try $0.tap($0.goButton(.describeCard)) }, ["Card title", "Card title", "Card title", "Next Card"]),
    ({ try $0.pressReturn() }, ["Card title", "Card title", "Card title", "Next Card"]),
    ({ try $0.pressReturn() }, ["Card title", "Card title", "Card title", "Done"]),
    ({ try $0.pressReturn() }, ["Go to My Board"]),
    ({ try $0.tap($0.goButton(.createBoard)) }, ["Go to My Board"]),
  ]

  /// The elements; for an overlay, which also has a title and a subtitle, only its button.
  private func met(_ stage: OnboardingStage) throws -> [String] {
    let members = try #require(stage.screen.view.accessibilityElements as? [UIView])
    return members.compactMap { member in
      guard let overlay = member as? OverlayView else { return member.accessibilityLabel }
      return overlay.contentView.goButton.accessibilityLabel
    }
  }

  @Test
  func `Each step has only its own elements; an overlay is that of the screen's width, read to its button`() {
    forEachRow([StageConfiguration.iPhone, .iPad]) { configuration in
      let stage = try OnboardingStage("Manage a project", configuration: configuration)
      for (index, step) in Self.guided.enumerated() {
        try step.doing(stage)
        expectEqual(try met(stage), step.elements, "step \(index)")
      }
    }
    forEachRow([StageConfiguration.iPhone, .iPad]) { configuration in
      let stage = try OnboardingStage("Manage a project", configuration: configuration)
      let elements = stage.stage.run { UIAccessibility.elements(in: stage.screen.view) }
      let content = stage.screen.viewModel.board.overlays[0]
      expectEqual(
        elements.map(\.accessibilityLabel), [content.title, content.subtitle, content.goButtonTitle])
      let overlays = configuration == .iPad ? stage.screen.regularOverlays : stage.screen.compactOverlays
      expectTrue((stage.screen.view.accessibilityElements?.first as? UIView) === overlays[0])
    }
  }

  @Test func `Each step posts a change of the screen with its view, and another width posts no other step`()
    throws
  {
    let stage = try OnboardingStage("Manage a project")
    let before = stage.stage.run { UIApplication.shared.accessibilityNotifications.count }
    try stage.tap(stage.screen.skipButton)
    let posted = stage.stage.run { UIApplication.shared.accessibilityNotifications.dropFirst(before) }
    expectEqual(posted.map(\.notification), [.screenChanged, .screenChanged])
    #expect(stage.stage.run { UIAccessibility.focusedElement() as? UIView } === stage.screen.view)
    do {
      let stage = try OnboardingStage("Manage a project", configuration: .iPad)
      let before = stage.stage.run { UIApplication.shared.accessibilityNotifications.count }
      stage.stage.run { stage.screen.traitOverrides.horizontalSizeClass = .compact }
      try stage.stage.settle()
      #expect((stage.screen.view.accessibilityElements?.first as? UIView) === stage.screen.compactOverlays[0])
      expectEqual(stage.stage.run { UIApplication.shared.accessibilityNotifications.count }, before)
    }
  }
}
