import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct EnvironmentLocalizationTests {
  /// Runs `body` in an application with two tables.
  private func run(
    _ languages: [String], on device: VirtualDevice = .iPhone, as pseudolanguage: Pseudolanguage? = nil,
    _ body: () throws -> Void
  ) throws {
    var settings = EnvironmentSettings()
    settings.languages = languages
    settings.pseudolanguage = pseudolanguage
    let application = UIApplication(device: device, environment: settings)
    application.environment.stringCatalogs = [
      try .sample(
        """
        "Done" : { "localizations" : { "de" : \(unit("Fertig")), "fr" : \(unit("Terminé")) } },
        "Skip" : { "localizations" : { "fr" : \(unit("Ignorer")) } },
        "%lld cards by %@" : { "localizations" : {
          "de" : { "variations" : \(plurals(["one": "%lld Karte von %@", "other": "%lld Karten von %@"])) } } }
        """),
      try .sample(#""Done" : { "localizations" : { "de" : \#(unit("Erledigt")) } }"#, name: "Other"),
    ]
    try application.run(body)
  }

  @Test func `Texts are those of the user's next language that has them, or a pseudolanguage`() throws {
    try run(["de"]) {
      expectEqual(NSLocalizedString("Done", comment: ""), "Fertig")
      expectEqual(NSLocalizedString("Done", tableName: "Other", comment: ""), "Erledigt")
      expectEqual(NSLocalizedString("Done", tableName: "None", comment: ""), "Done")
      expectEqual(StringCatalog.string("Done"), "Fertig")
      expectEqual(String(localized: "Done"), "Fertig")
      expectEqual(String(localized: "Done", table: "Other"), "Erledigt")
    }
    try run(["de", "fr", "ja"]) {
      expectEqual(NSLocalizedString("Done", comment: ""), "Fertig")
      expectEqual(NSLocalizedString("Skip", comment: ""), "Ignorer")
    }
    try run(["de"], as: .bounded) {
      expectEqual(NSLocalizedString("Done", comment: ""), "[# Fertig #]")
    }
  }

  @Test func `An interpolated key is the one that Xcode extracts`() throws {
    let (count, name, rate) = (3, "Ann", 0.5)
    let key: LocalizedKey = "\(count) cards at \(rate)% by \(name) or \(rate, specifier: "%.1f")"
    expectEqual(key.key, "%lld cards at %lf%% by %@ or %.1f")
    try run(["de"]) {
      expectEqual(String(localized: "\(count) cards by \(name)"), "3 Karten von Ann")
      expectEqual(StringCatalog.string("%lld cards by %@", 1, "Ann"), "1 Karte von Ann")
    }
  }

  @Test func `A catalog of one's own is read in the user's language`() throws {
    try run(["fr"]) {
      let catalog = try StringCatalog.sample(#""a" : { "localizations" : { "fr" : \#(unit("à %@")) } }"#)
      expectEqual(catalog.string("a", "b"), "à b")
    }
  }
}
