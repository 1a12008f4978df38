import Expectations
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Texts in the folders of languages.
@Suite @MainActor struct TextTablesTests {
  private static let files = [
    "en.lproj/Localizable.strings": #""done" = "Done"; "only" = "Only English"; title = "Cards";"#,
    "de.lproj/Localizable.strings": #"/* A comment. */ "done" = "Fertig"; "title" = "Karten";"#,
    "de-AT.lproj/Localizable.strings": #""title" = "Kartln";"#,
    "zh_TW.lproj/Localizable.strings": #""done" = "完成";"#,
    "French.lproj/Localizable.strings": #""done" = "Terminé";"#,
    "de.lproj/Alerts.strings": #""done" = "Erledigt";"#,
  ]

  private func texts(_ languages: [String], _ files: [String: String] = files) throws -> [String] {
    let app = try AppFolder(files, languages: languages)
    return app.run { ["done", "title", "only"].map { NSLocalizedString($0, comment: "") } }
  }

  @Test func `Texts are those of the first of the user's languages that the table has`() throws {
    forEachRow([
      (["de"], ["Fertig", "Karten", "only"]), (["de-AT"], ["Fertig", "Kartln", "only"]),
      (["en-GB"], ["Done", "Cards", "Only English"]), (["ja", "fr"], ["Terminé", "title", "only"]),
      (["zh-Hant-TW"], ["完成", "title", "only"]), (["ja"], ["Done", "Cards", "Only English"]),
    ]) { languages, expected in
      expectEqual(try? texts(languages), expected, "\(languages)")
    }
  }

  @Test func `The base language is that of Info.plist`() throws {
    let files = [
      "Info.plist": AppFolder.list("<key>CFBundleDevelopmentRegion</key><string>de</string>"),
      "Base.lproj/Localizable.strings": #""done" = "Fertig";"#,
      "en.lproj/Localizable.strings": #""done" = "Done";"#,
    ]
    expectEqual(try texts(["ja"], files)[0], "Fertig")
    expectEqual(try texts(["en"], files)[0], "Done")
  }

  @Test func `Every form of the call reads its table, and a text in the source is that of a missing key`()
    throws
  {
    let app = try AppFolder(Self.files, languages: ["de"])
    app.run {
      expectEqual(NSLocalizedString("done", tableName: "Alerts", comment: ""), "Erledigt")
      expectEqual(NSLocalizedString("done", tableName: nil, comment: ""), "Fertig")
      expectEqual(NSLocalizedString("done", bundle: .main, comment: ""), "Fertig")
      expectEqual(NSLocalizedString("new", value: "Neu", comment: ""), "Neu")
      expectEqual(NSLocalizedString("done", tableName: "Alerts", bundle: .main, comment: ""), "Erledigt")
      expectEqual(NSLocalizedString("new", tableName: "Alerts", value: "Neu", comment: ""), "Neu")
      expectEqual(NSLocalizedString("new", bundle: .main, value: "", comment: ""), "new")
      expectEqual(
        Bundle.localizedText("done", tableName: "Alerts", bundle: .main, value: "", comment: ""), "Erledigt")
      expectEqual(Bundle.main.localizedText(forKey: "done", value: nil, table: nil), "Fertig")
      expectEqual(Bundle.main.localizedText(forKey: "new", value: "Neu", table: ""), "Neu")
      expectEqual(String(localized: "done", table: "Alerts", bundle: .main), "Erledigt")
      expectEqual(String(localized: "new", defaultValue: "\(2) neue"), "2 neue")
      let title: LocalizedStringResource = "title"
      expectEqual(String(localized: title), "Karten")
      expectEqual(
        String(localized: LocalizedStringResource("new", defaultValue: "Neu", table: "Alerts")), "Neu")
    }
  }

  @Test func `A key that is not in the table is missing once, with the nearest`() throws {
    let app = try AppFolder(Self.files, languages: ["de"])
    app.run { for key in ["dnoe", "dnoe", "only", "done"] { _ = NSLocalizedString(key, comment: "") } }
    expectEqual(
      Set(app.application.missingTexts),
      [
        MissingText(key: "dnoe", table: "Localizable", language: nil, nearest: "done"),
        MissingText(key: "only", table: "Localizable", language: "de"),
      ])
  }

  @Test func `Another bundle has its own tables, which come first`() throws {
    let app = try AppFolder(Self.files, languages: ["de"])
    let other = try AppFolder(["de.lproj/Localizable.strings": #""done" = "Beendet";"#])
    let bundle = try #require(Bundle(path: other.folder.root))
    app.run {
      expectEqual(NSLocalizedString("done", bundle: bundle, comment: ""), "Beendet")
      expectEqual(bundle.localizedText(forKey: "done", value: nil, table: nil), "Beendet")
      expectEqual(String(localized: "done", bundle: bundle), "Beendet")
      expectEqual(
        String(localized: LocalizedStringResource("done", bundle: .atURL(other.folder.url()))), "Beendet")
    }
  }

  @Test func `Tables of other threads are those that an application registered`() async throws {
    let catalog = try StringCatalog.sample(
      #""done" : { "localizations" : { "de" : \#(unit("Fertig")) } }"#, name: "Threads")
    var settings = EnvironmentSettings()
    settings.languages = ["de"]
    UIApplication(environment: settings).environment.stringCatalogs = [catalog]
    let last = TextLookup.last
    expectEqual(last.table("Threads", of: nil, for: "done")?.name ?? "Threads", "Threads")
    let lookup = TextLookup(catalogs: [catalog], settings: settings)
    let found = lookup.table("Threads", of: nil, for: "done")?.text(
      forKey: "done", languages: lookup.languages)
    expectEqual(found?.text.stringUnit?.value, "Fertig")
    _ = await Task.detached { NSLocalizedString("done", comment: "") }.value
  }

  @Test func `A table that cannot be read is reported with its file and position`() throws {
    let app = try AppFolder([
      "de.lproj/Localizable.strings": "\"a\" = \"b\";\n\"c\" \"d\";", "en.lproj/Odd.strings": "<?xml",
      "Bad.xcstrings": "{",
    ])
    app.run { _ = NSLocalizedString("a", comment: "") }
    expectEqual(
      app.faults,
      [
        "Bad.xcstrings: Bad.xcstrings: the file is not valid JSON",
        "de.lproj/Localizable.strings:2:5: expected '=', found '\"'",
        "en.lproj/Odd.strings: expected a property list with a dictionary of texts",
      ])
    let bundle = try #require(Bundle(path: app.folder.root))
    #expect(throws: StringCatalogError.self) { try StringCatalog.all(in: bundle) }
  }

  @Test func `All tables of a bundle are those of catalogs and of languages' folders`() throws {
    let app = try AppFolder(Self.files)
    try app.folder.write(#"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#, to: "Xcode.xcstrings")
    let bundle = try #require(Bundle(path: app.folder.root))
    let tables = try StringCatalog.all(in: bundle)
    expectEqual(tables.map(\.name), ["Alerts", "Localizable", "Xcode"])
    expectEqual(tables[1].languages, ["de", "de-AT", "en", "fr", "zh-TW"])
  }

  @Test func `Folders that links lead to are searched, but not in circles`() throws {
    let app = try AppFolder(Self.files)
    let linked = try AppFolder([:], languages: ["de"])
    for (name, target) in [("Texts", app.folder.root), ("Here", linked.folder.root)] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(linked.folder.root)/\(name)", withDestinationPath: target)
    }
    linked.run { expectEqual(NSLocalizedString("done", comment: ""), "Fertig") }
  }

  @Test func `A link that leads nowhere is reported with a name that is not there`() throws {
    let app = try AppFolder(["Assets.xcassets/Brand.colorset/Contents.json": "{}"])
    try FileManager.default.createSymbolicLink(
      atPath: "\(app.folder.root)/More.xcassets", withDestinationPath: "../nowhere/More.xcassets")
    app.run { for name in ["Other", "Another"] { expectNil(UIColor(named: name)) } }
    expectEqual(
      app.faults,
      [
        "the color \"Other\" is in no asset catalog",
        "More.xcassets: the link leads to '../nowhere/More.xcassets', where nothing is; the package manager copies links as they are, so write an absolute path in it",
        "the color \"Another\" is in no asset catalog",
      ])
  }
}
