import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor struct KeyValueCodingTests {
  @Test func `The common properties are read and set by their names in Objective-C`() {
    let (label, control, scrollView) = (UILabel(), UIControl(), UIScrollView())
    label.setValue("Hello", forKey: "text")
    expectEqual(label.text, "Hello")
    expectEqual(label.value(forKey: "text") as? String, "Hello")
    control.setValue(false, forKey: "enabled")
    expectFalse(control.isEnabled)
    scrollView.setValue(CGPoint(x: 1, y: 2), forKeyPath: "contentOffset")
    expectEqual(scrollView.value(forKeyPath: "contentOffset") as? CGPoint, CGPoint(x: 1, y: 2))
    label.setValue(nil, forKey: "text")
    expectNil(label.text)
    expectNil(label.value(forKey: "text"))
  }

  @Test func `Another name, or a value of another type, raises the exception of an unknown key`() {
    expectTrue(
      reasons { _ = UIView().value(forKey: "secret") }.first?.contains(
        "not key value coding-compliant for the key secret")
        == true)
    expectEqual(reasons { UIView().setValue(1, forKey: "secret") }.count, 1)
    expectEqual(reasons { UIView().setValue("wide", forKey: "frame") }.count, 1)
    expectEqual(reasons { UIView().setValue("text", forKey: "text") }.count, 1)
  }

  @Test func `Layers keep values for any name`() {
    let layer: CALayer = CALayer()
    layer.setValue(3, forKey: "mine")
    expectEqual(layer.value(forKey: "mine") as? Int, 3)
  }

  @Test func `The application's class gives the application by its name`() {
    let application = UIApplication()
    application.run { #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === application) }
  }

  private func reasons(_ body: () -> Void) -> [String] {
    let application = UIApplication()
    var reasons: [String] = []
    application.exceptionHandler = { reasons.append($0.reason) }
    application.run(body)
    return reasons
  }
}
