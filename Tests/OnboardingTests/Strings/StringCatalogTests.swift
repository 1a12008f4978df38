import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import Onboarding

@Suite struct StringCatalogTests {
  private let table: StringCatalog

  init() throws { table = try .onboardingTable }

  @Test func `One table has a hundred keys in 21 languages, and every language has every key`() throws {
    expectEqual(try StringCatalog.onboarding.get().map(\.name), ["Onboarding"])
    expectEqual(table.keys, expectedKeys.sorted())
    expectEqual(table.keys.count, 100)
    expectEqual(table.languages, languages.sorted())
    forEachRow(languages) { language in
      expectEqual(table.keys(in: language), table.keys)
    }
  }

  @Test func `Every text is translated, and can be shown as it is`() {
    forEachRow(languages) { language in
      for key in table.keys {
        let text = table.text(key, language)
        expectFalse(text.isEmpty, "\(key)")
        #expect(text != key, "\(key)")
        expectEqual(text, text.trimmingCharacters(in: .whitespacesAndNewlines), "\(key)")
        #expect(!text.contains("  ") && !text.contains("%") && !text.contains("\n"), "\(key): \(text)")
        #expect(!text.contains("'") && !text.contains("\""), "\(key): \(text)")
      }
    }
    forEachRow(languages.filter { $0 != "en" }) { language in
      for key in table.keys {
        let text = table.text(key, language)
        guard text == table.text(key, "en") else { continue }
        #expect(Self.sharedWords.contains("\(language) \(text)"), "\(key): \(text)")
      }
    }
  }

  /// The words that a language shares with English.
  private static let sharedWords = ["de Bands", "nl Bands"]

  @Test @MainActor func `An app shows its own language's texts`() throws {
    for (language, title) in [("de", "Fertig"), ("pt-BR", "Concluído"), ("zh-Hant", "完成"), ("is", "Done")] {
      let text = try application(language).run { String(onboarding: "default_board_list_done") }
      expectEqual(text, title)
    }
  }

  @MainActor
  private func application(_ language: String) throws -> UIApplication {
    var environment = EnvironmentSettings()
    environment.languages = [language]
    let application = UIApplication(environment: environment)
    application.environment.stringCatalogs = try StringCatalog.onboarding.get()
    return application
  }
}

/// The keys of the specification.
private let expectedKeys: [String] = {
  let general = [
    "welcome_label", "get_started_label", "skip_to_trello_button", "skip_button", "finish_button",
    "next_list_button", "next_card_button", "start_over_back_button", "overlay_name_your_board",
    "overlay_name_your_lists", "overlay_add_cards", "overlay_go_to_board",
    "board_name_text_field_accessibility", "list_name_text_field_accessibility",
    "card_title_text_field_accessibility", "default_board_name", "default_board_list_things_to_do",
    "default_board_card_untitled", "default_board_list_doing", "default_board_list_done",
  ]
  let projects = ["plan_event", "track_goal", "manage_project", "increase_productivity", "something_else"]
  let names =
    ["name", "board_name"] + (1...3).map { "list_\($0)_name" } + (1...3).map { "card_\($0)_name" }
  let overlays = ["board", "list", "card", "create"].flatMap {
    ["\($0)_overlay_title", "\($0)_overlay_subtitle"]
  }
  return general + projects.flatMap { project in (names + overlays).map { "project_\(project)_\($0)" } }
}()
