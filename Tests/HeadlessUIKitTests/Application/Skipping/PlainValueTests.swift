import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct PlainValueTests {
  private enum Empty { case first, second }
  private enum Mixed {
    case loaded(String)
    case idle
    case failed(Int, String)
  }
  private enum Loaded { case text(String) }
  private enum Wide: String { case one, two }
  private struct Options: OptionSet { let rawValue: Int }
  private struct Item {
    let title: String
    var tags: [String]
    let state: Mixed
    let parent: (any Sendable)?
    let size: CGSize
    let inner: Inner
    struct Inner { let isOn: Bool, count: Int }
  }
  private final class Store {}
  private struct Owner { let store: Store }

  private func text<Value>(_ type: Value.Type) -> String {
    PlainValue.make(type).map { "\($0)" } ?? "no value"
  }

  @Test func `A plain value says nothing`() {
    forEachRow([
      (text(Void.self), "()"), (text(Int.self), "0"), (text(Bool.self), "false"), (text(String.self), ""),
      (text([Int].self), "[]"), (text([String: Int].self), "[:]"), (text(Set<Int>.self), "[]"),
      (text(Store?.self), "nil"), (text(Double.self), "0.0"), (text(Empty.self), "first"),
      (text(Mixed.self), "idle"), (text(Wide.self), "one"), (text(Options.self), "\(Options())"),
      (text(Date.self), "2026-01-01 09:41:00 +0000"),
    ]) { value, expected in expectEqual(value, expected) }
  }

  @Test func `A structure is made of plain values`() {
    let item = PlainValue.make(Item.self)
    expectEqual(item?.title, "")
    expectEqual(item?.tags, [])
    expectTrue(item?.parent == nil)
    expectEqual(item?.inner.count, 0)
    expectEqual(item?.size, .zero)
  }

  @Test func `A type that only the app can make has no plain value`() {
    expectEqual(text(Store.self), "no value")
    expectEqual(text(Owner.self), "no value")
    expectEqual(text(Loaded.self), "no value")
    expectEqual(text((() -> Void).self), "no value")
  }

  @Test func `A view is of exactly the class that was asked for`() {
    expectTrue(PlainValue.make(UILabel.self).map { type(of: $0) == UILabel.self } == true)
    expectTrue(PlainValue.make(UIView.self).map { type(of: $0) == UIView.self } == true)
  }
}
