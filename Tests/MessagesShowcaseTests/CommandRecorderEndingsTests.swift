import Expectations
import Flow
import HeadlessUIKit
import Messages
import Presentation
import ShowcaseKit
import Testing

@testable import MessagesShowcase

@Suite @MainActor struct CommandRecorderEndingsTests {
  /// The calls that `body` records on a stage.
  private func calls(_ body: (CommandRecorder) -> Void) throws -> [String] {
    let stage = try Stage(try #require(messages.useCases.last), in: messages)
    stage.run { body(CommandRecorder.current) }
    return stage.takeCalls()
  }

  @Test func `Each end is a call, without a value or by the presenter as well`() throws {
    forEachRow([
      (Flow.Result<Int>.success(3), "Page.value(3)"), (.failure(PresentError.dismissed), "Page.dismissed()"),
      (.failure(CancelError()), "Page.error(CancelError())"),
      (
        .failure(PresentError.presentationBlockedByOtherPresentation),
        "Page.error(presentationBlockedByOtherPresentation)"
      ),
    ]) { (result: Flow.Result<Int>, call: String) in
      expectEqual(try calls { $0.recordEnd("Page", result) }, [call])
      expectEqual(try calls { _ = Future(result: result).recorded("Page", by: $0) }, [call])
    }
    expectEqual(try calls { $0.recordEnd("Page", Flow.Result<Void>.success) }, ["Page.value()"])
    expectEqual(try calls { Future<Int>(.forever).recorded("Page", by: $0).cancel() }, ["Page.cancelled()"])
  }
}
