import Testing

@testable import HeadlessUIKit

@Suite
struct UIColorTests {
  @Test(arguments: [
    (UIColor(red: 1, green: 0, blue: 0.5, alpha: 1), "#FF0080"),
    (UIColor(red: 0, green: 0, blue: 0, alpha: 0.5), "#00000080"),
    (UIColor(white: 1, alpha: 1), "#FFFFFF"),
    (UIColor(red: 2, green: -1, blue: 0, alpha: 1), "#FF0000"),
    (.red, "red"), (.clear, "clear"), (.systemBlue, "systemBlue"),
    (UIColor.red.withAlphaComponent(0), "#FF000000"),
  ])
  func `Colors of UIKit print their names, others their parts`(color: UIColor, description: String) {
    #expect(color.description(in: .light) == description)
  }

  @Test func `The colors for text and background change places in the dark`() {
    #expect(UIColor.label.components(in: .light) == UIColor.black.components(in: .light))
    #expect(UIColor.label.components(in: .dark) == UIColor.white.components(in: .dark))
    #expect(UIColor.systemBackground.components(in: .dark) == UIColor.black.components(in: .dark))
    #expect(UIColor.systemBackground.components(in: .light) == UIColor.white.components(in: .light))
  }

  @Test func `A fixed color is the same in the dark`() {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components(in: .dark) == color.components(in: .light))
  }

  @Test func `Another opacity follows the appearance as the color did`() {
    let faint = UIColor.label.withAlphaComponent(0.5)
    #expect(faint.description(in: .light) == "#00000080")
    #expect(faint.description(in: .dark) == "#FFFFFF80")
    #expect(faint.alpha(in: .dark) == 0.5)
  }

  @Test func `Colors of equal parts are equal`() {
    #expect(UIColor(white: 0.5, alpha: 1) == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(UIColor(white: 0.5, alpha: 1) != UIColor(white: 0.5, alpha: 0.9))
  }
}
