import Expectations
import Testing

@testable import HeadlessUIKit

@MainActor @Suite(.serialized) struct SkippedCodeTests {
  private static let made: Int = skippedValue("Store.shared: no 'Server'")

  @Test func `Each place is listed once, in the order of their texts`() {
    let application = UIApplication()
    skippedStatement("b: no 'x'")
    let _: Int = skippedValue("a: no 'y'")
    skippedStatement("b: no 'x'")
    expectEqual(application.skippedCode, ["a: no 'y'", "b: no 'x'"])
  }

  @Test func `Another application begins without places`() {
    skippedStatement("c: no 'x'")
    expectEqual(UIApplication().skippedCode, [])
  }

  @Test func `A value that is made once in a process is not listed`() {
    let application = UIApplication()
    expectEqual(Self.made, 0)
    expectEqual(application.skippedCode, [])
  }
}
