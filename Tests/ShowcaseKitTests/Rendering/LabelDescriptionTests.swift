import Foundation
import HeadlessUIKit
import RenderTree
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct LabelDescriptionTests {
  @Test func `A label reports all of its text, and what is seen of it where a part is left out`() {
    let label = placed(UILabel(), width: 29, height: 12) {
      $0.text = "1234567890"
      $0.font = .systemFont(ofSize: 10)
    }
    #expect(
      rendered(label)[0].line == "UILabel \"1234567890\" (0 0; 29 12) font=regular-10 shown=\"123…\"")
    label.frame.size.width = 60
    #expect(rendered(label)[0].line == "UILabel \"1234567890\" (0 0; 60 12) font=regular-10")
  }

  @Test func `A text that shrinks reports how far`() {
    let label = placed(UILabel(), width: 30, height: 12) {
      $0.text = "1234567890"
      $0.font = .systemFont(ofSize: 10)
      $0.adjustsFontSizeToFitWidth = true
    }
    #expect(rendered(label)[0].line == "UILabel \"1234567890\" (0 0; 30 12) font=regular-10 scale=0.53")
  }

  @Test func `A label reports that it is disabled or highlighted`() {
    let label = placed(UILabel()) {
      $0.isEnabled = false
      $0.isHighlighted = true
    }
    #expect(rendered(label)[0].states == ["disabled", "highlighted"])
  }
}
