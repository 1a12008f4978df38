import Expectations
import HeadlessUIKit
import Testing

@Suite @MainActor struct UIDragInteractionTests {
  private final class Delegate: UIDragInteractionDelegate, UIDropInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [] }
  }

  @Test func `Interactions are kept with their view`() {
    let (view, delegate) = (UIView(), Delegate())
    let (drag, drop) = (UIDragInteraction(delegate: delegate), UIDropInteraction(delegate: delegate))
    view.addInteraction(drag)
    view.addInteraction(drop)
    #expect(drag.view === view && drop.view === view && view.interactions.count == 2)
    view.removeInteraction(drag)
    expectNil(drag.view)
  }

  @Test func `A provider gives its object to those who ask for its type`() {
    let provider = NSItemProvider(object: "text")
    expectTrue(provider.canLoadObject(ofClass: String.self))
    expectFalse(provider.canLoadObject(ofClass: UIImage.self))
    var loaded: String?
    provider.loadObject(ofClass: String.self) { text, _ in loaded = text }
    expectEqual(loaded, "text")
  }
}
