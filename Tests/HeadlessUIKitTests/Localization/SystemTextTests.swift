import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct SystemTextTests {
  @Test(arguments: [
    (["en"], "Cancel"), (["de"], "Abbrechen"), (["de-AT"], "Abbrechen"), (["ja"], "キャンセル"),
    (["ar-EG"], "إلغاء"), (["fr", "ja"], "キャンセル"), (["fr"], "Cancel"), ([], "Cancel"),
  ])
  func `The first language that the system knows is spoken`(languages: [String], text: String) {
    #expect(SystemText.cancel.text(in: languages) == text)
  }

  @Test(arguments: SystemText.allCases)
  func `Every word is translated`(word: SystemText) {
    #expect(SystemText.arabic[word]?.isEmpty == false)
    #expect(SystemText.german[word]?.isEmpty == false)
    #expect(SystemText.japanese[word]?.isEmpty == false)
  }

  /// Runs `body` on a telephone whose user speaks German.
  private func inGerman<Result>(_ body: () throws -> Result) rethrows -> Result {
    var settings = EnvironmentSettings()
    settings.languages = ["de"]
    return try UIApplication(environment: settings).run(body)
  }

  @Test func `Controls speak the user's language`() {
    inGerman {
      let wheel = UIActivityIndicatorView(style: .medium)
      #expect(wheel.accessibilityLabel == "Fortschritt angehalten")
      wheel.startAnimating()
      #expect(wheel.accessibilityLabel == "In Bearbeitung")
      wheel.stopAnimating()
      #expect(UIProgressView(progressViewStyle: .bar).accessibilityLabel == "Fortschritt")
      #expect(UIButton(type: .detailDisclosure).accessibilityLabel == "Weitere Infos")
      #expect(UISearchController(searchResultsController: nil).searchBar.placeholder == "Suchen")
      #expect(UIBarButtonItem(systemItem: .done).title == "Fertig")
    }
  }

  @Test(arguments: [(["en"], "Camera"), (["de"], "Kamera")])
  func `A picture in a bar has a name, not that of its symbol`(languages: [String], name: String) {
    var settings = EnvironmentSettings()
    settings.languages = languages
    UIApplication(environment: settings).run {
      #expect(UIBarButtonItem(systemItem: .camera).makeBarView()?.accessibilityLabel == name)
      #expect(UIBarButtonItem(systemItem: .flexibleSpace).spokenName == nil)
    }
  }
}
