import ChromeCleanCommands
import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import ChromeCleanUI

@MainActor
@Suite struct SettingsViewControllerTests {
  let log = Log()
  let content = SettingsContent(
    searchEngines: ["A", "B"], searchEngineIndex: 1, blocksPopUps: true, pageCount: 3, version: "1.0")

  private func onSettings(do body: (SettingsViewController) throws -> Void) rethrows {
    try onScreen({ settings() }, do: body)
  }

  private func settings() -> SettingsViewController {
    let settings = SettingsViewController()
    settings.dispatcher = log
    settings.setContent(content)
    return settings
  }

  private func texts(in settings: SettingsViewController) -> [String] {
    UIApplication.shared.settle()
    return settings.tableView.descendants(UILabel.self).compactMap(\.text)
  }

  private func tap(_ row: Int, _ section: SettingsViewController.Section, in settings: SettingsViewController)
  {
    settings.tableView(
      settings.tableView, didSelectRowAt: IndexPath(row: row, section: section.rawValue))
  }

  @Test func `It shows what was chosen at first and since`() {
    onSettings { settings in
      let texts = texts(in: settings)
      for text in ["A", "B", "Block Pop-ups", "Clear Browsing Data", "3 pages", "Version", "1.0"] {
        #expect(texts.contains(text))
      }
      expectEqual(settings.searchEngineCells.map(\.accessoryType), [.none, .checkmark])
      expectTrue(settings.popUpsSwitch.isOn)
    }
    onSettings { settings in
      var content = content
      (content.searchEngineIndex, content.blocksPopUps, content.pageCount) = (0, false, 1)
      settings.setContent(content)
      expectEqual(settings.searchEngineCells.map(\.accessoryType), [.checkmark, .none])
      expectFalse(settings.popUpsSwitch.isOn)
      #expect(texts(in: settings).contains("1 page"))
      content.searchEngines = ["A", "B", "C"]
      settings.setContent(content)
      #expect(texts(in: settings).contains("C"))
    }
  }

  @Test func `Only what is kept can be cleared, and rows that only show something cannot be tapped`() {
    forEachRow([(0, false), (1, true)]) { pageCount, isEnabled in
      onSettings { settings in
        var content = content
        content.pageCount = pageCount
        settings.setContent(content)
        let path = IndexPath(row: 1, section: SettingsViewController.Section.privacy.rawValue)
        expectEqual(settings.tableView(settings.tableView, shouldHighlightRowAt: path), isEnabled)
        expectEqual(settings.clearCell.accessibilityTraits.contains(.notEnabled), !isEnabled)
      }
    }
    onSettings { settings in
      for (row, section) in [(0, SettingsViewController.Section.privacy), (0, .about)] {
        let path = IndexPath(row: row, section: section.rawValue)
        #expect(!settings.tableView(settings.tableView, shouldHighlightRowAt: path))
      }
    }
  }

  @Test func `The user's actions are sent as commands`() {
    onSettings { settings in
      tap(0, .searchEngine, in: settings)
      tap(1, .privacy, in: settings)
      settings.popUpsSwitch.setOn(false, animated: false)
      settings.popUpsSwitch.sendActions(for: .valueChanged)
      settings.navigationItem.rightBarButtonItem?.primaryAction?.performWithSender(nil, target: nil)
      expectEqual(log.calls, ["search with 0", "confirm clearing", "block pop-ups false", "close"])
    }
  }

  /// Logs the commands.
  @MainActor
  final class Log: SettingsCommands, PreferencesCommands, BrowsingDataConfirmationCommands {
    var calls: [String] = []

    func showSettings() { calls.append("show") }
    func closeSettings() { calls.append("close") }
    func selectSearchEngine(at index: Int) { calls.append("search with \(index)") }
    func blockPopUps(_ isOn: Bool) { calls.append("block pop-ups \(isOn)") }
    func clearBrowsingData() { calls.append("clear") }
    func confirmClearingBrowsingData() { calls.append("confirm clearing") }
  }
}
