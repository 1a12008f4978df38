import Expectations
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
      expectEqual(cells.map { $0.contentView.shownTexts }, [["a"], ["b", "c"], ["d", "e"]])
      let buttons = cells.flatMap { $0.descendants(UIButton.self) }
      expectEqual(buttons.map(\.isHidden), [false, false, true])
      expectEqual(buttons.map(\.accessibilityLabel), ["Append to search", "Switch to open tab", nil])
      buttons[1].sendActions(for: .touchUpInside)
      expectEqual(owner.told, ["button b 1"])
      expectEmpty(popup.view.layoutFaults)
    }
  }

  @Test func `Large texts may take more lines, also once they become large, and others may not`() {
    onPopup { popup, _ in
      @MainActor func lines() -> [Int] {
        popup.tableView.visibleCells.flatMap { $0.descendants(UILabel.self) }.filter {
          ["a", "d", "e"].contains($0.text)
        }
        .map(\.numberOfLines)
      }
      expectEqual(lines(), [1, 1, 3])
      popup.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
      UIApplication.shared.settle()
      expectEqual(lines(), [3, 3, 0])
      popup.traitOverrides.preferredContentSizeCategory = .large
      UIApplication.shared.settle()
      expectEqual(lines(), [1, 1, 3])
    }
  }

  @Test
  func `The row that Return would take stands out; a tap takes any, and one from the history can be deleted`()
  {
    onPopup { popup, _ in
      expectEqual(
        popup.tableView.visibleCells.map { $0.contentView.backgroundColor != nil }, [false, true, false])
      expectEqual(
        popup.tableView.visibleCells.map { $0.contentView.accessibilityTraits.contains(.selected) },
        [false, true, false])
    }
    onPopup { popup, owner in
      let paths = (0...2).map { IndexPath(row: $0, section: 0) }
      popup.tableView(popup.tableView, didSelectRowAt: paths[0])
      expectEqual(paths.map { popup.tableView(popup.tableView, canEditRowAt: $0) }, [false, false, true])
      popup.tableView(popup.tableView, commit: .delete, forRowAt: paths[2])
      expectEqual(owner.told, ["select a 0", "delete d 2"])
    }
  }
}
