import FocusUI
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor struct StringCatalogTests {
  @Test(arguments: [
    ("en", "Automatic private browsing.", "ERASE"), ("de", "Automatisches privates Surfen.", "LÖSCHEN"),
    ("ar", "تصفح خاص تلقائي.", "امسح"),
  ])
  func `The app speaks three languages`(language: String, promise: String, erase: String) throws {
    var environment = EnvironmentSettings()
    environment.languages = [language]
    let application = UIApplication(environment: environment)
    application.environment.stringCatalogs = try StringCatalog.focus.get()
    application.run {
      #expect(NSLocalizedString("Automatic private browsing.", tableName: "Focus", comment: "") == promise)
      #expect(NSLocalizedString("ERASE", tableName: "Focus", comment: "") == erase)
    }
  }
}
