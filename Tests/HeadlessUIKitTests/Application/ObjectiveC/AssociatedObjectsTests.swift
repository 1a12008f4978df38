import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor struct AssociatedObjectsTests {
  private static var key: UInt8 = 0
  private static var otherKey: UInt8 = 0

  /// An object of an app's class, which has no room for values.
  private final class Model {}

  /// A value that copies itself.
  private final class Note: NSObject, NSCopying {
    let text: String

    init(_ text: String) {
      self.text = text
    }

    func copy(with zone: NSZone? = nil) -> Any { Note(text + " (copy)") }
  }

  @Test(arguments: [true, false])
  func `A value belongs to an object and a key`(isOfToolkit: Bool) {
    let (object, other): (AnyObject, AnyObject) = isOfToolkit ? (UIView(), CALayer()) : (Model(), Model())
    objc_setAssociatedObject(object, &Self.key, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(object, &Self.otherKey, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(other, &Self.key, "other", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    expectEqual(objc_getAssociatedObject(object, &Self.key) as? String, "one")
    expectEqual(objc_getAssociatedObject(object, &Self.otherKey) as? Int, 2)
    expectEqual(objc_getAssociatedObject(other, &Self.key) as? String, "other")
    expectNil(objc_getAssociatedObject(other, &Self.otherKey) as? Int)
    objc_setAssociatedObject(object, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    expectNil(objc_getAssociatedObject(object, &Self.key) as? String)
    objc_removeAssociatedObjects(object)
    expectNil(objc_getAssociatedObject(object, &Self.otherKey) as? Int)
    expectEqual(objc_getAssociatedObject(other, &Self.key) as? String, "other")
  }

  @Test func `What a view keeps ends with the view`() {
    weak var value: Model?
    do {
      let view = UIView()
      let model = Model()
      value = model
      objc_setAssociatedObject(view, &Self.key, model, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    expectNil(value)
  }

  @Test func `What another object keeps ends when the next value is set`() {
    weak var value: Model?
    do {
      let object = Model()
      let model = Model()
      value = model
      objc_setAssociatedObject(object, &Self.key, model, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    let next = Model()
    objc_setAssociatedObject(next, &Self.key, "next", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    expectNil(value)
  }

  @Test func `An assigned object is not kept, and a copied value is a copy`() {
    let view = UIView()
    do {
      let model = Model()
      objc_setAssociatedObject(view, &Self.key, model, .OBJC_ASSOCIATION_ASSIGN)
      expectTrue(objc_getAssociatedObject(view, &Self.key) as? Model === model)
    }
    expectNil(objc_getAssociatedObject(view, &Self.key) as? Model)
    objc_setAssociatedObject(view, &Self.key, Note("a"), .OBJC_ASSOCIATION_COPY_NONATOMIC)
    expectEqual((objc_getAssociatedObject(view, &Self.key) as? Note)?.text, "a (copy)")
  }

  @Test func `A value that ends may ask for another one`() {
    final class Asking {
      let owner: UIView
      init(_ owner: UIView) { self.owner = owner }
      deinit { _ = objc_getAssociatedObject(owner, [0]) }
    }
    let (view, other) = (UIView(), UIView())
    objc_setAssociatedObject(view, &Self.key, Asking(other), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(view, &Self.key, "new", .OBJC_ASSOCIATION_RETAIN)
    expectEqual(objc_getAssociatedObject(view, &Self.key) as? String, "new")
  }

  @Test func `An object that is held can be held again by the same thread`() {
    let object = Model()
    expectEqual(objc_sync_enter(object), 0)
    expectEqual(objc_sync_enter(object), 0)
    expectEqual(objc_sync_exit(object), 0)
    expectEqual(objc_sync_exit(object), 0)
  }
}
