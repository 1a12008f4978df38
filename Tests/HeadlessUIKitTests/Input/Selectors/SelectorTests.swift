import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct SelectorTests {
  private let receiver = Receiver()

  @Test
  func `A selector has Objective-C's name, and those of one name are equal, whatever their methods are`() {
    forEachRow([
      ("tap", 0, "tap"), ("tapped", 1, "tapped:"), ("tapped(_:)", 1, "tapped:"), ("a(_:with:)", 2, "a:with:"),
      ("number(of:)", 1, "numberWithOf:"), ("a(_:_:)", 2, "a::"),
    ]) { name, arguments, expected in
      let selectors = [
        Selector(name, Receiver.tap), Selector(name, Receiver.tapped(_:)),
        Selector(name, Receiver.tapped(_:with:)),
      ]
      expectEqual(selectors[arguments].name, expected)
    }
    class Other: UIView { func tap() {} }
    expectEqual(Selector("tap", Receiver.tap), Selector("tap", Other.tap))
    expectEqual(Set([Receiver.tap, Selector("tap")]).count, 1)
    expectEqual(NSStringFromSelector(NSSelectorFromString("tap:")), "tap:")
  }

  @Test func `Sending calls the method, or its override, with as many arguments as it takes`() {
    Receiver.tap.send(to: receiver, with: [1, 2])
    Receiver.tapped.send(to: receiver, with: [UIButton(), 2])
    Receiver.tapped.send(to: receiver)
    Receiver.tappedWithEvent.send(to: receiver, with: [UIButton()])
    expectEqual(
      receiver.log.take(), ["tap", "tapped by UIButton", "tapped by nothing", "tapped with no event"])
    expectEqual(Selector("number(of:)", Receiver.number).send(to: receiver, with: [UIButton()]) as? Int, 7)
    expectNil(Receiver.tap.send(to: receiver))
    class Subclass: Receiver { override func tap() { log.add("overridden") } }
    let subclass = Subclass()
    subclass.perform(Receiver.tap)
    expectEqual(subclass.log.take(), ["overridden"])
  }

  @Test func `A switch is on for any object`() {
    let selector = Selector("isOn(_:)", Receiver.isOn)
    for argument in [UITapGestureRecognizer(), false, true] as [Any] {
      receiver.perform(selector, with: argument)
    }
    expectEqual(receiver.log.take(), ["true", "false", "true"])
  }

  @Test func `An object without the method, and an argument of another type, raise exceptions`() {
    let application = UIApplication()
    application.run {
      var raised: [String] = []
      application.exceptionHandler = { raised.append("\($0.name.rawValue): \($0.reason)") }
      Receiver.tap.send(to: UIButton())
      Selector("tap").send(to: receiver)
      Selector("number(of:)", Receiver.number).send(to: receiver, with: [3])
      expectEqual(
        raised,
        [
          "NSInvalidArgumentException: -[UIButton tap]: unrecognized selector sent to instance",
          "NSInvalidArgumentException: -[Receiver tap]: unrecognized selector sent to instance",
          "NSInvalidArgumentException: -[Receiver numberWithOf:] takes (UIButton), and was sent (Int)",
        ])
    }
    expectEqual(receiver.log.take(), [])
  }

  @Test func `An object responds to the methods of its class`() {
    #expect(receiver.responds(to: Receiver.tap))
    #expect(!UIButton().responds(to: Receiver.tap))
    #expect(!NSObject().responds(to: Receiver.tap))
    #expect(!receiver.responds(to: Selector("tap")))
  }
}
