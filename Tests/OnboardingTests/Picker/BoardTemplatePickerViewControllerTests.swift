import Expectations
import HeadlessUIKit
import Testing

@testable import Onboarding

@Suite @MainActor struct BoardTemplatePickerViewControllerTests {
  /// Records the choices of the user.
  private final class Commands: BoardTemplatePickerCommands {
    var calls: [String] = []

    func showBoard(_ template: BoardTemplate) { calls.append("\(template)") }
    func skipToTrello() { calls.append("skip") }
  }

  @Test func `There is a row for each template, in their order, and a button that returns without a board`()
    throws
  {
    let commands = Commands()
    try onScreen(BoardTemplatePickerViewController(commands: commands)) { picker in
      let rows = picker.buttonStack.arrangedSubviews.compactMap { $0 as? BoardTemplateButton }
      let names = [
        "Plan an Event", "Track a Goal", "Manage a Project", "Increase Productivity", "Something Else",
      ]
      expectEqual(rows.map(\.nameLabel.text), names)
      expectEqual(rows.map(\.accessibilityLabel), names)
      expectTrue(rows.allSatisfy { $0.accessibilityTraits.contains(.button) })
      expectEqual(picker.buttonStack.spacing, 16)
      rows.forEach { $0.tap() }
      expectEqual(commands.calls, BoardTemplate.allCases.map { "\($0)" })
    }
    do {
      let commands = Commands()
      try onScreen(BoardTemplatePickerViewController(commands: commands)) { picker in
        picker.skipToTrelloButton.tap()
        expectEqual(commands.calls, ["skip"])
      }
    }
  }

  @Test func `Assistive technology begins at the welcome, and skips the logo`() throws {
    try onScreen(BoardTemplatePickerViewController(commands: Commands())) { picker in
      #expect(UIAccessibility.focusedElement() as? UIView === picker.welcomeLabel)
      let labels = UIAccessibility.elements(in: picker.view).map(\.accessibilityLabel)
      expectEqual(labels.first, picker.welcomeLabel.text)
      expectEqual(labels.last, picker.skipToTrelloButton.currentTitle)
      expectEqual(labels.count, 8)
      expectEqual(picker.navigationItem.titleView?.isAccessibilityElement, false)
    }
  }
}
