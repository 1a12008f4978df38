import Expectations
import HeadlessUIKit
import Testing

@Suite @MainActor
struct UIFeedbackGeneratorTests {
  @Test func `Feedback is recorded in order, by the application that runs, and preparing is none`() {
    let (application, other) = (UIApplication(), UIApplication())
    application.run {
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
      UISelectionFeedbackGenerator().selectionChanged()
      UINotificationFeedbackGenerator().notificationOccurred(.success)
      UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5)
    }
    expectEqual(
      application.feedback, ["impact light", "selection", "notification success", "impact medium 0.5"])
    expectEmpty(other.feedback)
    let prepared = UIApplication()
    prepared.run { UISelectionFeedbackGenerator().prepare() }
    expectEmpty(prepared.feedback)
  }
}
