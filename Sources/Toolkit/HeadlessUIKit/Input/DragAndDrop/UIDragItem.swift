import Foundation

/// An object that the user drags.
@preconcurrency @MainActor
open class UIDragItem: UIKitObject {
  /// The provider of the dragged object.
  public let itemProvider: NSItemProvider
  /// The app's object for the item; `nil` by default.
  open var localObject: Any?

  /// Creates an item.
  ///
  /// - Parameter itemProvider: Provides the dragged object.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// A drag or a drop in progress. None ever begins here, since fingers do not drag items.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  /// The items.
  var items: [UIDragItem] { get }
  /// Returns the position of the finger in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Returns whether an item can be read as an object of a class.
  func canLoadObjects(ofClass aClass: Any.Type) -> Bool
}

/// A drag in progress.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// The app's own value for the drag.
  var localContext: Any? { get set }
}

/// A drop in progress.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag; `nil` if it began in another app.
  var localDragSession: (any UIDragSession)? { get }
}

/// The effect of a drop; the values are UIKit's.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// The drag is cancelled.
  case cancel
  /// The target refuses the drop.
  case forbidden
  /// The items are copied.
  case copy
  /// The items are moved.
  case move
}

/// The effect that a target proposes for a drop.
@preconcurrency @MainActor
open class UIDropProposal: UIKitObject {
  /// The effect of the drop.
  public let operation: UIDropOperation

  /// Creates a proposal.
  ///
  /// - Parameter operation: What a drop would do with the items.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
