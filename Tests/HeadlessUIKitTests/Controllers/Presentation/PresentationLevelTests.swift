import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct PresentationLevelTests {
  /// The level of a controller and of its view after it is presented on a device.
  private func levels(
    _ style: UIModalPresentationStyle, on device: VirtualDevice,
    _ configure: (UIViewController) -> Void = { _ in }
  ) -> [UIUserInterfaceLevel] {
    UIApplication(device: device).run {
      let (base, over) = (UIViewController(), UIViewController())
      mount(base)
      over.modalPresentationStyle = style
      over.popoverPresentationController?.sourceView = base.view
      configure(over)
      base.present(over, animated: false)
      UIApplication.shared.settle()
      return [
        over.traitCollection.userInterfaceLevel, over.view.traitCollection.userInterfaceLevel,
      ]
    }
  }

  @Test func `Sheets and popovers are above other content, full screen presentations are not`() {
    for style in [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover] {
      expectEqual(levels(style, on: .iPhone), [.elevated, .elevated], "\(style)")
      expectEqual(levels(style, on: .iPad), [.elevated, .elevated], "\(style)")
    }
    for style in [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
      .custom,
    ] {
      expectEqual(levels(style, on: .iPhone), [.base, .base], "\(style)")
    }
  }

  @Test func `An override of the presentation has precedence`() {
    let levels = levels(.pageSheet, on: .iPhone) {
      $0.presentationController?.overrideTraitCollection = UITraitCollection(
        userInterfaceLevel: .base)
    }
    expectEqual(levels, [.base, .base])
  }

  @Test func `A dark sheet has the background of its level, and the presenter keeps its own`() {
    UIApplication(device: .iPhone).run {
      let (base, over) = (UIViewController(), UIViewController())
      let window = mount(base)
      window.overrideUserInterfaceStyle = .dark
      base.present(over, animated: false)
      UIApplication.shared.settle()
      let background = UIColor.systemBackground
      expectEqual(background.spelling(in: over.traitCollection).text, "systemBackground(#1C1C1E)")
      expectEqual(background.spelling(in: base.traitCollection).text, "systemBackground(#000000)")
    }
  }
}
