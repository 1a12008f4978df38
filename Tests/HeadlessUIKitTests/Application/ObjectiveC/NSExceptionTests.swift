import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor struct NSExceptionTests {
  @Test func `An exception reaches the application's handler when it is raised`() {
    UIApplication().run {
      var raised: [UIException] = []
      UIApplication.shared.exceptionHandler = { raised.append($0) }
      let exception = HeadlessUIKit.NSException(
        name: .rangeException, reason: "no camera", userInfo: ["index": 3])
      expectEmpty(raised)
      exception.raise()
      HeadlessUIKit.NSException(name: .genericException, reason: nil).raise()
      expectEqual(raised, [UIException(.range, "no camera"), UIException(.generic, "")])
      #expect(exception.name == .rangeException && exception.reason == "no camera")
      expectEqual(exception.userInfo?["index"] as? Int, 3)
    }
  }

  @Test func `The functions and types of methods are not available at run time`() throws {
    let method = try #require(Method(bitPattern: 1))
    expectNil(class_getMethodImplementation(UIView.self, Selector("layoutSubviews")))
    expectNil(class_getMethodImplementation(nil, Selector("layoutSubviews")))
    expectNil(method_getTypeEncoding(method))
  }
}
