import Expectations
import HeadlessUIKit
import Testing

@Suite @MainActor struct UILargeContentViewerInteractionTests {
  private final class Delegate: UILargeContentViewerInteractionDelegate {}

  @Test func `An interaction has its view and its delegate, and the viewer is not used`() {
    UIApplication(contentSizeCategory: .accessibilityExtraLarge).run {
      let (view, delegate) = (UIView(), Delegate())
      let interaction = UILargeContentViewerInteraction(delegate: delegate)
      expectNil(interaction.view)
      view.addInteraction(interaction)
      #expect(interaction.view === view && interaction.delegate === delegate)
      view.removeInteraction(interaction)
      expectNil(interaction.view)
      expectFalse(UILargeContentViewerInteraction.isEnabled)
    }
    expectNil(UILargeContentViewerInteraction().delegate)
  }

  @Test func `The delegate is not retained`() {
    let interaction = UILargeContentViewerInteraction(delegate: Delegate())
    expectNil(interaction.delegate)
  }
}
