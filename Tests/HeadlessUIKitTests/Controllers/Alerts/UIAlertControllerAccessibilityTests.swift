import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIAlertControllerAccessibilityTests {
  let log = Log()

  /// Presents an alert over a label and a button, with the buttons Cancel, Yes and No.
  private func present(
    _ style: UIAlertController.Style, configure: (UIAlertController) -> Void = { _ in }
  ) -> (alert: UIAlertController, window: UIWindow) {
    let (base, label) = (UIViewController(), UILabel(frame: CGRect(x: 300, y: 300, width: 50, height: 20)))
    label.text = "Behind"
    base.view.addSubview(label)
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("Yes", .default), ("No", .destructive)] {
      alert.addAction(UIAlertAction(title: title, style: style) { [log] _ in log.add(title) })
    }
    configure(alert)
    alert.popoverPresentationController?.sourceView = label
    let window = mount(base)
    base.present(alert, animated: false)
    UIApplication.shared.settle()
    return (alert, window)
  }

  private func read(_ window: UIWindow) -> [String?] {
    UIAccessibility.elements(in: window).map(\.accessibilityLabel)
  }

  @Test func `Of an alert title, message, fields and buttons are read, and what is behind when it is gone`() {
    UIApplication().run {
      let window = present(.alert) { alert in
        alert.addTextField { $0.accessibilityLabel = "Login" }
        alert.actions[1].isEnabled = false
      }.window
      expectEqual(read(window), ["Title", "Message", "Login", "Yes", "No", "Cancel"])
      let elements = UIAccessibility.elements(in: window)
      expectEqual(elements[0].accessibilityTraits, .staticText)
      expectEqual(elements[3].accessibilityTraits, [.button, .notEnabled])
      expectEqual(elements[5].accessibilityTraits, .button)
    }
    UIApplication().run {
      let (alert, window) = present(.alert)
      alert.dismiss(animated: true)
      UIApplication.shared.settle()
      expectEqual(read(window), ["Behind"])
    }
  }

  @Test func `Of a sheet the button that cancels is read last, of a popover its veil`() throws {
    UIApplication().run {
      expectEqual(read(present(.actionSheet).window), ["Title", "Message", "Yes", "No", "Cancel"])
    }
    try UIApplication(device: .iPad).run {
      let window = present(.actionSheet).window
      expectEqual(read(window), ["Title", "Message", "Yes", "No", "dismiss popup"])
      let veil = try #require(UIAccessibility.elements(in: window).last as? UIView)
      expectEqual(veil.accessibilityIdentifier, "PopoverDismissRegion")
      expectTrue(veil.accessibilityActivate())
      UIApplication.shared.settle()
      expectEqual(log.lines, ["Cancel"])
      expectEqual(read(window), ["Behind"])
    }
  }

  @Test func `The gesture that leaves what is modal cancels, if a button does that`() {
    forEachRow([
      (VirtualDevice.iPad, UIAlertController.Style.actionSheet), (.iPhone, .actionSheet), (.iPhone, .alert),
    ]) { device, style in
      let suite = Self()
      UIApplication(device: device).run {
        let (alert, window) = suite.present(style)
        expectTrue(alert.accessibilityPerformEscape())
        UIApplication.shared.settle()
        expectEqual(suite.log.lines, ["Cancel"])
        expectNil(alert.view.window)
        expectEqual(read(window), ["Behind"])
      }
    }
    UIApplication().run {
      let (base, alert) = (
        UIViewController(), UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      )
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      mount(base)
      base.present(alert, animated: false)
      UIApplication.shared.settle()
      expectFalse(alert.accessibilityPerformEscape())
      #expect(base.presentedViewController === alert)
    }
  }

  @Test func `What is behind a sheet that leaves it bright is read, too`() throws {
    try UIApplication().run {
      let (base, sheet) = (UIViewController(), UIViewController())
      let behind = UILabel(frame: CGRect(x: 0, y: 100, width: 50, height: 20))
      behind.text = "Behind"
      base.view.addSubview(behind)
      let window = mount(base)
      let presentation = try #require(sheet.sheetPresentationController)
      presentation.detents = [.medium(), .large()]
      base.present(sheet, animated: false)
      UIApplication.shared.settle()
      expectEqual(read(window), [])
      presentation.largestUndimmedDetentIdentifier = .medium
      UIApplication.shared.settle()
      expectEqual(read(window), ["Behind"])
    }
  }
}
