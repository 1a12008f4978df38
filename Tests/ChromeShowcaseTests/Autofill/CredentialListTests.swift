import ChromeUI
import Expectations
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

@Suite @MainActor struct CredentialListTests {
  private func onList(
    do body: (CredentialListViewController, UINavigationController, Stage) throws -> Void
  ) throws {
    try onStage("Credential Provider Credentials List UI") { navigation, stage in
      try body(try #require(navigation.topViewController as? CredentialListViewController), navigation, stage)
    }
  }

  /// The headers with the websites and users below them.
  private func contents(of list: CredentialListViewController) -> [[String]] {
    (0..<list.numberOfSections(in: list.tableView)).map { section in
      let rows = (0..<list.tableView.numberOfRows(inSection: section)).map { row in
        let cell = list.tableView(list.tableView, cellForRowAt: IndexPath(row: row, section: section))
        let content = cell.contentConfiguration as? UIListContentConfiguration
        return "\(content?.text ?? "") \(content?.secondaryText ?? "")"
      }
      return [list.tableView(list.tableView, titleForHeaderInSection: section) ?? ""] + rows
    }
  }

  private func search(_ text: String, in list: CredentialListViewController) throws {
    let bar = try #require(list.tableView.tableHeaderView as? UISearchBar)
    bar.searchTextField.text = text
    bar.searchTextField.sendActions(for: .editingChanged)
    UIApplication.shared.settle()
  }

  private static let suggested = ["domain.com johnsmith", "domain.com janesmythe"]
  private static let all = [
    "domain1.com jsmythe@fazebook.com", "domain2.com jasmith@twitcher.com", "domain3.com HughZername",
  ]

  @Test func `Four suggestions are above six passwords, and an empty search brings everything back`() throws {
    try onList { list, _, _ in
      expectEqual(
        contents(of: list),
        [
          ["Suggested Passwords"] + Self.suggested + Self.suggested, ["All Passwords"] + Self.all + Self.all,
        ])
    }
    try onList { list, _, _ in
      let everything = contents(of: list)
      try search("domain2", in: list)
      try search("", in: list)
      expectEqual(contents(of: list), everything)
    }
  }

  @Test func `A search narrows the list by website or user, whatever the case of letters`() {
    forEachRow([
      ("JOHN", [["Suggested Passwords", "domain.com johnsmith", "domain.com johnsmith"]]),
      ("domain3", [["All Passwords", "domain3.com HughZername", "domain3.com HughZername"]]),
      (
        "jsm", [["All Passwords", "domain1.com jsmythe@fazebook.com", "domain1.com jsmythe@fazebook.com"]]
      ),
      ("nothing like it", []),
    ]) { (filter: String, found: [[String]]) in
      try onList { list, _, stage in
        try search(filter, in: list)
        expectEqual(contents(of: list), found)
        expectEqual((list.tableView.backgroundView == nil), !found.isEmpty)
        expectEqual(
          stage.takeCalls(), ["[CredentialListConsumerDelegate updateResultsWithFilter:@\"\(filter)\"]"])
      }
    }
  }

  @Test func `Tapping a row or its button pushes the password's details, which show when they are unlocked`()
    throws
  {
    forEachRow([false, true]) { byButton in
      try onList { list, navigation, _ in
        let row = IndexPath(row: 1, section: 0)
        if byButton {
          list.tableView(list.tableView, accessoryButtonTappedForRowWith: row)
        } else {
          list.tableView(list.tableView, didSelectRowAt: row)
        }
        UIApplication.shared.settle()
        let details = try #require(navigation.topViewController as? CredentialDetailsViewController)
        expectEqual(details.title, "domain.com")
        expectEqual(
          details.view.texts, ["domain.com", "Website", "janesmythe", "Username", "••••••••", "Password"])
      }
    }
    try onList { list, navigation, _ in
      list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
      UIApplication.shared.settle()
      let view = try #require(navigation.topViewController?.view)
      for (label, shown) in [("Show Password", "DreamOn"), ("Hide Password", "••••••••")] {
        let eye = try #require(view.descendants(UIButton.self).last)
        expectEqual(eye.accessibilityLabel, label)
        eye.sendActions(for: .touchUpInside)
        UIApplication.shared.settle()
        #expect(view.texts.contains(shown))
      }
    }
  }
}
