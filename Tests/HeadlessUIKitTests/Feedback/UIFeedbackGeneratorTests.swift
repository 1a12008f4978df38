import HeadlessUIKit
import Testing

@Suite @MainActor
struct UIFeedbackGeneratorTests {
  @Test func `Feedback is recorded in order, by the application that runs`() {
    let (application, other) = (UIApplication(), UIApplication())
    application.run {
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
      UISelectionFeedbackGenerator().selectionChanged()
      UINotificationFeedbackGenerator().notificationOccurred(.success)
      UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5)
    }
    #expect(
      application.feedback == ["impact light", "selection", "notification success", "impact medium 0.5"])
    #expect(other.feedback.isEmpty)
  }

  @Test func `Preparing is no feedback`() {
    let application = UIApplication()
    application.run { UISelectionFeedbackGenerator().prepare() }
    #expect(application.feedback.isEmpty)
  }
}
