import Expectations
import HeadlessUIKit
import Testing

@testable import Onboarding

/// The words that the specification fixes.
@Suite struct FixedWordsTests {
  private let table: StringCatalog

  init() throws { table = try .onboardingTable }

  @Test func `The buttons of the navigation bar`() {
    forEachRow([
      ("cs", "Přeskočit", "Dokončit", "Další sloupec", "Hotovo"),
      ("de", "Überspringen", "Beenden", "Nächste Liste", "Fertig"),
      ("en", "Skip", "Finish", "Next List", "Done"),
      ("es", "Omitir", "Terminar", "Siguiente lista", "Hecho"),
      ("fi", "Ohita", "Valmis", "Seuraava luettelo", "Valmis"),
      ("fr", "Ignorer", "Terminer", "Liste suivante", "Terminé"),
      ("hu", "Kihagyás", "Befejezés", "Következő lista", "Befejezés"),
      ("it", "Salta", "Termina", "Lista successiva", "Fatto"),
      ("ja", "スキップ", "完了", "次のリスト", "完了"),
      ("nb", "Hopp over", "Ferdigstill", "Neste liste", "Ferdig"),
      ("nl", "Overslaan", "Voltooien", "Volgende lijst", "Klaar"),
      ("pl", "Pomiń", "Zakończ", "Następna lista", "Zrobione"),
      ("pt-BR", "Pular", "Concluir", "Próxima lista", "Concluído"),
      ("ru", "Пропустить", "Закончить", "Следующая колонка", "Готово"),
      ("sv", "Hoppa över", "Klar", "Nästa lista", "Klar"),
      ("th", "ข้าม", "เสร็จสิ้น", "รายการถัดไป", "เสร็จ"),
      ("tr", "Atla", "Bitir", "Sonraki Liste", "Tamamlandı"),
      ("uk", "Пропустити", "Завершити", "Наступний список", "Готово"),
      ("vi", "Bỏ qua", "Kết thúc", "Danh sách tiếp theo", "Hoàn tất"),
      ("zh-Hans", "跳过", "完成", "下一个列表", "完成"),
      ("zh-Hant", "略過", "完成", "下一份列表", "完成"),
    ]) { (words: (String, String, String, String, String)) in
      let (language, skip, finish, nextList, done) = words
      expectEqual(table.text("skip_button", language), skip)
      expectEqual(table.text("finish_button", language), finish)
      expectEqual(table.text("next_list_button", language), nextList)
      expectEqual(table.text("default_board_list_done", language), done)
    }
  }

  @Test func `The boards, their lists, the templates and their cards in English`() {
    forEachRow([
      ("plan_event", ["Music Festival Planning", "To Do", "Venues", "Bands"]),
      ("track_goal", ["Run a Marathon", "To Do", "Doing", "Done"]),
      ("manage_project", ["Product Launch", "To Do", "In Progress", "Done"]),
      ("increase_productivity", ["Weekly To-Do’s", "Projects", "Today", "Future"]),
      ("something_else", ["Order Manager", "Orders", "Shipped", "Delivered"]),
    ]) { (project: String, names: [String]) in
      let keys = ["board_name"] + (1...3).map { "list_\($0)_name" }
      expectEqual(keys.map { table.text("project_\(project)_\($0)", "en") }, names)
    }
    forEachRow([
      ("plan_event", "Plan an Event", ["Select festival dates", "Research venues", "Secure bands"]),
      ("track_goal", "Track a Goal", ["Register for race", "Training schedule", "Cross the finish line!"]),
      ("manage_project", "Manage a Project", ["Build Website", "Train Sales", "Begin Ad Campaign"]),
      (
        "increase_productivity", "Increase Productivity",
        ["Write copy", "Outline roadmap", "Prep for meeting"]
      ),
      ("something_else", "Something Else", ["Order #3143", "Order #3144", "Order #3145"]),
    ]) { (project: String, name: String, cards: [String]) in
      expectEqual(table.text("project_\(project)_name", "en"), name)
      expectEqual((1...3).map { table.text("project_\(project)_card_\($0)_name", "en") }, cards)
    }
  }

  @Test func `The other buttons and the board without a template, in English`() {
    let texts = [
      "welcome_label": "Welcome to Trello!", "start_over_back_button": "Start Over",
      "next_card_button": "Next Card", "overlay_name_your_board": "Name Your Board",
      "overlay_name_your_lists": "Name Your Lists", "overlay_add_cards": "Add a Few Cards",
      "overlay_go_to_board": "Go to My Board", "default_board_name": "Untitled Board",
      "default_board_list_things_to_do": "Things To Do", "default_board_card_untitled": "Untitled Card",
      "default_board_list_doing": "Doing", "board_name_text_field_accessibility": "Board name",
      "list_name_text_field_accessibility": "List name", "card_title_text_field_accessibility": "Card title",
    ]
    expectTrue(texts.allSatisfy { table.text($0.key, "en") == $0.value })
  }

  @Test func `Orders keep their numbers`() {
    forEachRow(languages) { language in
      for (card, number) in [(1, "#3143"), (2, "#3144"), (3, "#3145")] {
        #expect(
          table.text("project_something_else_card_\(card)_name", language).hasSuffix(number), "\(language)")
      }
    }
  }
}
