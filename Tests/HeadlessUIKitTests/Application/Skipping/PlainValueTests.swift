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
  private class Absent<Element>: NSObject, AbsentType {
    static func makePlain() -> Any { Absent() }
  }
  private final class Own: Absent<Int> {}
  private final class Card: UIView {
    let title: UILabel
    init(title: UILabel) {
      self.title = title
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) {
      title = UILabel()
      super.init(coder: coder)
    }
  }
  private final class Row: UITableViewCell {}
  private final class Page: UIViewController {}
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
    expectEqual(text((() -> Int).self), "no value")
    expectEqual(text((() async -> Void).self), "no value")
  }

  @Test func `A view is of exactly the class that was asked for`() {
    expectTrue(PlainValue.make(UILabel.self).map { type(of: $0) == UILabel.self } == true)
    expectTrue(PlainValue.make(UIView.self).map { type(of: $0) == UIView.self } == true)
  }

  @Test func `An object of a missing class is of exactly that class`() {
    expectTrue(PlainValue.make(Absent<String>.self) != nil)
    expectTrue(PlainValue.make(Own.self) == nil)
  }

  @Test func `An app's view is made by the initializer that each view has`() {
    expectEqual(PlainValue.make(Card.self)?.title.text, nil)
    expectTrue(PlainValue.make(Card.self) != nil)
    expectTrue(PlainValue.make(Row.self) != nil)
    expectTrue(PlainValue.make(Page.self) != nil)
  }

  @Test func `A closure without a result does nothing`() throws {
    let plain = try #require(PlainValue.make(((String, [Int], inout Int) throws -> Void).self))
    var number = 1
    for index in 0..<100 { try plain("text \(index)", [index], &number) }
    expectEqual(number, 1)
    let generic = try #require(PlainValue.make((@MainActor (Result<Item?, any Error>) -> Void).self))
    generic(.success(nil))
  }

  @Test func `A value of any type is empty`() {
    expectTrue(PlainValue.make(Any.self) is ()?)
    expectTrue(PlainValue.make((any Error).self) is CocoaError)
  }
}
