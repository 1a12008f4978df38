import Expectations
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct InsetButtonTests {
  @Test func `The insets of the title are part of the button's size, and it fades while it is touched`()
    throws
  {
    try onScreen { _ in
      let (plain, inset) = (InsetButton(frame: .zero), InsetButton(frame: .zero))
      for button in [plain, inset] { button.setTitle("OK", for: .normal) }
      inset.titleEdgeInsets = UIEdgeInsets(top: 8, left: 24, bottom: 9, right: 25)
      expectEqual(inset.intrinsicContentSize.width, plain.intrinsicContentSize.width + 49)
      expectEqual(inset.intrinsicContentSize.height, plain.intrinsicContentSize.height + 17)
    }
    forEachRow([UIControl.Event.touchUpInside, .touchUpOutside, .touchDragExit, .touchCancel]) { end in
      try onScreen { _ in
        let button = InsetButton(frame: .zero)
        button.sendActions(for: .touchDown)
        expectEqual(button.alpha, 0.5)
        button.sendActions(for: end)
        expectEqual(button.alpha, 1)
      }
    }
  }
}
