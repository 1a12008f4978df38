import EarlGrey
import Foundation
import HeadlessUIKit
import Testing

@testable import Scripts

@Suite @MainActor struct BoundParameterTests {
  @Test func `A value of the declared kind becomes Swift's`() {
    #expect(BoundParameter<String>.string.value(.string("a")) == "a")
    #expect(BoundParameter<String>.className.value(.className("UISwitch")) == "UISwitch")
    #expect(BoundParameter<CGFloat>.innerShare.value(.number(0.5)) == 0.5)
    #expect(BoundParameter<UInt>.count(2...4).value(.integer(3)) == 3)
    #expect(BoundParameter<Bool>.boolean.value(.boolean(true)) == true)
    #expect(BoundParameter<CGPoint>.point.value(.point(x: 1, y: -2)) == CGPoint(x: 1, y: -2))
    #expect(BoundParameter<Date>.date.value(.date(.distantPast)) == .distantPast)
    #expect(BoundParameter<GREYDirection>.direction.value(.member("up")) == .up)
    #expect(BoundParameter<GREYContentEdge>.contentEdge.value(.member("bottom")) == .bottom)
  }

  @Test func `A value of another kind becomes nothing`() {
    #expect(BoundParameter<String>.string.value(.className("a")) == nil)
    #expect(BoundParameter<CGFloat>.amount.value(.integer(1)) == nil)
    #expect(BoundParameter<GREYDirection>.direction.value(.member("top")) == nil)
    #expect(BoundParameter<UIAccessibilityTraits>.traits.value(.member("button")) == nil)
  }

  @Test func `Traits are a set, whatever their order`() {
    let traits = BoundParameter<UIAccessibilityTraits>.traits
    #expect(traits.value(.list([.member("button")])) == .button)
    #expect(traits.value(.list([.member("selected"), .member("button")])) == [.button, .selected])
    guard case .members("UIAccessibilityTraits", let names) = traits.declaration.kind else {
      Issue.record("one of several names")
      return
    }
    #expect(names.contains("searchField"))
  }

  @Test func `A label and a default change the declaration alone`() {
    let parameter = BoundParameter<Double>.number.labeled("by").or(.number(30))
    #expect(
      parameter.declaration == ScriptFunction.Parameter(label: "by", .number, defaultValue: .number(30)))
    #expect(parameter.value(.number(1)) == 1)
  }

  @Test func `Arguments are read in their order, and none twice`() throws {
    var reader = ArgumentReader([.string("a"), .integer(2)])
    #expect(try reader.next(.string) == "a")
    #expect(try reader.next(.integer) == 2)
    #expect(throws: ArgumentReader.Mismatch.self) { try reader.next(.integer) }
  }
}
