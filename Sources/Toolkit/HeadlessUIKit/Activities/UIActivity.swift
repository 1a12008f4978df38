import Foundation

/// Something that can be done with what the user shares; a subclass says what, and does it.
@MainActor
open class UIActivity {
  /// Told once the activity is over, and whether it did its work.
  var finished: (@MainActor (Bool) -> Void)?

  public init() {}

  /// What an activity is for.
  public enum Category: Int, Hashable, Sendable {
    case action
    /// Brings the items to somebody else; listed before actions.
    case share
  }

  /// What tells activities apart.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
  }

  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  /// What the user reads; nothing by default.
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }

  /// Whether the activity knows what to do with the items; it does not by default, and is not listed then.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Takes the items, before the activity is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Does the work, and calls ``activityDidFinish(_:)`` once it is done; does nothing by default.
  open func perform() {}

  /// Tells that the work is done, or that it was not.
  public func activityDidFinish(_ completed: Bool) {
    finished?(completed)
    finished = nil
  }
}

/// Copies texts and addresses.
@MainActor
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

  /// The items that are texts, and the addresses as texts.
  static func texts(in items: [Any]) -> [String] {
    items.compactMap { $0 as? String ?? ($0 as? URL)?.absoluteString }
  }
}
