import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor
struct UIButtonConfiguredTitleTests {
  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    return button
  }

  @Test func `An attributed title shows its attributes, and replaces a plain one or the other way around`() {
    let shown = button {
      $0.attributedTitle = AttributedString(
        "Go", attributes: AttributeContainer([.font: UIFont.boldSystemFont(ofSize: 30)]))
    }
    #expect(shown.configuration?.title == "Go" && shown.currentTitle == "Go")
    let font = shown.currentAttributedTitle?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    expectEqual(font, .boldSystemFont(ofSize: 30))
    #expect(shown.bounds.width > button { $0.title = "Go" }.bounds.width)
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString("a")
    configuration.title = "b"
    #expect(configuration.attributedTitle == nil && configuration.title == "b")
    configuration.attributedTitle = AttributedString("c")
    expectEqual(configuration.title, "c")
  }

  @Test func `A transformer sets attributes of the title`() {
    let shown = button {
      $0.title = "Go"
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
        var attributes = attributes
        attributes.font = UIFont.systemFont(ofSize: 40)
        return attributes
      }
    }
    let font = shown.currentAttributedTitle?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    expectEqual(font, .systemFont(ofSize: 40))
  }

  @Test func `A background's color is in place of the style's, a symbol has the preferred configuration`() {
    let orange = button { $0.background.backgroundColor = .orange }
    expectEqual(orange.currentBackgroundColor, .orange)
    expectNil(button { _ in }.currentBackgroundColor)
    let large = UIImage.SymbolConfiguration(pointSize: 50)
    let shown = button {
      $0.image = UIImage(systemName: "star")
      $0.preferredSymbolConfigurationForImage = large
    }
    let expected = UIImage(systemName: "star")?.applyingSymbolConfiguration(large)
    expectEqual(shown.currentImage, expected)
  }

  @Test func `An attributed subtitle is shown as its characters`() {
    let button = UIButton(configuration: .plain())
    expectNil(button.configuration?.attributedSubtitle)
    button.configuration?.title = "Sync"
    button.configuration?.attributedSubtitle = AttributedString("Last night")
    expectEqual(button.configuration?.subtitle, "Last night")
    expectEqual(button.subtitleLabel?.text, "Last night")
    button.configuration?.subtitle = "Today"
    expectEqual(button.configuration?.attributedSubtitle, AttributedString("Today"))
    button.configuration?.attributedSubtitle = nil
    expectNil(button.configuration?.subtitle)
    expectNil(button.subtitleLabel)
  }
}
