import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct FocusSettingsTests {
  @Test func `The settings speak three languages`() {
    forEachRow([
      ("en", "Settings", "Firefox Focus is not enabled.", "Page 1 of 3"),
      ("de", "Einstellungen", "Firefox Focus ist nicht aktiviert.", "Seite 1 von 3"),
      ("ar", "الإعدادات", "Firefox Focus غير مفعّل.", "الصفحة ١ من ٣"),
    ]) { language, title, warning, page in
      var environment = EnvironmentSettings()
      environment.languages = [language]
      let application = UIApplication(environment: environment)
      application.environment.stringCatalogs = try StringCatalog.focus.get()
      application.run {
        expectEqual(String(focusSettings: "Settings"), title)
        expectEqual(String(focusSettings: "\("Firefox Focus") is not enabled."), warning)
        expectEqual(String(focusSettings: "Page \(1) of \(3)"), page)
      }
    }
  }

  /// The words that are the same in German.
  nonisolated private static let shared: Set = ["FaceTime", "Integration", "Mozilla", "Safari", "Version %@"]

  @Test func `Every text is translated into German and Arabic`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Gallery/FocusUI/Strings/FocusSettings.xcstrings").standardizedFileURL
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let strings = try #require(json?["strings"] as? [String: [String: Any]])
    #expect(strings.count > 70)
    for (key, entry) in strings {
      let texts = entry["localizations"] as? [String: [String: [String: String]]]
      let (german, arabic) = (texts?["de"]?["stringUnit"]?["value"], texts?["ar"]?["stringUnit"]?["value"])
      #expect(german != nil && (german != key || Self.shared.contains(key)), "\(key)")
      #expect(arabic != nil && arabic != key, "\(key)")
    }
  }
}
