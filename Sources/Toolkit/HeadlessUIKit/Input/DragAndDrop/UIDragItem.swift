import Foundation

/// An object that the user drags.
@preconcurrency @MainActor
open class UIDragItem: UIKitObject {
  /// What is dragged.
  public let itemProvider: NSItemProvider
  /// What the app knows the item by; `nil` by default.
  open var localObject: Any?

  /// Creates an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// A drag or a drop in progress. The stage's fingers do not drag items, so none ever begins.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  /// The items.
  var items: [UIDragItem] { get }
  /// Returns where the finger is, in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Returns whether an item can be read as an object of a class.
  func canLoadObjects(ofClass aClass: Any.Type) -> Bool
}

/// A drag in progress.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// What the app keeps with the drag.
  var localContext: Any? { get set }
}

/// A drop in progress.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in this app.
  var localDragSession: (any UIDragSession)? { get }
}

/// What a drop would do; the values are UIKit's.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// Nothing: the drag is cancelled.
  case cancel
  /// Nothing, as this place refuses it.
  case forbidden
  /// The items are copied.
  case copy
  /// The items are moved.
  case move
}

/// What a place would do with a drop.
@preconcurrency @MainActor
open class UIDropProposal: UIKitObject {
  /// What a drop would do.
  public let operation: UIDropOperation

  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
