import Expectations
import FocusUI
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor struct StringCatalogTests {
  @Test func `The app speaks three languages`() {
    forEachRow([
      ("en", "Automatic private browsing.", "ERASE"), ("de", "Automatisches privates Surfen.", "LÖSCHEN"),
      ("ar", "تصفح خاص تلقائي.", "امسح"),
    ]) { language, promise, erase in
      var environment = EnvironmentSettings()
      environment.languages = [language]
      let application = UIApplication(environment: environment)
      application.environment.stringCatalogs = try StringCatalog.focus.get()
      application.run {
        expectEqual(
          NSLocalizedString("Automatic private browsing.", tableName: "Focus", comment: ""), promise)
        expectEqual(NSLocalizedString("ERASE", tableName: "Focus", comment: ""), erase)
      }
    }
  }

  @Test func `Every text is translated into German and Arabic`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Gallery/FocusUI/Strings/Focus.xcstrings").standardizedFileURL
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let strings = try #require(json?["strings"] as? [String: [String: Any]])
    #expect(strings.count >= 25)
    for (key, entry) in strings {
      let texts = entry["localizations"] as? [String: [String: [String: String]]]
      let (german, arabic) = (texts?["de"]?["stringUnit"]?["value"], texts?["ar"]?["stringUnit"]?["value"])
      #expect(german != nil && german != key, "\(key)")
      #expect(arabic != nil && arabic != key, "\(key)")
    }
  }
}
