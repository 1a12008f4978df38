import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UIApplicationRespondersTests {
  private final class ShakenController: UIViewController {
    var events: [String] = []

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      events.append("began \(motion)")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      events.append("ended \(motion)")
    }
  }

  @Test func `A shake reaches the controller in front, or the responder that takes text and its chain`() {
    UIApplication().run {
      let controller = ShakenController()
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
      controller.view.addSubview(field)
      mount(controller)
      UIApplication.shared.shakeDevice()
      expectEqual(controller.events, ["began motionShake", "ended motionShake"])
      field.becomeFirstResponder()
      UIApplication.shared.shakeDevice()
      expectEqual(controller.events.count, 4)
    }
  }

  @Test func `Ending a view's editing takes the keyboard from the field below it alone`() {
    UIApplication().run {
      let (inside, outside) = (UITextField(), UITextField())
      let box = UIView()
      box.addSubview(inside)
      let controller = UIViewController()
      for view in [box, outside] { controller.view.addSubview(view) }
      mount(controller)
      outside.becomeFirstResponder()
      #expect(box.endEditing(false))
      expectTrue(outside.isFirstResponder)
      inside.becomeFirstResponder()
      #expect(controller.view.endEditing(false))
      expectFalse(inside.isFirstResponder)
    }
  }
}
