import Foundation

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
