import Foundation
import InterfaceDocuments

/// What `init(coder:)` gets while a file's objects are made: the object's element.
///
/// As in UIKit, a view has the file's frame, values and subviews after `super.init(coder:)`, and its outlets
/// when `awakeFromNib()` is called. Apart from that the coder has no values.
final class InterfaceCoder: NSCoder {
  let element: InterfaceElement
  private let maker: InterfaceMaker
  private(set) var isDecoded = false

  init(_ element: InterfaceElement, by maker: InterfaceMaker) {
    (self.element, self.maker) = (element, maker)
    super.init()
  }

  /// Gives an object what its element has, once.
  @MainActor
  func decode(_ object: AnyObject) {
    guard !isDecoded else { return }
    isDecoded = true
    maker.fill(object, from: element)
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
  /// Returns what a file has for an attribute of the object that is made; `nil` for a coder of other code.
  func interfaceAttribute(_ name: String) -> String? { (self as? InterfaceCoder)?.element[name] }

  /// Gives a new object what a file has for it.
  @MainActor
  func decodeInterface(of object: AnyObject) { (self as? InterfaceCoder)?.decode(object) }
}
