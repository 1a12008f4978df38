import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UIReturnKeyTypeTitleTests {
  /// Runs `body` for a user of a language.
  private func speaking<Result>(_ language: String, _ body: () throws -> Result) rethrows -> Result {
    var settings = EnvironmentSettings()
    settings.languages = [language]
    return try UIApplication(environment: settings).run(body)
  }

  @Test func `The keys speak the user's language`() {
    forEachRow([
      ("en", ["return", "Go", "Google", "Join", "Next", "Route", "Search", "Send"]),
      ("de", ["Return", "Öffnen", "Google", "Verbinden", "Weiter", "Route", "Suchen", "Senden"]),
      ("ja", ["改行", "開く", "Google", "接続", "次へ", "経路", "検索", "送信"]),
      ("ar", ["إدخال", "انتقال", "Google", "انضمام", "التالي", "مسار", "بحث", "إرسال"]),
      ("fr", ["return", "Go", "Google", "Join", "Next", "Route", "Search", "Send"]),
    ]) { language, titles in
      speaking(language) {
        let types: [UIReturnKeyType] = [.default, .go, .google, .join, .next, .route, .search, .send]
        expectEqual(types.map(\.title), titles)
      }
    }
    speaking("de") {
      expectEqual(
        [.done, .continue, .emergencyCall].map(\UIReturnKeyType.title), ["Fertig", "Fortfahren", "Notruf"])
      expectEqual(UIReturnKeyType.yahoo.title, "Yahoo")
    }
  }

  @Test func `Tests find it by its English name in every language, which no other kind of key has`() {
    forEachRow(["en", "de", "ja", "ar"]) { language in
      try speaking(language) {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        field.returnKeyType = .next
        mount(field)
        field.becomeFirstResponder()
        UIApplication.shared.settle()
        let view = try #require(UIApplication.shared.keyboard.view)
        let key = try #require(view.button(for: .return))
        expectEqual(key.accessibilityIdentifier, "Next")
        expectEqual(key.accessibilityLabel, UIReturnKeyType.next.title)
        expectEqual(view.returnKeyTitle, UIReturnKeyType.next.title)
      }
    }
    expectEqual(Set(UIReturnKeyType.allCases.map(\.identifier)).count, UIReturnKeyType.allCases.count)
    expectEqual(UIReturnKeyType.default.identifier, "Return")
  }
}
