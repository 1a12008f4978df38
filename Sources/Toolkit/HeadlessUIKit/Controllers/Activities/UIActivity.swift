import Foundation

/// A service that the user can apply to shared items. A subclass describes and performs it:
///
///     final class BookmarkActivity: UIActivity {
///       override var activityTitle: String? { "Add Bookmark" }
///
///       override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
///
///       override func perform() {
///         activityDidFinish(true)
///       }
///     }
@preconcurrency @MainActor
open class UIActivity: UIKitObject {
  /// Called when the activity has ended; the argument is whether it completed its work.
  final var finished: (@MainActor (Bool) -> Void)?

  /// Creates an activity.
  public override init() { super.init() }

  /// The kind of a service.
  public enum Category: Int, Hashable, Sendable {
    /// Uses the items on the device.
    case action
    /// Sends the items to someone; listed before actions.
    case share
  }

  /// The name that identifies an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name, in reverse domain notation by convention.
    public let rawValue: String

    /// Creates a type with a name.
    ///
    /// - Parameter rawValue: The name, which should be unique; by convention in reverse domain
    ///   notation.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a type with a name.
    ///
    /// - Parameter rawValue: The name, which should be unique; by convention in reverse domain
    ///   notation.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The system's activity that copies strings and URLs.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// The system's activity that adds URLs to the reading list; not offered here.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// The system's activity that sends items to a nearby device; not offered here.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// The system's activity that gives an image to a contact; not offered here.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// The system's activity that sends items by mail; not offered here.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// The system's activity that creates a document to draw on; not offered here.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// The system's activity that sends items as a message; not offered here.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// The system's activity that opens a document in Books; not offered here.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// The system's activity that posts items to Facebook; not offered here.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// The system's activity that posts items to Twitter; not offered here.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// The system's activity that prints items; not offered here.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// The system's activity that saves images to the photo library; not offered here.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
  }

  /// The kind of the activity; ``Category/action`` by default.
  open class var activityCategory: Category { .action }
  /// The name that identifies the activity; `nil` by default.
  open var activityType: ActivityType? { nil }
  /// The title that the user reads; `nil` by default.
  open var activityTitle: String? { nil }
  /// The image beside the title; `nil` by default.
  open var activityImage: UIImage? { nil }

  /// Returns whether the activity can handle the items; `false`, the default, leaves it out of the
  /// list.
  ///
  /// - Parameter activityItems: The shared items; for a ``UIActivityItemSource``, its placeholder.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Receives the items before the activity is performed; does nothing by default.
  ///
  /// - Parameter activityItems: The shared items; for a ``UIActivityItemSource``, the item that it
  ///   provides for this activity, if any.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// The controller that does the work instead of ``perform()``; `nil` by default. Never presented
  /// here.
  open var activityViewController: UIViewController? { nil }

  /// Does the work, then calls ``activityDidFinish(_:)``; does nothing by default.
  open func perform() {}

  /// Ends the activity, which calls the controller's completion handler. Only the first call has an
  /// effect.
  ///
  /// - Parameter completed: Whether the activity completed its work; `false` if the user cancelled
  ///   it.
  open func activityDidFinish(_ completed: Bool) {
    finished?(completed)
    finished = nil
  }
}

/// Copies strings and URLs.
@preconcurrency @MainActor
final class UICopyActivity: UIActivity {
  private var texts: [String] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { SystemText.copy.localized }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    !Self.texts(in: activityItems).isEmpty
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    texts = Self.texts(in: activityItems)
  }

  override func perform() {
    UIPasteboard.general.strings = texts
    activityDidFinish(true)
  }

  /// Returns the strings among the items, and the URLs as strings.
  static func texts(in items: [Any]) -> [String] {
    items.compactMap { $0 as? String ?? ($0 as? URL)?.absoluteString }
  }
}
