import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct SystemTextTests {
  @Test func `The first language that the system knows is spoken, in which every word is translated`() {
    forEachRow(
      [
        (["en"], "Cancel"), (["de"], "Abbrechen"), (["de-AT"], "Abbrechen"), (["ja"], "キャンセル"),
        (["ar-EG"], "إلغاء"), (["fr", "ja"], "キャンセル"), (["fr"], "Cancel"), ([], "Cancel"),
      ] as [([String], String)]
    ) { languages, text in
      expectEqual(SystemText.cancel.text(in: languages), text)
    }
    forEachRow(SystemText.allCases) { word in
      expectEqual(SystemText.arabic[word]?.isEmpty, false)
      expectEqual(SystemText.german[word]?.isEmpty, false)
      expectEqual(SystemText.japanese[word]?.isEmpty, false)
    }
  }

  /// Runs `body` on a phone whose user speaks German.
  private func inGerman<Result>(_ body: () throws -> Result) rethrows -> Result {
    var settings = EnvironmentSettings()
    settings.languages = ["de"]
    return try UIApplication(environment: settings).run(body)
  }

  @Test func `Controls speak the user's language`() {
    inGerman {
      let wheel = UIActivityIndicatorView(style: .medium)
      expectEqual(wheel.accessibilityLabel, "Fortschritt angehalten")
      wheel.startAnimating()
      expectEqual(wheel.accessibilityLabel, "In Bearbeitung")
      wheel.stopAnimating()
      expectEqual(UIProgressView(progressViewStyle: .bar).accessibilityLabel, "Fortschritt")
      expectEqual(UIButton(type: .detailDisclosure).accessibilityLabel, "Weitere Infos")
      expectEqual(UISearchController(searchResultsController: nil).searchBar.placeholder, "Suchen")
      expectEqual(UIBarButtonItem(systemItem: .done).title, "Fertig")
    }
  }

  @Test func `A picture in a bar has a name, not that of its symbol`() {
    forEachRow([(["en"], "Camera"), (["de"], "Kamera")]) { languages, name in
      var settings = EnvironmentSettings()
      settings.languages = languages
      UIApplication(environment: settings).run {
        expectEqual(UIBarButtonItem(systemItem: .camera).makeBarView()?.accessibilityLabel, name)
        expectNil(UIBarButtonItem(systemItem: .flexibleSpace).spokenName)
      }
    }
  }
}
