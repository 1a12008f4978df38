import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIButtonTests {
  private func button() -> UIButton {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.setTitle("normal", for: .normal)
    return button
  }

  @Test func `A title is that of the present state, or the normal one`() {
    UIApplication().run {
      let button = button()
      button.setTitle("off", for: .disabled)
      button.setTitle("pressed", for: .highlighted)
      #expect(button.currentTitle == "normal")
      button.isHighlighted = true
      #expect(button.currentTitle == "pressed")
      button.isHighlighted = false
      button.isSelected = true
      #expect(button.currentTitle == "normal")
      button.isSelected = false
      button.isEnabled = false
      #expect(button.currentTitle == "off")
      #expect(button.titleLabel?.text == "off")
      #expect(button.title(for: .selected) == "normal")
    }
  }

  @Test func `Two states together have a title of their own, or the normal one`() {
    UIApplication().run {
      let button = button()
      button.setTitle("selected", for: .selected)
      button.setTitle("highlighted", for: .highlighted)
      button.isSelected = true
      button.isHighlighted = true
      #expect(button.currentTitle == "normal")
      button.setTitle("both", for: [.selected, .highlighted])
      #expect(button.currentTitle == "both")
    }
  }

  @Test func `Colors and pictures go by state as titles do`() {
    UIApplication().run {
      let button = button()
      let (on, off) = (UIImage(systemName: "on"), UIImage(systemName: "off"))
      button.setImage(off, for: .normal)
      button.setImage(on, for: .selected)
      button.setTitleColor(.red, for: .normal)
      button.setTitleColor(.blue, for: .selected)
      #expect(button.imageView?.image == off)
      #expect(button.titleLabel?.textColor == .red)
      button.isSelected = true
      #expect(button.imageView?.image == on)
      #expect(button.titleLabel?.textColor == .blue)
    }
  }

  @Test func `A system button has the tint color, a custom one is white`() {
    #expect(UIButton(type: .system).currentTitleColor == .systemBlue)
    #expect(UIButton(type: .custom).currentTitleColor == .white)
  }

  @Test func `A primary action brings its title along, and runs on a tap`() {
    UIApplication().run {
      var taps = 0
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in taps += 1 })
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      #expect(button.currentTitle == "Save")
      tap(in: mount(button), at: CGPoint(x: 50, y: 20))
      #expect(taps == 1)
    }
  }

  @Test func `A button is as large as picture and title side by side`() {
    UIApplication().run {
      let button = button()
      let title = button.intrinsicContentSize
      button.setImage(UIImage(named: "dot", size: CGSize(width: 12, height: 12)), for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: title.width + 12, height: title.height))
    }
  }

  @Test func `Title and picture lie in the middle, the picture first`() throws {
    try UIApplication().run {
      let button = button()
      button.setImage(UIImage(named: "dot", size: CGSize(width: 12, height: 12)), for: .normal)
      mount(button)
      let (image, title) = (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
      #expect(abs(image.maxX - title.minX) < 1e-9)
      #expect(abs(image.minX - (100 - title.maxX)) < 1e-9)
      #expect(abs(title.midY - 20) < 1e-9)
    }
  }

  @Test func `Assistive technology meets the button, not its label`() {
    let button = button()
    #expect(button.isAccessibilityElement)
    #expect(button.accessibilityLabel == "normal")
    #expect(button.accessibilityTraits == .button)
    #expect(button.titleLabel?.isAccessibilityElement == false)
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
  }
}
