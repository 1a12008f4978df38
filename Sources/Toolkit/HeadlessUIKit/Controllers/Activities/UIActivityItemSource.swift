import Foundation

/// Provides an item to share once the activity is chosen.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
  /// Returns an item of the same type as the real one, which determines the offered activities.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// Returns the item for the chosen activity; `nil` to share none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject for an activity with one, such as a message; empty by default.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns the type of the item's data; empty by default. Never called here.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns a small image of the item; `nil` by default. Never called here.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  /// Returns an empty subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns an empty type.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns `nil`.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

/// An item to share that is created when an activity is chosen.
@preconcurrency @MainActor
open class UIActivityItemProvider: UIActivityItemSource {
  /// An item of the same type as the real one.
  public let placeholderItem: Any?
  /// The chosen activity; `nil` before the choice.
  public private(set) var activityType: UIActivity.ActivityType?

  /// Creates a provider with an item of the same type as the real one.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
  }

  /// The item to share; the placeholder by default.
  open var item: Any { placeholderItem as Any }

  /// Returns the placeholder.
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholderItem as Any
  }

  /// Returns ``item``.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}
