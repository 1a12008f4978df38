import HeadlessUIKit
import Testing

@testable import ChromeUI

@Suite @MainActor struct OmniboxPopupViewControllerTests {
  /// Records the calls.
  private final class Owner: AutocompleteResultConsumerDelegate {
    var told: [String] = []

    func autocompleteResultConsumer(
      _ consumer: OmniboxPopupViewController, didSelect suggestion: AutocompleteSuggestion, inRow row: Int
    ) {
      told.append("select \(suggestion) \(row)")
    }

    func autocompleteResultConsumer(
      _ consumer: OmniboxPopupViewController, didTapTrailingButtonOn suggestion: AutocompleteSuggestion,
      inRow row: Int
    ) {
      told.append("button \(suggestion) \(row)")
    }

    func autocompleteResultConsumer(
      _ consumer: OmniboxPopupViewController, didSelectForDeletion suggestion: AutocompleteSuggestion,
      inRow row: Int
    ) {
      told.append("delete \(suggestion) \(row)")
    }

    func autocompleteResultConsumerDidScroll(_ consumer: OmniboxPopupViewController) {}
  }

  private func onPopup(do body: (OmniboxPopupViewController, Owner) -> Void) {
    let owner = Owner()
    onScreen {
      OmniboxPopupViewController()
    } do: { popup in
      popup.updateMatches(
        [
          AutocompleteSuggestion("a", kind: .appendable),
          AutocompleteSuggestion("b", detail: "c", kind: .otherTab),
          AutocompleteSuggestion("d", detail: "e", detailLines: 3, kind: .answer, isDeletable: true),
        ], preselectedRow: 1)
      popup.delegate = owner
      UIApplication.shared.settle()
      body(popup, owner)
    }
  }

  @Test func `Rows show text and detail, and a button if there is more to do`() {
    onPopup { popup, owner in
      let cells = popup.tableView.visibleCells
      #expect(cells.map { $0.contentView.shownTexts } == [["a"], ["b", "c"], ["d", "e"]])
      let buttons = cells.flatMap { $0.descendants(UIButton.self) }
      #expect(buttons.map(\.isHidden) == [false, false, true])
      #expect(buttons.map(\.accessibilityLabel) == ["Append to search", "Switch to open tab", nil])
      buttons[1].sendActions(for: .touchUpInside)
      #expect(owner.told == ["button b 1"])
      #expect(popup.view.layoutFaults.isEmpty)
    }
  }

  @Test func `The row that Return would take stands out, and no other`() {
    onPopup { popup, _ in
      #expect(
        popup.tableView.visibleCells.map { $0.contentView.backgroundColor != nil } == [false, true, false])
      #expect(
        popup.tableView.visibleCells.map { $0.contentView.accessibilityTraits.contains(.selected) }
          == [false, true, false])
    }
  }

  @Test func `A tap takes a suggestion; only one from the history can be deleted`() {
    onPopup { popup, owner in
      let paths = (0...2).map { IndexPath(row: $0, section: 0) }
      popup.tableView(popup.tableView, didSelectRowAt: paths[0])
      #expect(paths.map { popup.tableView(popup.tableView, canEditRowAt: $0) } == [false, false, true])
      popup.tableView(popup.tableView, commit: .delete, forRowAt: paths[2])
      #expect(owner.told == ["select a 0", "delete d 2"])
    }
  }
}
