import EarlGrey
import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import Scripts

@Suite @MainActor struct BoundParameterTests {
  @Test func `A value of the declared kind becomes Swift's, one of another kind becomes nothing`() {
    // A value of the declared kind becomes a Swift value.
    expectEqual(BoundParameter<String>.string.value(.string("a")), "a")
    expectEqual(BoundParameter<String>.className.value(.className("UISwitch")), "UISwitch")
    expectEqual(BoundParameter<CGFloat>.innerShare.value(.number(0.5)), 0.5)
    expectEqual(BoundParameter<UInt>.count(2...4).value(.integer(3)), 3)
    expectEqual(BoundParameter<Bool>.boolean.value(.boolean(true)), true)
    expectEqual(BoundParameter<CGPoint>.point.value(.point(x: 1, y: -2)), CGPoint(x: 1, y: -2))
    expectEqual(BoundParameter<Date>.date.value(.date(.distantPast)), .distantPast)
    expectEqual(BoundParameter<GREYDirection>.direction.value(.member("up")), .up)
    expectEqual(BoundParameter<GREYContentEdge>.contentEdge.value(.member("bottom")), .bottom)
    // A value of another kind becomes `nil`.
    expectNil(BoundParameter<String>.string.value(.className("a")))
    expectNil(BoundParameter<CGFloat>.amount.value(.integer(1)))
    expectNil(BoundParameter<GREYDirection>.direction.value(.member("top")))
    expectNil(BoundParameter<UIAccessibilityTraits>.traits.value(.member("button")))
  }

  @Test func `Traits are a set, whatever their order`() {
    let traits = BoundParameter<UIAccessibilityTraits>.traits
    expectEqual(traits.value(.list([.member("button")])), .button)
    expectEqual(traits.value(.list([.member("selected"), .member("button")])), [.button, .selected])
    guard case .members("UIAccessibilityTraits", let names) = traits.declaration.kind else {
      Issue.record("one of several names")
      return
    }
    #expect(names.contains("searchField"))
  }

  @Test func `Arguments are read in their order, with labels and defaults of the declaration`() throws {
    // Arguments are read in order, each only once.
    var reader = ArgumentReader([.string("a"), .integer(2)])
    expectEqual(try reader.next(.string), "a")
    expectEqual(try reader.next(.integer), 2)
    #expect(throws: ArgumentReader.Mismatch.self) { try reader.next(.integer) }
    // A label and a default affect only the declaration.
    let parameter = BoundParameter<Double>.number.labeled("by").or(.number(30))
    expectEqual(
      parameter.declaration, ScriptFunction.Parameter(label: "by", .number, defaultValue: .number(30)))
    expectEqual(parameter.value(.number(1)), 1)
  }
}
