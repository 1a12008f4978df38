import Expectations
import Testing

@testable import HeadlessUIKit

/// Which recognizer wins if one on a view around a control sees the control's touch: "Attaching gesture recognizers
/// to UIKit controls", and `cancelsTouchesInView`.
@Suite @MainActor struct AncestorRecognizerTests {
  /// A class of controls, by the event that its default action sends.
  enum Kind: CaseIterable {
    case button, toggle, stepper, segments, pages, plain, slider

    @MainActor func make() -> (control: UIControl, event: UIControl.Event, point: CGPoint) {
      let frame = CGRect(x: 50, y: 50, width: 100, height: 40)
      let (control, event): (UIControl, UIControl.Event) =
        switch self {
        case .button: (UIButton(frame: frame), .touchUpInside)
        case .toggle: (UISwitch(frame: frame), .valueChanged)
        case .stepper: (UIStepper(frame: frame), .valueChanged)
        case .segments: (UISegmentedControl(items: ["a", "b"]), .valueChanged)
        case .pages: (UIPageControl(frame: frame), .valueChanged)
        case .plain: (UIControl(frame: frame), .touchUpInside)
        case .slider: (UISlider(frame: frame), .touchUpInside)
        }
      (control as? UIPageControl)?.numberOfPages = 3
      control.frame.origin = frame.origin
      if self == .segments { control.frame.size = frame.size }
      // The right half: the next page, the other segment, the stepper's plus.
      return (control, event, CGPoint(x: control.bounds.width * 0.75, y: control.bounds.midY))
    }
  }

  @Test(arguments: [
    (Kind.button, ["control"]), (.toggle, ["control"]), (.stepper, ["control"]), (.segments, ["control"]),
    (.pages, ["control"]), (.plain, ["tap ended"]), (.slider, ["tap ended"]),
  ])
  func `A tap on a control is the control's where a tap is its default action`(kind: Kind, expected: [String])
  {
    onStage { stage in
      let (control, event, point) = kind.make()
      control.addAction(UIAction { _ in stage.log.add("control") }, for: event)
      stage.box.addSubview(control)
      stage.add(taps(), "tap")
      UIApplication.shared.layoutWindowsIfNeeded()
      stage.fingers.tap(control.convert(point, to: nil))
      expectEqual(stage.log.lines, expected)
    }
  }

  @Test func `A control has its action beside a gesture that does not cancel its touches`() {
    forEachRow([
      (Kind.plain, false, ["tap ended", "control"]), (.plain, true, ["tap ended"]),
      (.button, false, ["control"]), (.button, true, ["control"]),
    ]) { kind, cancels, expected in
      onStage { stage in
        let (control, event, point) = kind.make()
        control.addAction(UIAction { _ in stage.log.add("control") }, for: event)
        stage.box.addSubview(control)
        stage.add(taps(), "tap").cancelsTouchesInView = cancels
        stage.fingers.tap(control.convert(point, to: nil))
        expectEqual(stage.log.lines, expected)
      }
    }
  }

  @Test func `A recognizer of the control itself comes before the control's action`() {
    forEachRow([(true, ["own ended"]), (false, ["own ended", "control"])]) { cancels, expected in
      onStage { stage in
        let (control, event, point) = Kind.button.make()
        control.addAction(UIAction { _ in stage.log.add("control") }, for: event)
        stage.box.addSubview(control)
        stage.add(taps(), "own", to: control).cancelsTouchesInView = cancels
        stage.fingers.tap(control.convert(point, to: nil))
        expectEqual(stage.log.lines, expected)
      }
    }
  }

  @Test func `A control keeps only its own gesture: one tap of one finger while it is enabled`() {
    // Two taps are not the button's action, and a disabled button has no action.
    forEachRow([
      (taps(2), true, ["control", "control", "tap ended"]), (taps(), false, ["tap ended"]),
    ]) { (recognizer: UITapGestureRecognizer, isEnabled, expected: [String]) in
      onStage { stage in
        let (control, event, point) = Kind.button.make()
        control.isEnabled = isEnabled
        control.addAction(UIAction { _ in stage.log.add("control") }, for: event)
        stage.box.addSubview(control)
        recognizer.cancelsTouchesInView = false
        recognizer.delaysTouchesEnded = false
        stage.add(recognizer, "tap")
        for _ in 1...recognizer.numberOfTapsRequired {
          stage.fingers.tap(control.convert(point, to: nil))
          stage.fingers.pass(0.1)
        }
        expectEqual(stage.log.lines.sorted(), expected.sorted())
      }
    }
  }

  @Test func `A drag along a slider's thumb is the slider's, any other is the gesture's`() {
    forEachRow([
      ("along the thumb", true, CGVector(dx: 40), false), ("across the thumb", true, CGVector(dy: 40), true),
      ("beside the thumb", false, CGVector(dx: -40), true),
    ]) { _, onThumb, distance, isPan in
      onStage { stage in
        let slider = UISlider(frame: CGRect(x: 20, y: 80, width: 160, height: 31))
        stage.box.addSubview(slider)
        stage.add(UIPanGestureRecognizer(), "pan")
        stage.fingers.down(slider.convert(CGPoint(x: onThumb ? 15 : 120, y: 15), to: nil))
        stage.fingers.drag(by: distance)
        stage.fingers.up()
        expectEqual(stage.log.lines.contains("pan began"), isPan)
        expectEqual(slider.value > 0, !isPan)
      }
    }
  }

  @Test func `A drag along a switch is the switch's`() {
    forEachRow([(CGVector(dx: 40), false), (CGVector(dy: 40), true)]) { distance, isPan in
      onStage { stage in
        let toggle = UISwitch(frame: CGRect(x: 50, y: 50, width: 51, height: 31))
        stage.box.addSubview(toggle)
        stage.add(UIPanGestureRecognizer(), "pan")
        stage.fingers.down(toggle.convert(CGPoint(x: 10, y: 15), to: nil))
        stage.fingers.drag(by: distance)
        stage.fingers.up()
        expectEqual(stage.log.lines.contains("pan began"), isPan)
        expectEqual(toggle.isOn, !isPan)
      }
    }
  }
}
