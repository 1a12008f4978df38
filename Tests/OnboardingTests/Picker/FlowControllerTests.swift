import Expectations
import HeadlessUIKit
import Testing

@testable import Onboarding

@Suite @MainActor struct FlowControllerTests {
  /// Runs `body` with a flow that an app's screen has presented.
  private func withFlow(_ body: (FlowController, UIViewController) throws -> Void) throws {
    try onScreen(UIViewController()) { app in
      let flow = FlowController()
      flow.navigationController.modalPresentationStyle = .fullScreen
      app.present(flow.navigationController, animated: true)
      settle()
      try body(flow, app)
    }
  }

  @Test func `The flow begins with the templates, and shows the board of one`() throws {
    try withFlow { flow, _ in
      let navigation = flow.navigationController
      #expect(navigation.topViewController is BoardTemplatePickerViewController)
      flow.showBoard(.trackGoal)
      settle()
      let screen = try #require(navigation.topViewController as? OnboardingViewController)
      expectEqual(screen.boardView.nameField.text, "Run a Marathon")
      expectEqual(navigation.navigationBar.backItem?.backButtonTitle, "Start Over")
      expectEqual(navigation.interactivePopGestureRecognizer?.isEnabled, false)
    }
  }

  @Test func `Skipping, or a finished board, returns to the app, if there is one`() throws {
    try withFlow { flow, app in
      expectNotNil(app.presentedViewController)
      flow.skipToTrello()
      settle()
      expectNil(app.presentedViewController)
    }
    try withFlow { flow, app in
      flow.showBoard(.planEvent)
      settle()
      let screen = try #require(flow.navigationController.topViewController as? OnboardingViewController)
      for _ in 1...3 { screen.skipButton.tap() }
      expectNotNil(app.presentedViewController)
      screen.skipButton.tap()
      expectNil(app.presentedViewController)
    }
    try inApplication {
      let flow = FlowController()
      flow.skipToTrello()
      settle()
      #expect(flow.navigationController.topViewController is BoardTemplatePickerViewController)
    }
  }

  @Test func `A phone is in portrait`() {
    forEachRow([(VirtualDevice.iPhone, UIInterfaceOrientationMask.portrait), (.iPad, .all)]) {
      device, orientations in
      try onScreen(UIViewController(), device: device) { app in
        let flow = FlowController()
        app.present(flow.navigationController, animated: false)
        settle()
        expectEqual(flow.navigationController.supportedInterfaceOrientations, orientations)
      }
    }
  }
}
