import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// Texts of files in the language of the stage.
@Suite @MainActor
struct InterfaceTranslationTests {
  private typealias Samples = InterfaceFileSamples

  private let view = """
    <view id="v-1"><subviews>
      <label text="Hello" id="l-1"/><button id="b-1"><state key="normal" title="Send"/></button>
    </subviews></view>
    """

  /// Makes the view in German, and returns its texts.
  private func texts(
    _ files: [String: String], _ catalogs: [StringCatalog], _ note: (Samples) -> Void
  ) throws
    -> [String?]
  {
    let objects = UINib(nibName: "Card", bundle: nil)
    let samples = try Samples(["Base.lproj/Card.xib": Samples.nib(view)].merging(files) { $1 })
    UIApplication.shared.environment.stringCatalogs = catalogs
    let view = try #require(objects.instantiate(withOwner: nil).first as? UIView)
    note(samples)
    return [(view.subviews[0] as? UILabel)?.text, (view.subviews[1] as? UIButton)?.title(for: .normal)]
  }

  private func german() -> UIApplication {
    var settings = EnvironmentSettings()
    settings.languages = ["de"]
    return UIApplication(environment: settings)
  }

  @Test func `A catalog is asked for the texts that are used, and a text that it lacks is the file's`() throws
  {
    let json = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "l-1.text": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
        "b-1.normalTitle": {},
        "gone.text": {}
      }}
      """
    let catalog = try StringCatalog(Data(json.utf8), name: "Card")
    let application = german()
    try application.run {
      expectEqual(try texts([:], [catalog]) { expectEmpty($0.warnings) }, ["Hallo", "Send"])
    }
    expectEqual(
      application.missingTexts, [MissingText(key: "b-1.normalTitle", table: "Card", language: "de")])
  }

  @Test func `A table that cannot be read is a warning, and the file's texts are used`() throws {
    try german().run {
      let table = "\"l-1.text\" \"Hallo\";"
      let found = try texts(["de.lproj/Card.strings": table], []) { samples in
        expectEqual(samples.warnings, ["de.lproj/Card.strings:1:12: expected '=', found '\"'"])
      }
      expectEqual(found, ["Hello", "Send"])
    }
  }

  @Test func `The module of a bundle follows one of the lines in its name`() {
    let folders = [
      "/a/my_app_Main.resources", "/a/My-App_My-App.resources", "/a/my_folder", "/a/x.resources",
    ]
    expectEqual(BundleFolders.modules(of: folders), ["app_Main", "Main", "My_App"])
  }
}
