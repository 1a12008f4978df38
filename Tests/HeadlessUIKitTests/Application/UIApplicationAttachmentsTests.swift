import Expectations
import HeadlessUIKit
import Testing

@Suite @MainActor
struct UIApplicationAttachmentsTests {
  private struct Counter: Equatable { var count = 0 }

  @Test func `An application keeps one value for each type, and shares it with no other`() {
    let application = UIApplication()
    expectEqual(application[attachment: Counter.self, default: Counter(count: 7)].count, 7)
    application[attachment: Counter.self, default: Counter()].count += 1
    application[attachment: String.self, default: ""] = "a"
    expectEqual(application[attachment: Counter.self, default: Counter()].count, 1)
    expectEqual(application[attachment: String.self, default: ""], "a")
    let (one, other) = (UIApplication(), UIApplication())
    one[attachment: Counter.self, default: Counter()].count = 3
    expectEqual(other[attachment: Counter.self, default: Counter()], Counter())
  }
}
