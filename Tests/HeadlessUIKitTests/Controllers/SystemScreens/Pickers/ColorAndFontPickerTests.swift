import Expectations
import Testing

@testable import HeadlessUIKit

/// Pickers of colors and of fonts.
@Suite @MainActor struct ColorAndFontPickerTests {
  private final class Owner: UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate {
    let log = Log()
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { log.add("color \(color == viewController.selectedColor)") }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      log.add("finished")
    }
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) { log.add("font") }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
      log.add("cancelled")
    }
  }

  /// A delegate that was written before iOS 15.
  private final class FormerOwner: UIColorPickerViewControllerDelegate {
    let log = Log()
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
      log.add("color")
    }
  }

  private let stage = SystemScreenStage()
  private let delegate = Owner()

  @Test func `A color that is chosen goes to the delegate before the picker is closed`() throws {
    try UIApplication().run {
      let picker = UIColorPickerViewController()
      (picker.delegate, picker.title) = (delegate, "Tint")
      let window = stage.present(picker)
      expectEqual(picker.shownContent, ["Tint", "color"])
      picker.choose(.systemBlue)
      try stage.tapButton("UIColorPickerViewController.close", in: window)
      expectEqual(delegate.log.lines, ["color true", "finished"])
      expectNil(stage.owner.presentedViewController)
    }
  }

  @Test func `A delegate with the older method is called by it`() {
    UIApplication().run {
      let (picker, delegate) = (UIColorPickerViewController(), FormerOwner())
      picker.delegate = delegate
      picker.choose(.systemBlue)
      expectEqual(delegate.log.lines, ["color"])
    }
  }

  @Test func `A font that is chosen goes to the delegate`() {
    UIApplication().run {
      let picker = UIFontPickerViewController()
      picker.delegate = delegate
      stage.present(picker)
      expectEqual(picker.shownContent, [nil])
      picker.choose(UIFont.systemFont(ofSize: 17).fontDescriptor)
      UIApplication.shared.settle()
      expectNotNil(picker.shownContent.first ?? nil)
      expectEqual(delegate.log.lines, ["font"])
      expectNil(stage.owner.presentedViewController)
    }
  }

  @Test func `A picker of fonts that is left without a choice is cancelled`() throws {
    try UIApplication().run {
      let picker = UIFontPickerViewController()
      picker.delegate = delegate
      let window = stage.present(picker)
      try stage.tapButton("UIFontPickerViewController.cancel", in: window)
      expectEqual(delegate.log.lines, ["cancelled"])
    }
  }
}
