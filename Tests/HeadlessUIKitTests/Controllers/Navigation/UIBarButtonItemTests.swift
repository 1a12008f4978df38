import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIBarButtonItemTests {
  @Test func `System items have words or else pictures`() {
    forEachRow(
      [
        (.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"), (.save, "Save"),
        (.add, nil), (.camera, nil), (.search, nil), (.trash, nil),
      ] as [(UIBarButtonItem.SystemItem, String?)]
    ) { item, title in
      expectEqual(UIBarButtonItem(systemItem: item).title, title)
      expectEqual(UIBarButtonItem(systemItem: item).image == nil, title != nil)
    }
  }

  @Test func `An item takes title and picture from its action, unless it has its own`() {
    let action = UIAction(title: "Share", image: UIImage(systemName: "share")) { _ in }
    expectEqual(UIBarButtonItem(primaryAction: action).title, "Share")
    expectEqual(UIBarButtonItem(primaryAction: action).image, action.image)
    expectEqual(UIBarButtonItem(title: "Send", primaryAction: action).title, "Send")
  }

  @Test func `An action belongs to a target, and goes with it`() {
    final class Target {}
    var target: Target? = Target()
    var (targeted, untargeted) = (0, 0)
    let items = [
      UIBarButtonItem(barButtonSystemItem: .save, target: target) { targeted += 1 },
      UIBarButtonItem(barButtonSystemItem: .cancel, target: nil) { untargeted += 1 },
      UIBarButtonItem(barButtonSystemItem: .compose, target: nil, action: nil),
    ]
    func tapAll() {
      for item in items { item.primaryAction?.perform(from: nil) }
    }
    tapAll()
    #expect(targeted == 1 && untargeted == 1)
    target = nil
    tapAll()
    #expect(targeted == 1 && untargeted == 2)
    expectEqual(items.map(\.systemItem), [.save, .cancel, .compose])
    expectEqual(items.map(\.style), [.done, .plain, .plain])
  }

  @Test func `Done is heavier, and a color is the button's own`() {
    let item = UIBarButtonItem(systemItem: .done)
    item.tintColor = .systemRed
    let button = item.makeBarView() as? UIButton
    expectEqual(button?.titleLabel?.font.name, "semibold-17")
    expectEqual(button?.currentTitleColor, .systemRed)
    item.style = .plain
    expectEqual(button?.titleLabel?.font.name, "regular-17")
  }
}
