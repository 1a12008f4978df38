import Expectations
import Foundation
import HeadlessUIKit
import RenderTree
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct ColorDescriptionTests {
  /// The line of a view in an appearance.
  private func line(_ view: UIView, _ style: UIUserInterfaceStyle) -> String {
    view.overrideUserInterfaceStyle = style
    return rendered(view)[0].line.replacingOccurrences(of: " appearance=dark", with: "")
  }

  @Test func `A color has its value where that differs from what its name means in light`() {
    forEachRow(
      [
        (.systemBackground, "systemBackground", "systemBackground(#000000)"),
        (.secondaryLabel, "secondaryLabel", "secondaryLabel(#EBEBF599)"),
        (.systemGray, "systemGray", "systemGray"), (.white, "white", "white"),
        (UIColor(white: 1, alpha: 0.6), "#FFFFFF99", "#FFFFFF99"),
        (UIColor.label.withAlphaComponent(0.4), "#00000066", "#FFFFFF66"),
        (
          UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .systemBlue }, "#007AFF",
          "#FF453A"
        ),
      ] as [(UIColor, String, String)]
    ) { color, light, dark in
      let view = placed(UIView()) { $0.backgroundColor = color }
      expectEqual(line(view, .light), "UIView (0 0; 10 10) background=\(light)")
      expectEqual(line(view, .dark), "UIView (0 0; 10 10) background=\(dark)")
    }
  }

  @Test func `The level and the contrast decide, too`() {
    let view = placed(UIView()) {
      $0.backgroundColor = .systemBackground
      $0.traitOverrides.userInterfaceLevel = .elevated
    }
    expectEqual(line(view, .light), "UIView (0 0; 10 10) background=systemBackground")
    expectEqual(line(view, .dark), "UIView (0 0; 10 10) background=systemBackground(#1C1C1E)")
    view.traitOverrides.accessibilityContrast = .high
    expectEqual(line(view, .dark), "UIView (0 0; 10 10) background=systemBackground(#242426)")
    view.backgroundColor = .systemBlue
    expectEqual(line(view, .light), "UIView (0 0; 10 10) background=systemBlue(#0040DD)")
  }

  @Test func `A default is left out only where it has its light value`() {
    let label = placed(UILabel()) { $0.text = "Sync" }
    expectEqual(line(label, .light), #"UILabel "Sync" (0 0; 10 10) shown="…""#)
    expectEqual(line(label, .dark), #"UILabel "Sync" (0 0; 10 10) color=label(#FFFFFF) shown="…""#)
    let toggle = placed(UISwitch(), width: 51, height: 31) { $0.isOn = true }
    expectEqual(line(toggle, .light), "UISwitch (0 0; 51 31) [on]")
    expectEqual(line(toggle, .dark), "UISwitch (0 0; 51 31) [on] onTint=systemGreen(#30D158)")
    let table = placed(UITableView(frame: .zero, style: .grouped))
    expectNil(rendered(table)[0].value("background"))
    table.overrideUserInterfaceStyle = .dark
    expectEqual(
      rendered(table)[0].value("background"), .color("#000000", name: "systemGroupedBackground"))
  }

  @Test func `Colors in runs, gradients and drawings are spelled in the same way`() throws {
    let text = NSMutableAttributedString(string: "One two")
    text.addAttribute(
      .foregroundColor, value: UIColor.systemRed, range: NSRange(location: 4, length: 3))
    let label = placed(UILabel()) { $0.attributedText = text }
    expectEqual(rendered(label)[0].word("runs"), "4-7 color=systemRed")
    label.overrideUserInterfaceStyle = .dark
    expectEqual(rendered(label)[0].word("runs"), "4-7 color=systemRed(#FF453A)")
    let view = placed(UIView())
    let layer = CAGradientLayer()
    layer.colors = [UIColor.systemBlue.cgColor, UIColor.black.cgColor]
    view.layer.addSublayer(layer)
    view.overrideUserInterfaceStyle = .dark
    expectEqual(rendered(view)[0].children[0].word("gradient"), "systemBlue(#0A84FF), black")
    let canvas = placed(Canvas())
    expectEqual(rendered(canvas)[0].word("drawing"), "fill label M0 0 L10 0 L10 10 L0 10 Z")
    canvas.overrideUserInterfaceStyle = .dark
    expectEqual(
      rendered(canvas)[0].word("drawing"), "fill label(#FFFFFF) M0 0 L10 0 L10 10 L0 10 Z")
  }

  /// A view that fills itself in the color of texts.
  private final class Canvas: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.label.setFill()
      UIRectFill(rect)
    }
  }
}
