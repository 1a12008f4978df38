import Expectations
import Testing

@testable import Porting

@Suite struct AttributeRuleTests {
  @Test func `Attributes of Objective-C become spaces, other attributes and names stay`() {
    // Attributes of Objective-C become spaces.
    forEachRow([
      ("@objc func a() {}", "      func a() {}"),
      ("@objc(aWith:) func a() {}", "              func a() {}"),
      ("@objcMembers final class A {}", "             final class A {}"),
      ("@IBAction private func a() {}", "          private func a() {}"),
      ("@objc dynamic var a = 1", "              var a = 1"),
      ("@UIApplicationMain\nclass A {}", "                  \nclass A {}"),
      ("@main class A {}", "      class A {}"),
    ]) { source, ported in
      expectEqual(Ported(source).text, ported)
    }
    // Other attributes and names are unchanged.
    forEachRow([
      "@available(iOS 13, *) func a() {}", "@MainActor class A {}", "let dynamic = 1", "a.dynamic = b",
      "let a: UIColor = .dynamic", "@objcTest var a: Int", "func dynamic() {}",
    ]) { source in
      expectEqual(Ported(source).text, source)
    }
  }

  @Test func `An outlet is reported, and a protocol of objects is one of Swift's objects`() {
    // An outlet is reported, and remains a property.
    do {
      let ported = Ported("class A {\n  @IBOutlet weak var a: B!\n}")
      expectEqual(ported.lines[1], "            weak var a: B!")
      expectEqual(
        ported.findings,
        [
          "A.swift:2:3: warning: an outlet of a class whose superclass is not known is not set by a storyboard or a xib; write an override of 'setInterfaceValue(_:for:)', as of UIKitObject"
        ])
    }
    // Code that creates an outlet's owner may set the outlet instead of a storyboard.
    forEachRow([
      ("@IBOutlet private weak var a: B!", "                  weak var a: B!"),
      ("@IBOutlet private(set) var a: B!", "                       var a: B!"),
      ("fileprivate @IBOutlet var a: B!", "                      var a: B!"),
      ("private var a: B!\n@IBOutlet var b: B!", "private var a: B!\n          var b: B!"),
      ("@IBOutlet var a: B!\nprivate var b: B!", "          var a: B!\nprivate var b: B!"),
    ]) { source, ported in
      expectEqual(Ported(source).text, ported)
    }
    // A protocol of objects becomes a Swift protocol of objects.
    forEachRow([
      ("protocol P: NSObjectProtocol {}", "protocol P: AnyObject {}"),
      ("@objc protocol P {}", "      protocol P: AnyObject {}"),
      ("@objc protocol P: Q {}", "      protocol P: Q, AnyObject {}"),
      ("@objc protocol P: AnyObject {}", "      protocol P: AnyObject {}"),
      ("protocol P: Q {}", "protocol P: Q {}"),
    ]) { source, ported in
      expectEqual(Ported(source).text, ported)
    }
  }
}
