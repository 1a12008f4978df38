import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIAlertControllerTests {
  let log = Log()

  private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    UIAlertAction(title: title, style: style) { [log] in log.add($0.title ?? "") }
  }

  /// Presents an alert of actions, and lets it appear.
  @discardableResult
  private func present(
    _ actions: UIAlertAction..., message: String? = "Message", as style: UIAlertController.Style = .alert
  ) -> (alert: UIAlertController, window: UIWindow) {
    let (base, alert) = (
      UIViewController(), UIAlertController(title: "Title", message: message, preferredStyle: style)
    )
    let window = mount(base)
    actions.forEach(alert.addAction)
    base.present(alert, animated: true)
    UIApplication.shared.settle()
    return (alert, window)
  }

  /// Presents an alert with a field, and waits for the keyboard.
  private func presentAlertWithField() -> UIAlertController {
    let (base, alert) = (
      UIViewController(), UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
    )
    alert.addTextField()
    alert.addAction(action("OK"))
    mount(base)
    base.present(alert, animated: false)
    UIApplication.shared.settle()
    return alert
  }

  private func buttons(below view: UIView) -> [UIButton] {
    (view as? _UIAlertControllerActionView).map { [$0] } ?? view.subviews.flatMap(buttons)
  }

  private func middle(of view: UIView) -> CGPoint {
    let frame = view.convert(view.bounds, to: nil)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test func `An alert is 270 points wide and in the middle, a sheet at the bottom in two parts`() {
    UIApplication().run {
      let (alert, window) = present(action("OK"))
      let box = alert.view.subviews[0]
      expectEqual(box.frame.width, 270)
      expectEqual(box.frame.midX, window.bounds.midX)
      expectEqual(alert.modalPresentationStyle, .overFullScreen)
      expectEqual(alert.view.frame, window.bounds)
    }
    UIApplication().run {
      let alert = present(action("Cancel", .cancel), action("A"), action("B"), as: .actionSheet).alert
      let boxes = alert.view.subviews
      expectEqual(boxes.map { buttons(below: $0).map(\.currentTitle) }, [["A", "B"], ["Cancel"]])
      expectEqual(boxes.map(\.frame.minX), [8, 8])
      expectEqual(boxes.map(\.frame.width), [374, 374])
      expectEqual(boxes[1].frame.maxY, 810)
      expectEqual(boxes[1].frame.minY - boxes[0].frame.maxY, 8)
    }
  }

  @Test func `The action that cancels stands first of two side by side, and last in a column`() {
    UIApplication().run {
      let all = buttons(below: present(action("Go"), action("Cancel", .cancel)).alert.view)
      expectEqual(all.map(\.currentTitle), ["Cancel", "Go"])
      expectEqual(all.map(\.frame.minX), [0, 135])
      expectEqual(all.map { $0.titleLabel?.font.name }, ["semibold-17", "regular-17"])
    }
    forEachRow([["A"], ["A", "B"], ["A title that is far too long for half of an alert"]] as [[String]]) {
      titles in
      UIApplication().run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(action("Cancel", .cancel))
        titles.forEach { alert.addAction(action($0)) }
        let base = UIViewController()
        mount(base)
        base.present(alert, animated: false)
        UIApplication.shared.settle()
        let isColumn = titles != ["A"]
        expectEqual(
          buttons(below: alert.view).map(\.currentTitle), (isColumn ? titles + ["Cancel"] : ["Cancel", "A"]))
      }
    }
  }

  @Test func `A tap runs the handler once the alert is gone, but not that of a disabled action`() {
    UIApplication().run {
      let (alert, window) = present(action("Delete", .destructive))
      let button = buttons(below: alert.view)[0]
      expectEqual(button.currentTitleColor, .systemRed)
      tap(in: window, at: middle(of: button))
      expectEmpty(log.lines)
      UIApplication.shared.settle()
      expectEqual(log.take(), ["Delete"])
      expectNil(alert.view.window)
      expectNil(alert.presentingViewController)
    }
    UIApplication().run {
      let ok = action("OK")
      ok.isEnabled = false
      let (alert, window) = present(ok)
      let button = buttons(below: alert.view)[0]
      tap(in: window, at: middle(of: button))
      UIApplication.shared.settle()
      expectEmpty(log.lines)
      ok.isEnabled = true
      tap(in: window, at: middle(of: button))
      UIApplication.shared.settle()
      expectEqual(log.lines, ["OK"])
    }
  }

  @Test func `The preferred action has the heavier title`() {
    UIApplication().run {
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      let (cancel, save) = (action("Cancel", .cancel), action("Save"))
      [cancel, save].forEach(alert.addAction)
      alert.preferredAction = save
      let base = UIViewController()
      mount(base)
      base.present(alert, animated: false)
      UIApplication.shared.settle()
      expectEqual(
        buttons(below: alert.view).map { $0.titleLabel?.font.name }, ["regular-17", "semibold-17"])
    }
  }

  @Test func `Text fields are configured when they are added, and the first takes text`() {
    UIApplication().run {
      let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
      expectNil(alert.textFields)
      alert.addTextField { $0.placeholder = "Login" }
      alert.addTextField { $0.isSecureTextEntry = true }
      expectEqual(alert.textFields?.map(\.placeholder), ["Login", nil])
      let base = UIViewController()
      mount(base)
      base.present(alert, animated: false)
      UIApplication.shared.settle()
      expectEqual(alert.textFields?.map(\.isFirstResponder), [true, false])
    }
  }

  @Test func `An alert with a field is as a whole in the middle of what the keyboard leaves`() throws {
    try UIApplication(device: .iPhone, orientation: .landscapeLeft).run {
      let alert = presentAlertWithField()
      let box = try #require(alert.view.subviews.first)
      #expect(box.frame.maxY <= alert.view.keyboardLayoutGuide.layoutFrame.minY - 20)
      let scrollView = try #require(box.subviews.compactMap { $0 as? UIScrollView }.first)
      expectEqual(scrollView.bounds.height, scrollView.contentSize.height)
    }
    forEachRow([VirtualDevice.iPhone, .iPad]) { device in
      try UIApplication(device: device).run {
        let alert = presentAlertWithField()
        let keyboard = try #require(UIApplication.shared.keyboardFrame)
        let (box, safeArea) = (alert.view.subviews[0], alert.view.safeAreaLayoutGuide.layoutFrame)
        #expect(abs(box.frame.midY - (safeArea.minY + keyboard.minY) / 2) <= 0.5, "\(device)")
        alert.view.endEditing(true)
        UIApplication.shared.settle()
        #expect(abs(box.frame.midY - safeArea.midY) <= 0.5, "\(device)")
      }
    }
  }

  @Test func `A long message scrolls between the edges of the safe area`() {
    UIApplication().run {
      let message = String(repeating: "It was the best of times. ", count: 200)
      let alert = present(action("OK"), message: message).alert
      let box = alert.view.subviews[0]
      #expect(box.frame.minY >= 47)
      #expect(box.frame.maxY <= 810)
      let scrollView = box.subviews.compactMap { $0 as? UIScrollView }.first
      #expect((scrollView?.contentSize.height ?? 0) > (scrollView?.bounds.height ?? 0))
    }
  }

  @Test func `A second action that cancels, and a text field in a sheet, trap`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        for _ in 1...2 { alert.addAction(UIAlertAction(title: "Cancel", style: .cancel)) }
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
      }
    }
  }

  @Test func `What UIKit refuses leaves the alert as it was`() {
    var raised: [UIException] = []
    UIApplication().run {
      UIApplication.shared.exceptionHandler = { raised.append($0) }
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
      let cancel = action("Cancel", .cancel)
      alert.addAction(cancel)
      alert.preferredAction = cancel
      alert.addAction(action("Again", .cancel))
      alert.addTextField()
      alert.preferredAction = action("Other")
      expectEqual(alert.actions.map(\.title), ["Cancel"])
      expectNil(alert.textFields)
      #expect(alert.preferredAction === cancel)
    }
    expectEqual(
      raised.map(\.reason),
      [
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert",
        "Setting preferredAction to an action that is not contained in the actions array is not supported",
      ])
  }
}
