import Foundation

/// Provides an item to share once the activity is chosen.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
  /// Returns an item of the same type as the real one, which determines the offered activities.
  ///
  /// - Parameter activityViewController: The controller that offers the activities.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// Returns the item for the chosen activity; `nil` to share none.
  ///
  /// - Parameters:
  ///   - activityViewController: The controller that offers the activities.
  ///   - activityType: The type of the chosen activity; `nil` if the activity has no type.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject for an activity with one, such as a message; empty by default. Never
  /// called here.
  ///
  /// - Parameters:
  ///   - activityViewController: The controller that offers the activities.
  ///   - activityType: The type of the chosen activity; `nil` if the activity has no type.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns the type of the item's data; empty by default. Never called here.
  ///
  /// - Parameters:
  ///   - activityViewController: The controller that offers the activities.
  ///   - activityType: The type of the chosen activity; `nil` if the activity has no type.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns a small image of the item; `nil` by default. Never called here.
  ///
  /// - Parameters:
  ///   - activityViewController: The controller that offers the activities.
  ///   - activityType: The type of the chosen activity; `nil` if the activity has no type.
  ///   - size: The size of the space for the image, in points.
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
///
/// A report whose address is computed only for a chosen activity:
///
///     final class ReportProvider: UIActivityItemProvider {
///       override var item: Any { URL(string: "https://example.com/report")! }
///     }
///     let provider = ReportProvider(placeholderItem: URL(string: "https://example.com")!)
///     let sharing = UIActivityViewController(activityItems: [provider], applicationActivities: nil)
@preconcurrency @MainActor
open class UIActivityItemProvider: UIActivityItemSource {
  /// An item of the same type as the real one.
  public let placeholderItem: Any?
  /// The chosen activity; `nil` before the choice.
  public private(set) var activityType: UIActivity.ActivityType?

  /// Creates a provider.
  ///
  /// - Parameter placeholderItem: An item of the same type as the real one, which determines the
  ///   offered activities.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
  }

  /// The item to share; the placeholder by default.
  open var item: Any { placeholderItem as Any }

  /// Returns the placeholder.
  ///
  /// - Parameter activityViewController: The controller that offers the activities; ignored by
  ///   default.
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholderItem as Any
  }

  /// Records the chosen activity, then returns ``item``.
  ///
  /// - Parameters:
  ///   - activityViewController: The controller that offers the activities; ignored by default.
  ///   - activityType: The new value of ``activityType``.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}
