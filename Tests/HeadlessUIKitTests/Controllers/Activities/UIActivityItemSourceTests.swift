import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor
struct UIActivityItemSourceTests {
  private final class Provider: UIActivityItemProvider {
    override var item: Any { "the item for \(activityType?.rawValue ?? "-")" }
  }

  @Test func `A provider gives its placeholder first, and its item for the chosen activity`() {
    let provider = Provider(placeholderItem: "placeholder")
    let controller = UIActivityViewController(activityItems: [provider], applicationActivities: nil)
    expectEqual(provider.activityViewControllerPlaceholderItem(controller) as? String, "placeholder")
    let item = provider.activityViewController(controller, itemForActivityType: .mail)
    expectEqual(item as? String, "the item for com.apple.UIKit.activity.Mail")
    expectEqual(provider.activityType, .mail)
  }
}
