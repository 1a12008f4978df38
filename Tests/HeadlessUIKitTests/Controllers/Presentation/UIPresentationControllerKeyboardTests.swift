import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UIPresentationControllerKeyboardTests {
  let log = Log()

  /// Logs the events of a field.
  private final class Delegate: UITextFieldDelegate {
    let log: Log
    var endsEditing = true
    init(_ log: Log) { self.log = log }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { endsEditing }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.add("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.add("end") }
  }

  private var keyboard: UIKeyboard { UIApplication.shared.keyboard }

  /// A controller with a field that takes text.
  private func controllerInEditing() -> (controller: UIViewController, field: UITextField) {
    let (controller, field) = (
      UIViewController(), UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    )
    controller.view.addSubview(field)
    mount(controller)
    field.becomeFirstResponder()
    UIApplication.shared.settle()
    return (controller, field)
  }

  private func present(
    _ controller: UIViewController, as style: UIModalPresentationStyle? = nil, over base: UIViewController
  ) {
    if let style { controller.modalPresentationStyle = style }
    controller.popoverPresentationController?.sourceView = base.view
    base.present(controller, animated: true)
    UIApplication.shared.settle()
  }

  @Test func `What is presented, alerts too, takes the keyboard down, and the field has it again`() {
    forEachRow([
      UIModalPresentationStyle.automatic, .pageSheet, .fullScreen, .overFullScreen, .currentContext, .custom,
    ]) { style in
      UIApplication().run {
        let (base, field) = controllerInEditing()
        present(UIViewController(), as: style, over: base)
        expectFalse(keyboard.isShown)
        expectFalse(field.isFirstResponder)
        base.dismiss(animated: true)
        UIApplication.shared.settle()
        expectTrue(keyboard.isShown)
        expectTrue(field.isFirstResponder)
      }
    }
    forEachRow([UIAlertController.Style.alert, .actionSheet]) { style in
      UIApplication().run {
        let (base, field) = controllerInEditing()
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: style)
        let action = UIAlertAction(title: "OK", style: .default) { [log] _ in log.add("\(field.isEditing)") }
        alert.addAction(action)
        present(alert, over: base)
        expectFalse(keyboard.isShown)
        action.button?.sendActions(for: .touchUpInside)
        UIApplication.shared.settle()
        expectEqual(log.take(), ["true"])
        expectTrue(keyboard.isShown)
      }
    }
  }

  @Test func `Form sheets and popovers leave it up, unless a popover is a sheet in a narrow window`() {
    forEachRow([
      (VirtualDevice.iPhone, UIModalPresentationStyle.formSheet, true), (.iPad, .formSheet, true),
      (.iPad, .popover, true), (.iPhone, .popover, false),
    ]) { device, style, staysUp in
      UIApplication(device: device).run {
        let (base, field) = controllerInEditing()
        present(UIViewController(), as: style, over: base)
        expectEqual(field.isFirstResponder, staysUp)
        expectEqual(keyboard.isShown, staysUp)
      }
    }
  }

  private final class Quiet: UIViewController {
    override var disablesAutomaticKeyboardDismissal: Bool { true }
  }

  @Test func `A controller can leave it up, and in the current context only a field in there gives it up`() {
    UIApplication().run {
      let (base, field) = controllerInEditing()
      present(Quiet(), as: .pageSheet, over: base)
      expectTrue(field.isFirstResponder)
    }
    UIApplication().run {
      let (base, field) = controllerInEditing()
      let column = UIViewController()
      column.definesPresentationContext = true
      base.addChild(column)
      base.view.addSubview(column.view)
      column.didMove(toParent: base)
      present(UIViewController(), as: .overCurrentContext, over: column)
      expectTrue(field.isFirstResponder)
    }
  }

  @Test func `The field's delegate hears of both, and may keep the keyboard`() {
    UIApplication().run {
      let (base, field) = controllerInEditing()
      let delegate = Delegate(log)
      (field.delegate, field.text) = (delegate, "half a wo")
      present(UIViewController(), over: base)
      expectEqual(log.take(), ["end"])
      base.dismiss(animated: true)
      expectEmpty(log.take())
      UIApplication.shared.settle()
      expectEqual(log.take(), ["begin"])
      expectEqual(field.text, "half a wo")
    }
    UIApplication().run {
      let (base, field) = controllerInEditing()
      let delegate = Delegate(log)
      delegate.endsEditing = false
      field.delegate = delegate
      present(UIViewController(), over: base)
      expectTrue(field.isFirstResponder)
      expectTrue(keyboard.isShown)
    }
  }

  @Test func `A presented field has the keyboard while it is there, and the lowest one at the end`() {
    UIApplication().run {
      let (base, field) = controllerInEditing()
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      alert.addTextField()
      present(alert, over: base)
      expectEqual(alert.textFields?.first?.isFirstResponder, true)
      expectTrue(keyboard.isShown)
      base.dismiss(animated: true)
      UIApplication.shared.settle()
      expectTrue(field.isFirstResponder)
      expectTrue(keyboard.isShown)
    }
    UIApplication().run {
      let (base, field) = controllerInEditing()
      let (sheet, inner) = (
        UIViewController(), UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
      )
      sheet.view.addSubview(inner)
      present(sheet, over: base)
      inner.becomeFirstResponder()
      present(UIViewController(), over: sheet)
      expectFalse(inner.isFirstResponder)
      sheet.dismiss(animated: true)
      UIApplication.shared.settle()
      expectTrue(inner.isFirstResponder)
      present(UIViewController(), over: sheet)
      base.dismiss(animated: true)
      UIApplication.shared.settle()
      expectTrue(field.isFirstResponder)
    }
  }

  @Test func `A field that is gone, or another one in editing, is left alone`() {
    UIApplication().run {
      let (base, field) = controllerInEditing()
      present(UIViewController(), over: base)
      field.removeFromSuperview()
      base.dismiss(animated: true)
      UIApplication.shared.settle()
      expectFalse(field.isFirstResponder)
      expectFalse(keyboard.isShown)
      let other = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
      [field, other].forEach(base.view.addSubview)
      field.becomeFirstResponder()
      present(UIViewController(), over: base)
      other.becomeFirstResponder()
      base.dismiss(animated: true)
      UIApplication.shared.settle()
      expectTrue(other.isFirstResponder)
    }
  }
}
