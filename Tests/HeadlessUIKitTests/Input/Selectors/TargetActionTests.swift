import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct TargetActionTests {
  private let receiver = Receiver()
  private let button = UIButton()

  @Test
  func `A control sends selectors and runs actions in the order of adding, one selector to one target once`()
  {
    button.addTarget(receiver, action: Receiver.tapped, for: .touchUpInside)
    button.addAction(UIAction { [receiver] _ in receiver.log.add("action") }, for: .touchUpInside)
    button.addTarget(receiver, action: Receiver.tap, for: [.touchUpInside, .touchDown])
    button.sendActions(for: .touchUpInside)
    expectEqual(receiver.log.take(), ["tapped by UIButton", "action", "tap"])
    expectEqual(button.allControlEvents, [.touchUpInside, .touchDown])
    for _ in 1...2 { button.addTarget(receiver, action: Receiver.tap, for: .touchDown) }
    button.sendActions(for: .touchDown)
    expectEqual(receiver.log.take(), ["tap"])
  }

  @Test func `A removed target gets nothing more`() {
    forEachRow([0, 1, 2, 3]) { way in
      let button = UIButton()
      button.addTarget(receiver, action: Receiver.tap, for: [.touchDown, .valueChanged])
      switch way {
      case 0: button.removeTarget(receiver, action: Receiver.tap, for: .touchDown)
      case 1: button.removeTarget(receiver, action: nil, for: .touchDown)
      case 2: button.removeTarget(nil, action: nil, for: .touchDown)
      default: button.removeTarget(nil, action: Receiver.tap, for: .allTouchEvents)
      }
      button.sendActions(for: .touchDown)
      expectEqual(receiver.log.take(), [])
      button.sendActions(for: .valueChanged)
      expectEqual(receiver.log.take(), ["tap"])
      expectEqual(button.actions(forTarget: receiver, forControlEvent: .valueChanged), ["tap"])
      expectNil(button.actions(forTarget: receiver, forControlEvent: .touchDown))
    }
  }

  @Test func `A target is not kept alive, and gets nothing when it is gone`() {
    let log = receiver.log
    weak var target: Receiver?
    do {
      let temporary = Receiver()
      target = temporary
      button.addTarget(temporary, action: Receiver.tap, for: .touchDown)
    }
    expectNil(target)
    button.sendActions(for: .touchDown)
    expectEqual(log.take(), [])
  }

  @Test func `A touch is the event of what it sends`() {
    let application = UIApplication()
    application.run {
      let window = UIWindow()
      let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      control.addTarget(receiver, action: Receiver.tappedWithEvent, for: .touchDown)
      window.addSubview(control)
      control.touchesBegan([UITouch(in: window, at: .zero)], with: UIEvent(touches: []))
      expectEqual(receiver.log.take(), ["tapped with event"])
      control.sendActions(for: .touchDown)
      expectEqual(receiver.log.take(), ["tapped with no event"])
    }
  }

  @Test func `Without a target the first responder that can is the receiver, others pass the action on`() {
    let application = UIApplication()
    application.run {
      let sender = UIView()
      let chain = [Receiver(), Receiver()]
      chain[0].following = chain[1]
      #expect(!application.sendAction(Receiver.tap, to: nil, from: sender, for: nil))
      #expect(application.sendAction(Receiver.tapped, to: nil, from: chain[0], for: nil))
      expectEqual(chain[0].log.take(), ["tapped by Receiver"])
      expectEqual(chain[1].log.take(), [])
    }
    class Refusing: Receiver {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    }
    let (first, second) = (Refusing(), Receiver())
    first.following = second
    #expect(first.target(forAction: Receiver.tap, withSender: nil) as? Receiver === second)
  }

  @Test func `A recognizer and a bar button item send themselves, an item unless it has a primary action`() {
    let recognizer = UITapGestureRecognizer(target: receiver, action: Receiver.tapped)
    recognizer.addTarget(receiver, action: Receiver.tap)
    recognizer.performActions()
    expectEqual(receiver.log.take(), ["tapped by UITapGestureRecognizer", "tap"])
    recognizer.removeTarget(receiver, action: Receiver.tapped)
    recognizer.performActions()
    expectEqual(receiver.log.take(), ["tap"])
    recognizer.removeTarget(nil, action: nil)
    recognizer.performActions()
    expectEqual(receiver.log.take(), [])
    let items = [
      UIBarButtonItem(title: "A", style: .done, target: receiver, action: Receiver.tapped),
      UIBarButtonItem(image: nil, style: .plain, target: receiver, action: Receiver.tap),
      UIBarButtonItem(barButtonSystemItem: .save, target: receiver, action: Receiver.tap),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
    ]
    for item in items { item.performAction() }
    expectEqual(receiver.log.take(), ["tapped by UIBarButtonItem", "tap", "tap"])
    items[0].primaryAction = UIAction { [receiver] _ in receiver.log.add("action") }
    items[0].performAction()
    expectEqual(receiver.log.take(), ["action"])
  }

  @Test func `A key command is sent along the responder chain`() {
    forEachRow([([], ["tapped by UIKeyCommand"]), (.disabled, [])] as [(UIMenuElement.Attributes, [String])])
    { attributes, lines in
      let command = UIKeyCommand(title: "A", action: Receiver.tapped, input: "a", attributes: attributes)
      if command.isTriggered(by: "a", []) { command.perform(along: [UIButton(), receiver, Receiver()]) }
      expectEqual(receiver.log.take(), lines)
    }
  }
}
