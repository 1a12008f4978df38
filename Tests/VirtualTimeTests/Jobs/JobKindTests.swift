import Expectations
import Testing

@testable import VirtualTime

@Suite struct JobKindTests {
  @Test func `A kind of job is named by what an application wrote`() {
    forEachRow(
      [
        (.task, "a task"), (.sleep, "a task's sleep"),
        (.queued("com.apple.main-thread"), "work on the main queue"),
        (.delayed("com.apple.root.default-qos"), "delayed work on a global queue"),
        (.queued(""), "work on a queue without label"),
        (.queued("org.example"), "work on the queue 'org.example'"),
        (.timer(repeats: true), "a repeating Timer"), (.timer(repeats: false), "a Timer"),
        (.sourceTimer(repeats: true), "a repeating DispatchSource timer"),
        (.runLoopBlock, "a block of a run loop"),
        (
          .request("GET https://example.org", address: "https://example.org"),
          "the answer to GET https://example.org"
        ),
      ] as [(JobKind, String)]
    ) { kind, words in
      expectEqual(kind.words, words)
    }
  }
}
