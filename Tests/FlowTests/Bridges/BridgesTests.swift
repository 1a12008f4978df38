import Expectations
import HeadlessUIKit
import Testing

@testable import Flow

@Suite @MainActor struct BridgesTests {
  let log = Log()

  /// Runs `body` with a controller that is on the screen.
  private func withController(_ body: (UIViewController) -> Void) {
    UIApplication().run {
      let (window, controller) = (UIWindow(), UIViewController())
      window.rootViewController = controller
      window.makeKeyAndVisible()
      UIApplication.shared.settle()
      body(controller)
    }
  }

  @Test
  func `A controller reports those who listen that it is gone, and the size that it would like to have`() {
    var controller: UIViewController? = UIViewController()
    let first = controller?.deallocSignal.onValue { [log] in log.add("first") }
    let second = controller?.deallocSignal.onValue { [log] in log.add("second") }
    controller?.deallocSignal.future.onValue { [log] in log.add("third") }
    second?.dispose()
    expectEmpty(log.lines)
    controller = nil
    expectEqual(log.take(), ["first", "third"])
    first?.dispose()
    do {
      let controller = UIViewController()
      let listening = controller.preferredContentSizeSignal.onValue { [log] in log.add("\($0.width)") }
      controller.preferredContentSize = CGSize(width: 7, height: 1)
      expectEqual(log.lines, ["7.0"])
      listening.dispose()
    }
  }

  @Test func `A button reports taps while somebody listens, to two in their order`() {
    let button = UIButton(type: .system)
    let listening = button.onValue { [log] in log.add("tap") }
    button.sendActions(for: .touchUpInside)
    listening.dispose()
    button.sendActions(for: .touchUpInside)
    expectEqual(log.take(), ["tap"])
    expectTrue(button.allControlEvents.isEmpty)
    do {
      let button = UIButton(type: .system)
      let bag = DisposeBag(
        button.onValue { [log] in log.add("a") }, button.onValue { [log] in log.add("b") })
      button.sendActions(for: .touchUpInside)
      expectEqual(log.lines, ["a", "b"])
      bag.dispose()
    }
  }

  @Test func `Who begins to listen to a button because of a tap is reported the next one`() {
    let button = UIButton(type: .system)
    let (taps, bag) = (button.providedSignal, DisposeBag())
    bag += taps.take(first: 1).onValue { [log] in
      log.add("early")
      bag += taps.onValue { log.add("late") }
    }
    button.sendActions(for: .touchUpInside)
    expectEqual(log.take(), ["early"])
    button.sendActions(for: .touchUpInside)
    expectEqual(log.lines, ["late"])
    bag.dispose()
  }

  @Test func `A bar button item reports taps, besides its action`() {
    withController { controller in
      let item = UIBarButtonItem(title: "Done", primaryAction: UIAction { [log] _ in log.add("action") })
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      controller.view.addSubview(bar)
      let navigationItem = UINavigationItem(title: "Title")
      navigationItem.rightBarButtonItem = item
      bar.items = [navigationItem]
      UIApplication.shared.settle()
      let button = controller.view.firstDescendant { ($0 as? UIButton)?.currentTitle == "Done" } as? UIButton
      let listening = item.onValue { [log] in log.add("tap") }
      button?.sendActions(for: .touchUpInside)
      listening.dispose()
      button?.sendActions(for: .touchUpInside)
      expectEqual(log.lines, ["action", "tap", "action"])
    }
  }

  @Test func `A text field has its text, and reports what the user types and what code sets`() {
    withController { controller in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      controller.view.addSubview(field)
      let listening = field.onValue { [log] in log.add($0) }
      let editing = field.isEditingSignal.onValue { [log] in log.add("editing \($0)") }
      field.becomeFirstResponder()
      field.insertText("ab")
      field.providedSignal.value = "code"
      expectEqual(field.providedSignal.value, "code")
      field.text = "code"
      field.text = "other"
      field.resignFirstResponder()
      expectEqual(log.lines, ["editing true", "ab", "code", "other", "editing false"])
      editing.dispose()
      field.text = "code"
      field.becomeFirstResponder()
      let copy = ReadWriteSignal("")
      let binding = field.atOnce().bindTo(copy)
      expectEqual(copy.value, "code")
      field.insertText("!")
      expectEqual(copy.value, "code!")
      [listening, binding].forEach { $0.dispose() }
    }
  }

  @Test func `Switches, segments and sliders have values`() {
    let (toggle, slider) = (UISwitch(), UISlider())
    let segments = UISegmentedControl(items: ["a", "b"])
    let bag = DisposeBag(
      toggle.onValue { [log] in log.add("\($0)") }, slider.onValue { [log] in log.add("\($0)") },
      segments.onValue { [log] in log.add("\($0)") })
    toggle.isOn = true
    (slider.value, segments.selectedSegmentIndex) = (0.5, 1)
    for control in [toggle, slider, segments] as [UIControl] { control.sendActions(for: .valueChanged) }
    expectEqual(log.lines, ["true", "0.5", "1"])
    bag.dispose()
  }

  @Test func `A view reports its window and of its layout`() {
    withController { controller in
      let view = UIView()
      expectFalse(view.hasWindowSignal.value)
      let bag = DisposeBag(
        view.hasWindowSignal.atOnce().onValue { [log] in log.add("\($0)") },
        view.didLayoutSignal.onValue { [log] in log.add("layout") })
      controller.view.addSubview(view)
      UIApplication.shared.settle()
      UIApplication.shared.layoutWindowsIfNeeded()
      view.removeFromSuperview()
      expectEqual(log.lines, ["false", "true", "layout", "false"])
      bag.dispose()
    }
  }
}

extension UIView {
  /// The first view below this one that meets a condition.
  fileprivate func firstDescendant(where isMatch: (UIView) -> Bool) -> UIView? {
    for view in subviews {
      if isMatch(view) { return view }
      if let match = view.firstDescendant(where: isMatch) { return match }
    }
    return nil
  }
}
