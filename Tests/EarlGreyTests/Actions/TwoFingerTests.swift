import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct TwoFingerTests {
  @Test func `Actions have EarlGrey's names`() {
    expectEqual(
      grey_pinchFastInDirectionAndAngle(.outward, kGREYPinchAngleDefault).name,
      "Pinch Outward for duration 0.1 and angle 30.000000 degree")
    expectEqual(
      grey_pinchSlowInDirectionAndAngle(.inward, 0).name,
      "Pinch Inward for duration 1 and angle 0.000000 degree")
    expectEqual(
      grey_twistFastWithAngle(kGREYTwistAngleDefault).name,
      "Twist for duration 0.1 and angle 30.000000 degree")
    expectEqual(grey_twistSlowWithAngle(.pi).name, "Twist for duration 1 and angle 180.000000 degree")
  }

  @Test func `pinches go out and in, to four fifths of the smaller side`() throws {
    // Pinches move fingers apart and together.
    forEachRow([UIInterfaceOrientation.portrait, .landscapeLeft]) { orientation in
      var seen: [String] = []
      let box = box("box", at: CGPoint(x: 50, y: 100), size: CGSize(width: 200, height: 200))
      let pinch = UIPinchGestureRecognizer()
      pinch.addAction { [unowned pinch] _ in
        if pinch.state == .ended { seen.append(pinch.scale > 1 ? "pinch out" : "pinch in") }
      }
      box.addGestureRecognizer(pinch)
      try UIApplication(orientation: orientation).run {
        let controller = UIViewController()
        controller.view.addSubview(box)
        mount(controller)
        try perform(
          grey_pinchFastInDirectionAndAngle(.outward, kGREYPinchAngleDefault),
          grey_pinchSlowInDirectionAndAngle(.inward, kGREYPinchAngleDefault), on: "box")
      }
      expectEqual(seen, ["pinch out", "pinch in"])
    }
    // Pinching fingers end at four fifths of half of the smaller side, at the angle.
    let fingers = FingerView(frame: CGRect(x: 100, y: 200, width: 100, height: 150))
    fingers.accessibilityIdentifier = "fingers"
    try onScreen(fingers) { try perform(grey_pinchFastInDirectionAndAngle(.outward, 0), on: "fingers") }
    expectEqual(fingers.starts, [CGPoint(x: 150, y: 275), CGPoint(x: 150, y: 275)])
    expectEqual(fingers.ends.map { $0.x.rounded() }, [110, 190])
    expectEqual(fingers.ends.map { $0.y.rounded() }, [275, 275])
  }

  @Test func `A twist turns by its angle, either way, which must be a number`() {
    // A twist turns by its angle, either way.
    forEachRow([Double.pi / 2, -Double.pi / 2, 1]) { (angle: Double) in
      var turned: Double = 0
      let box = box("box", size: CGSize(width: 200, height: 200))
      let rotation = UIRotationGestureRecognizer()
      rotation.addAction { [unowned rotation] _ in turned = rotation.rotation }
      box.addGestureRecognizer(rotation)
      for action in [grey_twistFastWithAngle(angle), grey_twistSlowWithAngle(angle)] {
        try onScreen(box) { try perform(action, on: "box") }
        #expect(abs(turned - angle) < 1e-5, "\(angle)")
      }
    }
    // An angle that is not a number is a mistake of the test.
    forEachRow([Double.nan, .infinity]) { (angle: Double) in
      expectEqual(exceptions { _ = grey_pinchFastInDirectionAndAngle(.inward, angle) }.count, 1)
      expectEqual(exceptions { _ = grey_twistSlowWithAngle(angle) }.count, 1)
    }
  }

  @Test func `What is outside of the window or takes no touches is not pinched`() {
    // An element outside of the window fails with the gesture's own domain.
    onScreen(box("box", at: CGPoint(x: -300, y: 0))) {
      for (action, domain) in [
        (grey_pinchFastInDirectionAndAngle(.inward, 0), GREYErrorDomain.pinch),
        (grey_twistFastWithAngle(1), .twist),
      ] {
        let unbound = GREYAction(action.name, perform: action.perform)
        let error = failure { () throws(GREYError) in try perform(unbound, on: "box") }
        expectEqual(error?.domain, domain)
        expectEqual(error?.code, 0)
      }
    }
    // A view that takes no touches is not pinched.
    do {
      let box = box("box")
      box.isUserInteractionEnabled = false
      onScreen(box) {
        let error = failure { () throws(GREYError) in
          try perform(grey_pinchFastInDirectionAndAngle(.inward, 0), on: "box")
        }
        expectEqual(error?.reason, .constraintsFailed("(kindOfClass('UIView') && userInteractionEnabled)"))
      }
    }
  }
}
