import ChromeUI
import Expectations
import HeadlessUIKit
import Testing

@Suite @MainActor struct TextBadgeViewTests {
  /// A badge that is laid out by constraints.
  private func badge(
    _ text: String, on device: VirtualDevice, _ category: UIContentSizeCategory = .large
  ) -> (badge: TextBadgeView, label: UILabel?) {
    UIApplication(device: device, contentSizeCategory: category).run {
      let badge = TextBadgeView(text: text)
      badge.translatesAutoresizingMaskIntoConstraints = false
      let controller = UIViewController()
      controller.view.addSubview(badge)
      NSLayoutConstraint.activate([
        badge.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
        badge.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor),
      ])
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      UIApplication.shared.settle()
      return (badge, badge.descendants(UILabel.self).first)
    }
  }

  @Test func `A badge is as large as its text and the room around it, in whole pixels`() {
    forEachRow([VirtualDevice.iPhone, .iPad]) { device in
      for text in ["TEXT", "N", "A longer text"] {
        let (badge, label) = badge(text, on: device)
        let natural = UIApplication(device: device).run { label?.intrinsicContentSize }
        let size = try #require(natural)
        expectEqual(label?.text, text)
        #expect(size.width > 0, "\(device)")
        #expect(abs(badge.bounds.width - (size.width + 17)) < 0.001, "\(device)")
        #expect(abs(badge.bounds.height - (size.height + 3)) < 0.001, "\(device)")
        expectEmpty(badge.layoutFaults)
      }
    }
    #expect(abs(badge("TEXT", on: .iPhone).badge.bounds.height - (40 / 3 + 3)) < 0.001)
    #expect(abs(badge("TEXT", on: .iPad).badge.bounds.height - (13.5 + 3)) < 0.001)
  }

  @Test func `It is white on a blue pill, and both grow with the text size that the user prefers`() {
    let (badge, label) = badge("TEXT", on: .iPhone)
    expectEqual(badge.backgroundColor, .systemBlue)
    expectEqual(badge.layer.cornerRadius, 8.5)
    expectEqual(label?.textColor, .white)
    expectEqual(label?.font.name, "bold-11")
    let (large, text) = self.badge("TEXT", on: .iPhone, .accessibilityExtraExtraExtraLarge)
    expectEqual(text?.font.name, "bold-40")
    #expect(large.bounds.height > 40)
    #expect(large.layer.cornerRadius > 8.5 && large.layer.cornerRadius * 2 <= large.bounds.height + 17)
    expectEmpty(large.layoutFaults)
  }

  @Test func `A longer text makes a wider badge, not a higher one`() {
    let (short, long) = (badge("A", on: .iPhone).badge, badge("AAAA", on: .iPhone).badge)
    #expect(short.bounds.width < long.bounds.width)
    expectEqual(short.bounds.height, long.bounds.height)
  }
}
