import ChromeUI
import Expectations
import HeadlessUIKit
import Testing

@Suite @MainActor struct PromoStyleViewControllerTests {
  /// A promo with all optional parts.
  private func fullPromo() -> PromoStyleViewController {
    let promo = PromoStyleViewController()
    promo.banner = PromoBanner(imageNamed: "banner")
    promo.titleText = "Title"
    promo.subtitleText = "Subtitle"
    promo.primaryActionString = "Yes"
    promo.secondaryActionString = "No"
    promo.tertiaryActionString = "Perhaps"
    promo.learnMoreLabel = "Learn More"
    return promo
  }

  /// A promo with far more text than fits, all of which must be read.
  private func longPromo() -> PromoStyleViewController {
    let promo = fullPromo()
    promo.readMoreString = "Read More"
    promo.scrollToEndMandatory = true
    promo.subtitleText = String(repeating: "A sentence of the long text. ", count: 150)
    return promo
  }

  private func identifier(_ part: String) -> String { "PromoStyle\(part)AccessibilityIdentifier" }

  @Test func `Each part has the identifier of its family, and the question mark its name`() {
    forEachRow([
      ("Title", "Title"), ("Subtitle", "Subtitle"), ("PrimaryAction", "Yes"), ("SecondaryAction", "No"),
      ("TertiaryAction", "Perhaps"),
    ]) { part, text in
      let promo = fullPromo()
      try onScreen {
        promo
      } do: { _ in
        let view = try #require(promo.visibleView(identifier(part)))
        expectEqual(((view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle), text)
      }
    }
    let promo = fullPromo()
    onScreen {
      promo
    } do: { _ in
      expectEqual(promo.visibleView(identifier("LearnMoreAction"))?.accessibilityLabel, "Learn More")
    }
  }

  @Test func `What is not set is not shown`() {
    let promo = PromoStyleViewController()
    promo.titleText = "Title"
    onScreen {
      promo
    } do: { _ in
      expectEqual(promo.view.descendants(UILabel.self).map(\.text), ["Title"])
      expectEmpty(promo.view.descendants(UIButton.self))
      expectEmpty(promo.view.descendants(UIImageView.self))
    }
  }

  @Test func `The banner crosses the whole screen at its part of the height, but not in a low window`() throws
  {
    forEachRow([
      (PromoBanner.Size.standard, 211.0), (.tall, 295.4),
    ]) { (size: PromoBanner.Size, height: CGFloat) in
      let promo = fullPromo()
      promo.banner = PromoBanner(imageNamed: "banner", size: size)
      try onScreen {
        promo
      } do: { _ in
        let banner = try #require(
          promo.view.descendants(UIImageView.self).first { $0.image?.name == "banner" })
        expectEqual(banner.frameOnScreen.minX, 0)
        expectEqual(banner.bounds.width, 390)
        #expect(abs(banner.bounds.height - height) < 0.5, "\(size)")
      }
    }
    let promo = fullPromo()
    try onScreen(orientation: .landscapeLeft) {
      promo
    } do: { _ in
      let banner = try #require(
        promo.view.descendants(UIImageView.self).first { $0.image?.name == "banner" })
      expectTrue(banner.isHidden)
      let room = try #require(promo.view.descendants(UIScrollView.self).first).frameOnScreen
      for part in ["Title", "Subtitle"] {
        let label = try #require(promo.visibleView(identifier(part)))
        #expect(room.contains(label.frameOnScreen))
      }
    }
  }

  @Test func `Each button is reported to the delegate, and the first one's title may change`() {
    let promo = fullPromo()
    let delegate = Listener()
    promo.delegate = delegate
    onScreen {
      promo
    } do: { _ in
      for part in ["PrimaryAction", "SecondaryAction", "TertiaryAction", "LearnMoreAction"] {
        promo.tap(identifier(part))
      }
      expectEqual(delegate.heard, ["primary", "secondary", "tertiary", "learn more"])
    }
    do {
      let promo = fullPromo()
      onScreen {
        promo
      } do: { _ in
        promo.primaryActionString = "Really?"
        let button = promo.visibleView(identifier("PrimaryAction")) as? UIButton
        expectEqual(button?.currentTitle, "Really?")
      }
    }
  }

  @Test
  func `While there is more to read, one button leads on, and does not decide; a text that fits has none`() {
    let promo = longPromo()
    let delegate = Listener()
    promo.delegate = delegate
    onScreen {
      promo
    } do: { _ in
      let button = promo.visibleView(identifier("ReadMoreAction")) as? UIButton
      expectEqual(button?.currentTitle, "Read More")
      for part in ["PrimaryAction", "SecondaryAction", "TertiaryAction"] {
        expectNil(promo.visibleView(identifier(part)))
      }
      promo.tap(identifier("ReadMoreAction"))
      expectEmpty(delegate.heard)
      #expect(promo.view.descendants(UIScrollView.self).first?.contentOffset.y ?? 0 > 0)
      expectFalse(promo.didReachEnd)
    }
    do {
      let promo = longPromo()
      promo.subtitleText = "Short."
      onScreen {
        promo
      } do: { _ in
        expectTrue(promo.didReachEnd)
        expectNotNil(promo.visibleView(identifier("PrimaryAction")))
      }
    }
  }

  @Test func `Reading on leads to the end, where the user may decide, and stays so`() throws {
    let promo = longPromo()
    let delegate = Listener()
    promo.delegate = delegate
    try onScreen {
      promo
    } do: { _ in
      let scrollView = try #require(promo.view.descendants(UIScrollView.self).first)
      for _ in 0..<20 where !promo.didReachEnd { promo.tap(identifier("ReadMoreAction")) }
      expectTrue(promo.didReachEnd)
      scrollView.setContentOffset(.zero, animated: false)
      UIApplication.shared.settle()
      for part in ["PrimaryAction", "SecondaryAction", "TertiaryAction"] {
        expectNotNil(promo.visibleView(identifier(part)))
      }
      expectNil(promo.visibleView(identifier("ReadMoreAction")))
      promo.tap(identifier("PrimaryAction"))
      expectEqual(delegate.heard, ["primary"])
    }
  }

  @Test
  func `Buttons with long titles take several lines, and leave half of the screen to the texts`() throws {
    let promo = fullPromo()
    promo.primaryActionString = "A title that is much too long for one line of text in large letters"
    try onScreen(contentSizeCategory: .accessibilityExtraExtraExtraLarge) {
      promo
    } do: { _ in
      let button = try #require(promo.visibleView(identifier("PrimaryAction")) as? UIButton)
      let title = try #require(button.titleLabel)
      #expect(title.bounds.height > 2 * title.font.pointSize)
      #expect(
        title.sizeThatFits(CGSize(width: title.bounds.width, height: 0)).height <= title.bounds.height + 0.5)
      let scrollView = try #require(promo.view.descendants(UIScrollView.self).first)
      #expect(scrollView.bounds.height > 422)
    }
  }
}

/// Records the calls.
private final class Listener: PromoStyleViewControllerDelegate {
  private(set) var heard: [String] = []

  func didTapPrimaryActionButton() { heard.append("primary") }
  func didTapSecondaryActionButton() { heard.append("secondary") }
  func didTapTertiaryActionButton() { heard.append("tertiary") }
  func didTapLearnMoreButton() { heard.append("learn more") }
}
