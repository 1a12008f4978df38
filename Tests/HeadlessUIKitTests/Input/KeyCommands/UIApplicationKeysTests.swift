import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UIApplicationKeysTests {
  /// Adds a shortcut that logs a line.
  private func add(
    _ input: String, _ flags: UIKeyModifierFlags = .command, to controller: UIViewController,
    saying line: String, in log: Log
  ) {
    controller.addKeyCommand(
      UIKeyCommand(title: line, input: input, modifierFlags: flags) { log.add($0.title) })
  }

  @Test func `Keys go to the controller in front, or the first responder, and on along the chain`() {
    UIApplication().run {
      let (log, root, page) = (Log(), UINavigationController(), UIViewController())
      root.setViewControllers([UIViewController(), page], animated: false)
      add("k", to: root.viewControllers[0], saying: "behind", in: log)
      add("k", to: page, saying: "page", in: log)
      add("k", to: root, saying: "stack", in: log)
      add("j", to: root, saying: "stack too", in: log)
      mount(root)
      #expect(UIApplication.shared.pressKey("k", modifierFlags: .command))
      #expect(UIApplication.shared.pressKey("j", modifierFlags: .command))
      #expect(!UIApplication.shared.pressKey("i", modifierFlags: .command))
      expectEqual(log.lines, ["page", "stack too"])
    }
    UIApplication().run {
      let (log, root) = (Log(), UIViewController())
      let children = [UIViewController(), UIViewController()]
      let field = UITextField()
      for (child, name) in zip(children, ["first", "second"]) {
        root.addChild(child)
        root.view.addSubview(child.view)
        add("k", to: child, saying: name, in: log)
      }
      children[1].view.addSubview(field)
      mount(root)
      #expect(!UIApplication.shared.pressKey("k", modifierFlags: .command))
      field.becomeFirstResponder()
      #expect(UIApplication.shared.pressKey("k", modifierFlags: .command))
      expectEqual(log.lines, ["second"])
      expectEqual(field.text, "")
    }
  }

  @Test func `What is presented keeps keys from what is behind, a first responder too`() {
    forEachRow([UIModalPresentationStyle.pageSheet, .fullScreen, .overCurrentContext]) { style in
      UIApplication().run {
        let (log, root, sheet) = (Log(), UIViewController(), UIViewController())
        let field = UITextField()
        root.view.addSubview(field)
        root.definesPresentationContext = true
        add("k", to: root, saying: "root", in: log)
        add("j", to: sheet, saying: "sheet", in: log)
        mount(root)
        field.becomeFirstResponder()
        sheet.modalPresentationStyle = style
        root.present(sheet, animated: false)
        UIApplication.shared.settle()
        expectTrue(!UIApplication.shared.pressKey("k", modifierFlags: .command))
        expectTrue(UIApplication.shared.pressKey("j", modifierFlags: .command))
        root.dismiss(animated: false)
        UIApplication.shared.settle()
        expectTrue(UIApplication.shared.pressKey("k", modifierFlags: .command))
        expectEqual(log.lines, ["sheet", "root"])
      }
    }
  }

  @Test func `Keys without command type into the field, unless a shortcut comes first`() {
    UIApplication().run {
      let (log, controller, field) = (Log(), UIViewController(), UITextField())
      controller.view.addSubview(field)
      add("a", [], to: controller, saying: "a", in: log)
      let prior = UIKeyCommand(title: "b", input: "b") { log.add($0.title) }
      prior.wantsPriorityOverSystemBehavior = true
      controller.addKeyCommand(prior)
      add(UIKeyCommand.inputEscape, [], to: controller, saying: "escape", in: log)
      mount(controller)
      field.becomeFirstResponder()
      for key in ["a", "b", "c", "c", "\u{8}", UIKeyCommand.inputEscape] {
        #expect(UIApplication.shared.pressKey(key))
      }
      #expect(UIApplication.shared.pressKey("d", modifierFlags: .shift))
      expectEqual(field.text, "acD")
      expectEqual(log.take(), ["b", "escape"])
      field.resignFirstResponder()
      #expect(UIApplication.shared.pressKey("a"))
      #expect(!UIApplication.shared.pressKey("c"))
      expectEqual(log.take(), ["a"])
    }
  }

  @Test func `An application in the background hears no keys`() {
    UIApplication().run {
      let (log, controller) = (Log(), UIViewController())
      add("k", to: controller, saying: "k", in: log)
      mount(controller)
      UIApplication.shared.sendToBackground()
      #expect(!UIApplication.shared.pressKey("k", modifierFlags: .command))
      UIApplication.shared.bringToForeground()
      #expect(UIApplication.shared.pressKey("k", modifierFlags: .command))
      expectEqual(log.lines, ["k"])
    }
  }
}
