import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIAccessibilityElementTests {
  @Test func `A place in the container moves along with it`() {
    UIApplication().run {
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      mount(view)
      let element = UIAccessibilityElement(accessibilityContainer: view)
      element.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(element.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
      element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 20, height: 10)
      #expect(element.accessibilityFrame == CGRect(x: 15, y: 25, width: 20, height: 10))
      #expect(element.accessibilityActivationPoint == CGPoint(x: 25, y: 30))
      view.frame.origin.x = 0
      #expect(element.accessibilityFrame.minX == 5)
      #expect(element.next === view)
    }
  }

  @Test func `A view is where it is seen, until another place is set`() {
    UIApplication().run {
      let box = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 40, height: 20))
      box.addSubview(view)
      mount(box)
      #expect(view.accessibilityFrame == CGRect(x: 11, y: 22, width: 40, height: 20))
      #expect(view.accessibilityActivationPoint == CGPoint(x: 31, y: 32))
      view.accessibilityFrame = .zero
      view.accessibilityActivationPoint = CGPoint(x: 7, y: 7)
      #expect(view.accessibilityFrame == .zero)
      #expect(view.accessibilityActivationPoint == CGPoint(x: 7, y: 7))
    }
  }

  @Test func `Voices call it by its label, or by the names it has for them`() {
    let view = UIView()
    #expect(view.accessibilityUserInputLabels == nil)
    view.accessibilityLabel = "Board name"
    #expect(view.accessibilityUserInputLabels == ["Board name"])
    view.accessibilityUserInputLabels = ["Board", "Name"]
    #expect(view.accessibilityUserInputLabels == ["Board", "Name"])
  }

  @Test func `A label with attributes is a label`() {
    let view = UIView()
    view.accessibilityAttributedLabel = NSAttributedString(string: "rich")
    #expect(view.accessibilityLabel == "rich")
    #expect(view.accessibilityAttributedLabel?.string == "rich")
  }

  @Test func `Custom actions run their handlers`() {
    var names: [String] = []
    let action = UIAccessibilityCustomAction(name: "Archive") {
      names.append($0.name)
      return true
    }
    let view = UIView()
    view.accessibilityCustomActions = [action]
    #expect(view.accessibilityCustomActions?.first?.actionHandler?(action) == true)
    #expect(names == ["Archive"])
  }

  @Test func `Nothing happens by default`() {
    let view = UIView()
    #expect(!view.accessibilityActivate())
    #expect(!view.accessibilityScroll(.down))
    #expect(!view.accessibilityPerformEscape())
    #expect(!view.accessibilityPerformMagicTap())
  }
}
