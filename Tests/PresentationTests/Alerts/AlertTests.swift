import Expectations
import Flow
import Foundation
import HeadlessUIKit
import Testing

@testable import Presentation

@Suite @MainActor struct AlertTests {
  let log = Log()

  private func alert(style: UIAlertAction.Style = .cancel) -> Alert<Bool> {
    Alert(
      title: "Sure?", message: "Really?",
      actions: .init(title: "Yes") { true }, .init(title: "No") { false },
      .init(title: "Cancel", style: style) { throw Failure(name: "cancelled") })
  }

  private func presentedAlert(_ base: UIViewController) throws -> UIAlertController {
    try #require(base.presentedViewController as? UIAlertController)
  }

  @Test func `S23, S23b, S23c: The button that is tapped is the result, what it throws too, also as a sheet`()
  {
    forEachRow([("Yes", "result true"), ("No", "result false"), ("Cancel", "result cancelled")]) {
      title, result in
      let log = Log()
      try onStage(UINavigationController(rootViewController: UIViewController())) { navigation in
        log.follow(navigation.present(alert()))
        settle()
        expectEqual(try presentedAlert(navigation).preferredStyle, .alert)
        expectEqual(navigation.viewControllers.count, 1)
        try tapButton(title)
        expectEqual(log.take(), [result])
        expectNil(navigation.presentedViewController)
      }
    }
    forEachRow([("Yes", "result true"), ("Cancel", "result cancelled")]) { title, result in
      let log = Log()
      try onStage(UIViewController()) { base in
        log.follow(base.present(alert(), style: .sheet()))
        settle()
        expectEqual(try presentedAlert(base).preferredStyle, .actionSheet)
        try tapButton(title)
        expectEqual(log.lines, [result])
        expectNil(base.presentedViewController)
      }
    }
  }

  @Test func `Only an alert can be a sheet, be it one of UIKit's own`() throws {
    try onStage(UIViewController()) { base in
      log.follow(base.present(UIViewController(), style: .sheet()))
      expectEqual(log.take(), ["result presentationNotPossible"])
      let plain = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      plain.addAction(UIAlertAction(title: "OK", style: .default) { [log] _ in log.add("OK") })
      base.present(plain, style: .sheet(from: base.view))
      settle()
      expectEqual(try presentedAlert(base).preferredStyle, .actionSheet)
      try tapButton("OK")
      expectEqual(log.lines, ["OK"])
    }
  }

  @Test func `On a tablet a sheet is a popover at its source, or in the middle of the presenter`()
    throws
  {
    try onStage(UIViewController(), device: .iPad) { base in
      let source = UIView(frame: CGRect(x: 300, y: 200, width: 100, height: 50))
      base.view.addSubview(source)
      base.present(alert(), style: .sheet(from: source, rect: CGRect(x: 0, y: 0, width: 20, height: 50)))
      settle()
      let sheet = try presentedAlert(base)
      let frame = sheet.view.convert(sheet.view.bounds, to: nil)
      expectEqual(sheet.popoverPresentationController?.arrowDirection, .up)
      expectEqual(frame.midX, 310)
      expectEqual(frame.minY, 263)
      sheet.dismiss(animated: false)
      settle()
      base.present(alert(), style: .sheet())
      settle()
      let middle = try #require(presentedAlert(base).popoverPresentationController)
      #expect(middle.sourceView === base.view)
      expectEqual(middle.sourceRect, CGRect(x: 410, y: 590, width: 1, height: 1))
      UIApplication.shared.rotate(to: .landscapeLeft)
      settle()
      expectEqual(middle.sourceRect, CGRect(x: 590, y: 410, width: 1, height: 1))
    }
  }

  @Test func `A tap beside the popover of a sheet cancels, or else dismisses`() {
    forEachRow([(UIAlertAction.Style.cancel, "result cancelled"), (.default, "result dismissed")]) {
      style, result in
      let log = Log()
      try onStage(UIViewController(), device: .iPad) { base in
        log.follow(base.present(alert(style: style), style: .sheet()))
        settle()
        try tap(at: CGPoint(x: 20, y: 900))
        expectEqual(log.lines, [result])
        expectNil(base.presentedViewController)
      }
    }
  }

  @Test func `Fields are prepared, then have their texts, which come in their order`() throws {
    try onStage(UIViewController()) { base in
      let alert = Alert<String>(
        title: "Name",
        fields: [
          .init(initial: "Ada") { $0.text = "overwritten" }, .init { $0.placeholder = "Last name" },
        ], actions: .init(title: "OK") { (texts: [String]) in texts.joined(separator: "+") })
      log.follow(base.present(alert))
      settle()
      let fields = try #require(presentedAlert(base).textFields)
      expectEqual(fields.map(\.text), ["Ada", ""])
      expectEqual(fields[1].placeholder, "Last name")
      fields[1].becomeFirstResponder()
      fields[1].insertText("L.")
      try tapButton("OK")
      expectEqual(log.lines, ["result Ada+L."])
    }
  }

  @Test func `A button can be tapped as the texts want it, at the beginning and with each change`()
    throws
  {
    try onStage(UIViewController()) { base in
      var add = Alert<String>.Action(title: "Add") { $0[0] }
      add.enabledPredicate = { $0[0].count > 1 }
      log.follow(base.present(Alert(title: "Add", fields: [.init(initial: "a")], actions: add)))
      settle()
      let alert = try presentedAlert(base)
      let field = try #require(alert.textFields?.first)
      expectFalse(alert.actions[0].isEnabled)
      field.becomeFirstResponder()
      field.insertText("b")
      expectTrue(alert.actions[0].isEnabled)
      field.deleteBackward()
      expectFalse(alert.actions[0].isEnabled)
      try tapButton("Add")
      expectEmpty(log.lines)
    }
  }

  @Test func `Alerts come one after the other, and a cancelled one goes`() throws {
    try onStage(UIViewController()) { base in
      log.follow(base.present(alert()), as: "first")
      log.follow(base.present(alert()), as: "second")
      settle()
      try tapButton("Yes")
      expectEqual(log.lines, ["first true"])
      #expect(base.presentedViewController is UIAlertController)
      try tapButton("No")
      expectEqual(log.take(), ["first true", "second false"])
    }
    forEachRow([PresentationStyle.modal, .sheet()]) { style in
      onStage(UIViewController()) { base in
        let future = base.present(alert(), style: style)
        settle()
        #expect(base.presentedViewController is UIAlertController, "\(style)")
        future.cancel()
        settle()
        expectNil(base.presentedViewController)
      }
    }
  }

  @Test func `An alert has a name in logs, labels of its buttons, and their color, or that of all alerts`()
    throws
  {
    try onStage(UIViewController()) { base in
      base.present(alert())
      settle()
      let alert = try presentedAlert(base)
      expectEqual(alert.presentationIdentifier, "Alert<Bool>(message: Really?, title: Sure?)")
      expectEqual(alert.actions.map(\.accessibilityLabel), ["Yes", "No", "Cancel"])
    }
    onStage(UIViewController()) { base in
      UIColor.defaultAlertTintColor = .systemRed
      expectEqual(alert().materialize().0.view.tintColor, .systemRed)
      var colored = alert()
      colored.tintColor = .systemGreen
      expectEqual(colored.materialize().0.view.tintColor, .systemGreen)
    }
  }
}
