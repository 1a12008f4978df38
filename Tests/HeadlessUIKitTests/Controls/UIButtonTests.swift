import Expectations
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

  @Test func `A title is that of the present state, also of two together, or the normal one`() {
    UIApplication().run {
      let button = button()
      button.setTitle("off", for: .disabled)
      button.setTitle("pressed", for: .highlighted)
      expectEqual(button.currentTitle, "normal")
      button.isHighlighted = true
      expectEqual(button.currentTitle, "pressed")
      button.isHighlighted = false
      button.isSelected = true
      expectEqual(button.currentTitle, "normal")
      button.isSelected = false
      button.isEnabled = false
      expectEqual(button.currentTitle, "off")
      expectEqual(button.titleLabel?.text, "off")
      expectEqual(button.title(for: .selected), "normal")
    }
    UIApplication().run {
      let button = button()
      button.setTitle("selected", for: .selected)
      button.setTitle("highlighted", for: .highlighted)
      button.isSelected = true
      button.isHighlighted = true
      expectEqual(button.currentTitle, "normal")
      button.setTitle("both", for: [.selected, .highlighted])
      expectEqual(button.currentTitle, "both")
    }
  }

  @Test func `Colors, pictures and backgrounds go by state as titles do`() {
    UIApplication().run {
      let button = button()
      let (on, off) = (UIImage(systemName: "on"), UIImage(systemName: "off"))
      button.setImage(off, for: .normal)
      button.setImage(on, for: .selected)
      button.setTitleColor(.red, for: .normal)
      button.setTitleColor(.blue, for: .selected)
      expectEqual(button.imageView?.image, off)
      expectEqual(button.titleLabel?.textColor, .red)
      button.isSelected = true
      expectEqual(button.imageView?.image, on)
      expectEqual(button.titleLabel?.textColor, .blue)
    }
    UIApplication().run {
      let button = UIButton(type: .custom)
      let (off, on) = (UIImage(named: "off", size: CGSize(width: 40, height: 50)), UIImage(systemName: "on"))
      button.setBackgroundImage(off, for: .normal)
      button.setBackgroundImage(on, for: .selected)
      expectEqual(button.intrinsicContentSize, CGSize(width: 40, height: 50))
      button.isSelected = true
      expectEqual(button.currentBackgroundImage, on)
    }
  }

  @Test func `The system's buttons have a picture and a name, or the tint color`() {
    expectEqual(UIButton(type: .system).currentTitleColor, .systemBlue)
    expectEqual(UIButton(type: .custom).currentTitleColor, .white)
    forEachRow([
      (UIButton.ButtonType.close, "Close"), (.detailDisclosure, "More Info"), (.infoLight, "More Info"),
      (.contactAdd, "Add"),
    ]) { type, name in
      let button = UIButton(type: type)
      expectNotNil(button.currentImage)
      expectEqual(button.accessibilityLabel, name)
    }
  }

  @Test func `A primary action brings its title along if it has one, and runs on a tap`() {
    UIApplication().run {
      var taps = 0
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in taps += 1 })
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      expectEqual(button.currentTitle, "Save")
      tap(in: mount(button), at: CGPoint(x: 50, y: 20))
      expectEqual(taps, 1)
    }
    let button = UIButton(primaryAction: UIAction(image: UIImage(systemName: "plus")) { _ in })
    expectNil(button.currentTitle)
    expectEqual(button.currentImage?.name, "plus")
  }

  @Test func `A button is as large as picture and title side by side, a title has six points around it`() {
    UIApplication().run {
      let button = button()
      let title = button.intrinsicContentSize
      button.setImage(UIImage(named: "dot", size: CGSize(width: 12, height: 12)), for: .normal)
      expectEqual(button.intrinsicContentSize, CGSize(width: title.width + 12, height: title.height))
    }
    UIApplication().run {
      let icon = UIButton(type: .system)
      icon.setImage(UIImage(named: "dot", size: CGSize(width: 12, height: 14)), for: .normal)
      expectEqual(icon.intrinsicContentSize, CGSize(width: 12, height: 14))
      let text = UIButton(type: .system)
      text.setTitle("Ok", for: .normal)
      expectEqual(text.intrinsicContentSize, CGSize(width: 30, height: 30))
      expectEqual(UIButton().intrinsicContentSize.width, 30)
    }
  }

  @Test func `Title and picture are in the middle, the picture where reading begins`() throws {
    try UIApplication().run {
      let button = button()
      button.setImage(UIImage(named: "dot", size: CGSize(width: 12, height: 12)), for: .normal)
      mount(button)
      let (image, title) = (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
      #expect(abs(image.maxX - title.minX) < 1e-9)
      #expect(abs(image.minX - (100 - title.maxX)) < 1e-9)
      #expect(abs(title.midY - 20) < 1e-9)
    }
    forEachRow([(false, true), (true, false)]) { isMirrored, imageIsLeft in
      try UIApplication().run {
        let button = button()
        button.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        button.setImage(UIImage(named: "dot", size: CGSize(width: 12, height: 12)), for: .normal)
        mount(button)
        let (image, title) = (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
        expectEqual((image.minX < title.minX), imageIsLeft)
      }
    }
  }

  @Test func `Assistive technology meets the button, not its label`() {
    let button = button()
    expectTrue(button.isAccessibilityElement)
    expectEqual(button.accessibilityLabel, "normal")
    expectEqual(button.accessibilityTraits, .button)
    expectEqual(button.titleLabel?.isAccessibilityElement, false)
    button.isEnabled = false
    expectEqual(button.accessibilityTraits, [.button, .notEnabled])
  }

  @Test func `Insets of the content replace UIKit's, those of title and picture move them`() throws {
    UIApplication().run {
      let button = UIButton(type: .system)
      button.setTitle("Ok", for: .normal)
      let title = button.titleLabel?.intrinsicContentSize ?? .zero
      button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
      expectEqual(button.intrinsicContentSize, CGSize(width: title.width + 50, height: title.height + 3))
    }
    try UIApplication().run {
      let button = button()
      button.setImage(UIImage(named: "dot", size: CGSize(width: 12, height: 12)), for: .normal)
      mount(button)
      let size = button.intrinsicContentSize
      let (title, image) = (try #require(button.titleLabel).frame, try #require(button.imageView).frame)
      button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
      button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -4, bottom: 0, right: 0)
      button.layoutIfNeeded()
      expectEqual(button.titleLabel?.frame, title.offsetBy(dx: 8, dy: 0))
      expectEqual(button.imageView?.frame, image.offsetBy(dx: -2, dy: 0))
      expectEqual(button.intrinsicContentSize, size)
    }
  }

  @Test func `Content is at the edges that are asked for`() {
    forEachRow([
      (UIControl.ContentHorizontalAlignment.left, UIControl.ContentVerticalAlignment.top),
      (.right, .bottom),
    ]) { horizontal, vertical in
      try UIApplication().run {
        let button = button()
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        button.contentHorizontalAlignment = horizontal
        button.contentVerticalAlignment = vertical
        mount(button)
        let title = try #require(button.titleLabel).frame
        #expect(
          horizontal == .left ? title.minX == 2 : abs(title.maxX - 96) < 1e-9, "\(horizontal), \(vertical)")
        #expect(
          vertical == .top ? title.minY == 1 : abs(title.maxY - 37) < 1e-9, "\(horizontal), \(vertical)")
      }
    }
  }

  @Test func `An attributed title counts more than a plain one`() {
    UIApplication().run {
      let button = button()
      button.setAttributedTitle(NSAttributedString(string: "rich"), for: .normal)
      expectEqual(button.currentTitle, "rich")
      expectEqual(button.titleLabel?.text, "rich")
      expectEqual(button.attributedTitle(for: .selected)?.string, "rich")
      button.setAttributedTitle(nil, for: .normal)
      expectEqual(button.currentTitle, "normal")
    }
  }

  @Test func `A button may be a choice between on and off`() {
    UIApplication().run {
      let button = button()
      button.changesSelectionAsPrimaryAction = true
      var states: [Bool] = []
      button.addAction(
        UIAction { [unowned button] _ in states.append(button.isSelected) }, for: .touchUpInside)
      let window = mount(button)
      tap(in: window, at: CGPoint(x: 50, y: 20))
      tap(in: window, at: CGPoint(x: 50, y: 20))
      expectEqual(states, [true, false])
    }
  }
}
