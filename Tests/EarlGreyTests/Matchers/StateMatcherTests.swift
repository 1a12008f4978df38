import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct StateMatcherTests {
  @Test func `Controls above disable, and views above hide`() {
    // A control is enabled if it and every control above it are; anything else counts as enabled.
    do {
      let (outer, inner, plain) = (UIControl(), UIControl(), UIView())
      outer.addSubview(inner)
      outer.addSubview(plain)
      expectTrue([outer, inner, plain].allSatisfy { grey_enabled().matches($0) })
      outer.isEnabled = false
      expectFalse([outer, inner, plain].contains { grey_enabled().matches($0) })
      outer.isEnabled = true
      inner.isEnabled = false
      #expect(!grey_enabled().matches(inner))
      #expect(grey_enabled().matches(plain))
    }
    // A view in a hidden view is hidden.
    do {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      #expect(grey_hidden(false).matches(inner))
      outer.isHidden = true
      #expect(grey_hidden(true).matches(inner))
      #expect(!grey_hidden(false).matches(inner))
      #expect(!grey_hidden(true).matches(nil))
      #expect(!grey_hidden(false).matches(nil))
    }
  }

  @Test func `Controls and cells can be selected, other views cannot`() {
    let item = UICollectionViewCell(frame: .zero)
    #expect(!grey_selected().matches(item))
    item.isSelected = true
    #expect(grey_selected().matches(item))
    let control = UIControl()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(!grey_selected().matches(control))
    #expect(!grey_selected().matches(cell))
    control.isSelected = true
    cell.isSelected = true
    #expect(grey_selected().matches(control))
    #expect(grey_selected().matches(cell))
    #expect(!grey_selected().matches(UIView()))
  }

  @Test func `The first responder takes text, and the key window was shown last`() {
    // The first responder is the element that takes text.
    let (one, other) = (UITextField(), UITextField())
    onScreen(one, other) {
      one.becomeFirstResponder()
      #expect(grey_firstResponder().matches(one))
      other.becomeFirstResponder()
      #expect(!grey_firstResponder().matches(one))
      #expect(grey_firstResponder().matches(other))
    }
    // The window that was shown last is the key window.
    onScreen {
      let back = UIApplication.shared.windows[0]
      let front = mount(UIViewController())
      #expect(!grey_keyWindow().matches(back))
      #expect(grey_keyWindow().matches(front))
      #expect(!grey_keyWindow().matches(UIView()))
    }
  }
}
