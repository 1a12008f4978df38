import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIAccessibilityElementTests {
  @Test func `A place in the container moves along, and a view is where it is seen until one is set`() {
    UIApplication().run {
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      mount(view)
      let element = UIAccessibilityElement(accessibilityContainer: view)
      element.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
      expectEqual(element.accessibilityFrame, CGRect(x: 1, y: 2, width: 3, height: 4))
      element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 20, height: 10)
      expectEqual(element.accessibilityFrame, CGRect(x: 15, y: 25, width: 20, height: 10))
      expectEqual(element.accessibilityActivationPoint, CGPoint(x: 25, y: 30))
      view.frame.origin.x = 0
      expectEqual(element.accessibilityFrame.minX, 5)
      #expect(element.next === view)
    }
    UIApplication().run {
      let box = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 40, height: 20))
      box.addSubview(view)
      mount(box)
      expectEqual(view.accessibilityFrame, CGRect(x: 11, y: 22, width: 40, height: 20))
      expectEqual(view.accessibilityActivationPoint, CGPoint(x: 31, y: 32))
      view.accessibilityFrame = .zero
      view.accessibilityActivationPoint = CGPoint(x: 7, y: 7)
      expectEqual(view.accessibilityFrame, .zero)
      expectEqual(view.accessibilityActivationPoint, CGPoint(x: 7, y: 7))
    }
  }

  @Test func `A label is one with attributes, too, and voices call by it or by the names they have`() {
    let rich = UIView()
    rich.accessibilityAttributedLabel = NSAttributedString(string: "rich")
    expectEqual(rich.accessibilityLabel, "rich")
    expectEqual(rich.accessibilityAttributedLabel?.string, "rich")
    let view = UIView()
    expectNil(view.accessibilityUserInputLabels)
    view.accessibilityLabel = "Board name"
    expectEqual(view.accessibilityUserInputLabels, ["Board name"])
    view.accessibilityUserInputLabels = ["Board", "Name"]
    expectEqual(view.accessibilityUserInputLabels, ["Board", "Name"])
  }

  @Test func `Nothing happens by default, and custom actions run their handlers`() {
    let plain = UIView()
    expectFalse(plain.accessibilityActivate())
    #expect(!plain.accessibilityScroll(.down))
    expectFalse(plain.accessibilityPerformEscape())
    expectFalse(plain.accessibilityPerformMagicTap())
    var names: [String] = []
    let action = UIAccessibilityCustomAction(name: "Archive") {
      names.append($0.name)
      return true
    }
    let view = UIView()
    view.accessibilityCustomActions = [action]
    expectEqual(view.accessibilityCustomActions?.first?.actionHandler?(action), true)
    expectEqual(names, ["Archive"])
  }
}
