import Expectations
import Flow
import HeadlessUIKit
import Testing

@testable import Presentation

@Suite @MainActor struct PresentationEventTests {
  @Test func `Events read well, and go to the log by default, with their data`() {
    let events: [(PresentationEvent, String)] = [
      (.willEnqueue("b", from: "a"), "a will enqueue modal presentation of b"),
      (.willDequeue("b", from: "a"), "a will dequeue modal presentation of b"),
      (.willPresent("b", from: "a", styleName: "modal"), "a will 'modal' present b"),
      (.didCancel("b", from: "a"), "a did cancel presentation of b"),
      (.didDismiss("b", from: "a", result: .success(1)), "a did end presentation of b"),
      (
        .didDismiss("b", from: "a", result: .failure(PresentError.dismissed)),
        "a did end presentation of b: dismissed"
      ),
      (.didDeallocate("b", from: "a"), "b was deallocated after presentation from a"),
      (.didLeak("b", from: "a"), "WARNING b was NOT deallocated after presentation from a"),
    ]
    for (event, text) in events { expectEqual(event.description, text) }
    UIApplication().run {
      let log = Log()
      presentableLogPresentation = { log.add("\($0) | \($1 ?? "-")") }
      let events: [PresentationEvent] = [
        .willPresent("b", from: "a", styleName: "modal"), .didDismiss("b", from: "a", result: .success(1)),
        .didDismiss("b", from: "a", result: .failure(PresentError.dismissed)),
      ]
      events.forEach(presentablePresentationEventHandler)
      expectEqual(
        log.lines,
        [
          "a will 'modal' present b | -", "a did end presentation of b | 1",
          "a did end presentation of b | dismissed",
        ])
    }
  }

  @Test
  func `What is presented is logged by its own name, or that of its type, and a style as it was asked for`() {
    struct Named: PresentableIdentifierExpressible {
      let presentableIdentifier: PresentableIdentifier = "own name"
    }
    expectEqual(PresentableIdentifier(of: Named()), "own name")
    expectEqual(PresentableIdentifier(of: Failure()), "Failure")
    let controller = UIViewController()
    expectEqual(controller.presentationIdentifier, "UIViewController")
    controller.title = "Title"
    expectEqual(controller.presentationIdentifier, "Title")
    controller.debugPresentationTitle = "Name"
    controller.debugPresentationArguments = ["b": 2, "a": 1, "none": nil]
    let other = UIViewController()
    other.transferDebugPresentationInfo(from: controller)
    expectEqual(other.presentationIdentifier, "Name(a: 1, b: 2)")
    onStage(UIViewController()) { base in
      let log = Log()
      presentablePresentationEventHandler = { log.add("\($0)") }
      base.title = "base"
      let future = base.present(Page(log, name: "page"))
      expectEqual(log.lines.last, "base will 'default' present Page")
      settle()
      future.cancel()
      settle()
      expectEqual(
        log.lines.suffix(4),
        [
          "base did cancel presentation of Page", "page disposed",
          "base did end presentation of Page: dismissed",
          "Page was deallocated after presentation from base",
        ])
    }
  }
}
