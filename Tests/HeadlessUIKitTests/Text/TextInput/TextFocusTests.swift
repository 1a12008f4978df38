import Expectations
import Testing

@testable import HeadlessUIKit

/// Text inputs below a recognizer that hides the keyboard, like most apps with forms have.
@Suite @MainActor struct TextFocusTests {
  private typealias Input = @MainActor (CGRect) -> UIView

  private static let inputs: [(String, Input)] = [
    ("field", { UITextField(frame: $0) }), ("text view", { UITextView(frame: $0) }),
    ("search", { UISearchTextField(frame: $0) }),
  ]

  @Test func `A tap on a text input focuses it, and a tap elsewhere hides the keyboard`() {
    forEachRow(Self.inputs.flatMap { input in [true, false].map { (input.0, input.1, $0) } }) {
      _, make, cancels in
      onStage { stage in
        let frames = [
          CGRect(x: 0, y: 0, width: 200, height: 40), CGRect(x: 0, y: 60, width: 200, height: 40),
        ]
        let inputs = frames.map(make)
        inputs.forEach(stage.box.addSubview)
        let tap = stage.add(taps(), "tap")
        tap.cancelsTouchesInView = cancels
        tap.addAction { [box = stage.box] _ in box.endEditing(true) }
        for (place, focused) in [(0, inputs[0]), (1, inputs[1]), (1, inputs[1]), (0, inputs[0])] {
          stage.fingers.tap(inputs[place].convert(CGPoint(x: 60, y: 20), to: nil))
          expectTrue(UIApplication.shared.firstResponder === focused)
          stage.fingers.pass(1)
        }
        expectEqual(stage.log.lines.filter { $0.hasPrefix("tap") }, [])
        stage.fingers.tap(CGPoint(x: 200, y: 290))
        expectTrue(UIApplication.shared.firstResponder == nil)
        expectEqual(stage.log.lines.filter { $0.hasPrefix("tap") }, ["tap ended"])
      }
    }
  }

  @Test func `An input that takes no focus leaves the tap to the views around it`() {
    let disabled = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    disabled.isEnabled = false
    let text = UITextView(frame: disabled.frame)
    (text.isEditable, text.isSelectable) = (false, false)
    forEachRow([disabled, text]) { (input: UIView) in
      onStage { stage in
        stage.box.addSubview(input)
        stage.add(taps(), "tap")
        stage.fingers.tap(input.convert(CGPoint(x: 60, y: 20), to: nil))
        expectEqual(stage.log.lines.filter { $0.hasPrefix("tap") }, ["tap ended"])
        expectTrue(UIApplication.shared.firstResponder == nil)
      }
    }
  }

  @Test func `Both are recognized where a delegate agrees, the input first`() {
    onStage { stage in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      stage.box.addSubview(field)
      stage.together = true
      let tap = stage.add(taps(), "tap")
      tap.delegate = stage
      tap.addAction { _ in stage.log.add(field.isFirstResponder ? "focused" : "not focused") }
      stage.fingers.tap(field.convert(CGPoint(x: 60, y: 20), to: nil))
      expectEqual(stage.log.lines, ["tap ended", "focused"])
    }
  }

  @Test func `The clear button clears, and the focus stays`() {
    onStage { stage in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      (field.text, field.clearButtonMode) = ("text", .always)
      stage.box.addSubview(field)
      stage.add(taps(), "tap").addAction { [box = stage.box] _ in box.endEditing(true) }
      field.becomeFirstResponder()
      UIApplication.shared.layoutWindowsIfNeeded()
      let button = field.clearButtonRect(forBounds: field.bounds)
      stage.fingers.tap(field.convert(CGPoint(x: button.midX, y: button.midY), to: nil))
      expectEqual(field.text, "")
      expectTrue(field.isFirstResponder)
    }
  }

  @Test func `A field sends the events of its touches as before`() {
    onStage { stage in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      stage.box.addSubview(field)
      for (name, event) in [
        ("down", .touchDown), ("up", .touchUpInside), ("editing", .editingDidBegin), ("cancel", .touchCancel),
      ] as [(String, UIControl.Event)] {
        field.addAction(UIAction { _ in stage.log.add(name) }, for: event)
      }
      stage.fingers.tap(field.convert(CGPoint(x: 60, y: 20), to: nil))
      expectEqual(stage.log.lines.sorted(), ["down", "editing", "up"])
    }
  }
}
