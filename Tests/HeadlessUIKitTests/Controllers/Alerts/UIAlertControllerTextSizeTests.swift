import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UIAlertControllerTextSizeTests {
  /// Presents an alert of buttons at a text size, and returns it after its layout.
  private func present(
    _ titles: [String], cancel: String? = nil, message: String? = "Message", fieldCount: Int = 0,
    as style: UIAlertController.Style = .alert, device: VirtualDevice = .iPhone,
    orientation: UIInterfaceOrientation = .portrait, size: UIContentSizeCategory = .large,
    _ body: (UIAlertController) throws -> Void
  ) rethrows {
    try UIApplication(device: device, orientation: orientation, contentSizeCategory: size).run {
      let (base, alert) = (
        UIViewController(), UIAlertController(title: "Title", message: message, preferredStyle: style)
      )
      titles.forEach { alert.addAction(UIAlertAction(title: $0, style: .default)) }
      if let cancel { alert.addAction(UIAlertAction(title: cancel, style: .cancel)) }
      for _ in 0..<fieldCount { alert.addTextField() }
      mount(base)
      alert.popoverPresentationController?.sourceView = base.view
      alert.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
      base.present(alert, animated: true)
      UIApplication.shared.settle()
      try body(alert)
    }
  }

  private func buttons(in alert: UIAlertController) -> [_UIAlertControllerActionView] {
    buttons(below: alert.view)
  }

  private func buttons(below view: UIView) -> [_UIAlertControllerActionView] {
    (view as? _UIAlertControllerActionView).map { [$0] } ?? view.subviews.flatMap(buttons)
  }

  private func scrollView(around view: UIView) -> UIScrollView? {
    sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
  }

  private func frameOnScreen(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test func `Buttons have the size of body texts, and rows grow with that above the usual size`() {
    forEachRow(
      [
        (UIContentSizeCategory.extraSmall, 14.0), (.large, 17), (.extraExtraExtraLarge, 23),
        (.accessibilityExtraExtraExtraLarge, 53),
      ] as [(UIContentSizeCategory, CGFloat)]
    ) { size, points in
      present(["OK"], cancel: "No", size: size) { alert in
        expectEqual(buttons(in: alert).map { $0.titleLabel?.font.pointSize }, [points, points])
      }
    }
    forEachRow([UIContentSizeCategory.extraSmall, .large]) { size in
      present(["OK"], cancel: "No", size: size) { alert in
        expectEqual(buttons(in: alert).map(\.frame.height), [44, 44])
      }
      present(["OK"], cancel: "No", as: .actionSheet, size: size) { alert in
        expectEqual(buttons(in: alert).map(\.frame.height), [57, 57])
      }
    }
    forEachRow([UIAlertController.Style.alert, .actionSheet]) { style in
      try present(["OK"], as: style, size: .accessibilityExtraExtraExtraLarge) { alert in
        let button = try #require(buttons(in: alert).first)
        let usual = UIFont.systemFont(ofSize: 17).lineHeight
        let growth = try #require(button.titleLabel?.font.lineHeight) - usual
        #expect(abs(button.frame.height - (style == .alert ? 44 : 57) - growth) < 0.5, "\(style)")
      }
    }
  }

  @Test func `Two buttons stack when one of them no longer fits in half of the alert`() {
    present(["Don't Save"], cancel: "Cancel") { alert in
      expectEqual(buttons(in: alert).map(\.frame.minX), [0, 135])
    }
    present(["Don't Save"], cancel: "Cancel", size: .accessibilityMedium) { alert in
      expectEqual(buttons(in: alert).map(\.currentTitle), ["Don't Save", "Cancel"])
      expectEqual(buttons(in: alert).map(\.frame.width), [270, 270])
      expectEqual(Set(buttons(in: alert).map(\.frame.minY)).count, 2)
    }
  }

  @Test func `A long title takes several lines where it is large, and its row all of them`() {
    forEachRow([UIAlertController.Style.alert, .actionSheet]) { style in
      let title = "Replace all of the pictures"
      present([title], as: style) { alert in
        expectEqual(buttons(in: alert).first?.titleLabel?.numberOfLines, 1)
      }
      try present([title], as: style, size: .accessibilityLarge) { alert in
        let button = try #require(buttons(in: alert).first)
        let label = try #require(button.titleLabel)
        #expect(label.frame.height >= 2 * label.font.lineHeight - 1, "\(style)")
        expectTrue(button.bounds.contains(label.frame))
        #expect(label.frame.width <= button.bounds.width - 16, "\(style)")
      }
    }
  }

  @Test func `An alert without room for its buttons lets them scroll, and keeps some of its text`() {
    forEachRow([UIInterfaceOrientation.portrait, .landscapeLeft]) { orientation in
      try present(
        (1...8).map { "Choice number \($0)" },
        message: String(repeating: "It was the best of times. ", count: 20),
        orientation: orientation, size: .accessibilityExtraExtraExtraLarge
      ) { alert in
        let (box, safeArea) = (alert.view.subviews[0], alert.view.safeAreaLayoutGuide.layoutFrame)
        #expect(box.frame.minY >= safeArea.minY, "\(orientation)")
        #expect(box.frame.maxY <= safeArea.maxY, "\(orientation)")
        let first = try #require(buttons(in: alert).first)
        let actions = try #require(scrollView(around: first))
        let texts = try #require(scrollView(around: alert.messageLabel))
        #expect(actions !== texts, "\(orientation)")
        #expect(actions.contentSize.height > actions.bounds.height, "\(orientation)")
        #expect(actions.bounds.height >= first.frame.height, "\(orientation)")
        #expect(texts.contentSize.height > texts.bounds.height, "\(orientation)")
        #expect(texts.bounds.height > 0, "\(orientation)")
        expectEqual(frameOnScreen(actions).maxY, frameOnScreen(box).maxY)
      }
    }
  }

  @Test func `A sheet without room for its buttons lets them scroll, but not the one that cancels`() throws {
    try present((1...30).map { "\($0)" }, cancel: "Cancel", as: .actionSheet) { alert in
      let (box, safeArea) = (alert.view.subviews[0], alert.view.safeAreaLayoutGuide.layoutFrame)
      #expect(box.frame.minY >= safeArea.minY)
      let actions = try #require(scrollView(around: buttons(in: alert)[0]))
      #expect(abs(actions.contentSize.height - 30 * 57) < 0.01)
      let cancel = try #require(buttons(in: alert).last)
      expectEqual(cancel.currentTitle, "Cancel")
      expectNil(scrollView(around: cancel))
      expectEqual(frameOnScreen(cancel).maxY, safeArea.maxY)
    }
  }

  @Test func `Buttons scroll once turning leaves no room, and the edited field goes on`() {
    present(["A", "B", "C"], cancel: "Cancel") { alert in
      expectTrue(buttons(in: alert).allSatisfy { scrollView(around: $0) == nil })
    }
    present(["A", "B", "C", "D"], cancel: "Cancel", fieldCount: 1) { alert in
      expectNil(scrollView(around: buttons(in: alert)[0]))
      expectEqual(alert.textFields?.first?.isFirstResponder, true)
      UIApplication.shared.rotate(to: .landscapeLeft)
      UIApplication.shared.settle()
      expectNotNil(scrollView(around: buttons(in: alert)[0]))
      expectEqual(alert.textFields?.first?.isFirstResponder, true)
      UIApplication.shared.rotate(to: .portrait)
      UIApplication.shared.settle()
      expectNil(scrollView(around: buttons(in: alert)[0]))
    }
  }

  @Test func `A popover grows with its buttons`() {
    present(["A", "B"], as: .actionSheet, device: .iPad, size: .accessibilityLarge) { alert in
      let all = buttons(in: alert)
      expectTrue(all.allSatisfy { $0.frame.height > 57 })
      expectEqual(frameOnScreen(all[1]).maxY, frameOnScreen(alert.view).maxY)
    }
  }
}
