import ChromeCleanCommands
import Expectations
import HeadlessUIKit
import Testing

@testable import ChromeCleanUI

@MainActor
@Suite struct FindInPageViewControllerTests {
  let findInPage = FindInPageViewController()
  let commands = Commands()
  let window = UIWindow()

  init() {
    findInPage.dispatcher = commands
    window.rootViewController = findInPage
    window.makeKeyAndVisible()
  }

  @Test func `Typed text is searched for, the return key goes on, and each button sends its command`() {
    findInPage.textField.becomeFirstResponder()
    findInPage.textField.insertText("ca")
    findInPage.textField.insertText("t")
    findInPage.textField.insertText("\n")
    expectEqual(commands.sent, ["find ca", "find cat", "next"])
    do {
      let fresh = Self()
      fresh.findInPage.setResults(FindInPageResults(text: "cat", count: 2, number: 1))
      for button in [
        fresh.findInPage.previousButton, fresh.findInPage.nextButton, fresh.findInPage.doneButton,
      ] {
        button.sendActions(for: .touchUpInside)
      }
      expectEqual(fresh.commands.sent, ["previous", "next", "hide"])
    }
  }

  @Test func `How much was found can be read, and gone through, and the text of the last search is shown`() {
    forEachRow([
      (FindInPageResults.none, nil, false),
      (FindInPageResults(text: "cat", count: 3, number: 2), "2 of 3", true),
      (FindInPageResults(text: "dog", count: 0, number: 0), "0 of 0", false),
    ]) { (results: FindInPageResults, text: String?, isUsable: Bool) in
      let fresh = Self()
      fresh.findInPage.setResults(results)
      expectEqual(fresh.findInPage.countLabel.text, text)
      expectEqual(fresh.findInPage.nextButton.isEnabled, isUsable)
      expectEqual(fresh.findInPage.previousButton.isEnabled, isUsable)
    }
    let other = FindInPageViewController()
    other.setResults(FindInPageResults(text: "cat", count: 1, number: 1))
    other.loadViewIfNeeded()
    expectEqual(other.textField.text, "cat")
    expectEqual(other.countLabel.text, "1 of 1")
  }

  @MainActor
  final class Commands: FindInPageSearchCommands, FindInPageVisibilityCommands {
    var sent: [String] = []

    func findInPage(_ text: String) { sent.append("find \(text)") }
    func findNextInPage() { sent.append("next") }
    func findPreviousInPage() { sent.append("previous") }
    func showFindInPage() { sent.append("show") }
    func hideFindInPage() { sent.append("hide") }
  }
}
