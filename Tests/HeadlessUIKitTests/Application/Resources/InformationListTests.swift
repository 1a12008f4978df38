import Expectations
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct InformationListTests {
  @Test func `Values are those of the file, with the variables that are known`() throws {
    let list = AppFolder.list(
      """
      <key>CFBundleIdentifier</key><string>com.example.$(PRODUCT_NAME:rfc1034identifier)</string>
      <key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string>
      <key>CFBundleVersion</key><string>$(CURRENT_PROJECT_VERSION)</string>
      <key>Servers</key><array><string>${MARKETING_VERSION}</string></array>
      <key>Count</key><integer>3</integer>
      """)
    let app = try AppFolder(
      [
        // The first is the package manager's own.
        "Info.plist": AppFolder.list(""), "Support/Info.plist": list,
        "Support/Deep/Info.plist": AppFolder.list(""),
        "de.lproj/InfoPlist.strings": #"CFBundleDisplayName = "Karten";"#,
      ], languages: ["de"])
    app.application.environment.buildSettings = ["MARKETING_VERSION": "1.2"]
    app.run {
      let main = Bundle.main
      expectEqual(main.appObject(forInfoDictionaryKey: "CFBundleShortVersionString") as? String, "1.2")
      expectEqual(main.appInfoDictionary?["CFBundleVersion"] as? String, "$(CURRENT_PROJECT_VERSION)")
      expectEqual(main.appInfoDictionary?["Servers"] as? [String], ["1.2"])
      expectEqual(main.appObject(forInfoDictionaryKey: "Count") as? Int, 3)
      expectEqual(main.appObject(forInfoDictionaryKey: "CFBundleDisplayName") as? String, "Karten")
      expectEqual(main.appLocalizedInfoDictionary as? [String: String], ["CFBundleDisplayName": "Karten"])
      expectEqual(main.appBundleIdentifier, "com.example.$(PRODUCT_NAME:rfc1034identifier)")
      expectNil(main.appObject(forInfoDictionaryKey: "CFBundleVersoin"))
    }
    expectEqual(
      app.faults, ["the key \"CFBundleVersoin\" is not in Info.plist; the nearest is \"CFBundleVersion\""])
  }

  @Test func `Variables have the product's name in the form that they ask for`() {
    let data = Data(
      AppFolder.list(
        "<key>A</key><string>$(PRODUCT_NAME:rfc1034identifier) $(TARGET_NAME:c99extidentifier:upper) $(X) $(</string>"
      ).utf8)
    let values = InformationList(data, file: "Info.plist", product: "My App").values([:])
    expectEqual(values["A"] as? String, "My-App MY_APP $(X) $(")
  }

  @Test func `An app's list comes first among those of several bundles`() throws {
    let kind = { (kind: String) in "<key>CFBundlePackageType</key><string>\(kind)</string>" }
    let bundles = try AppFolder([
      "A/Info.plist": AppFolder.list("<key>CFBundleName</key><string>A</string>"),
      "B/Information/Info.plist": AppFolder.list("<key>CFBundleName</key><string>B</string>\(kind("FMWK"))"),
      "C/Information/Info.plist": AppFolder.list("<key>CFBundleName</key><string>C</string>"),
      "D/Information/Info.plist": AppFolder.list("<key>CFBundleName</key><string>D</string>\(kind("APPL"))"),
    ])
    let name = { (folders: String) in
      InformationList(in: folders.map { "\(bundles.folder.root)/\($0)" }).values([:])["CFBundleName"]
        as? String
    }
    forEachRow([("ABCD", "D"), ("ABC", "C"), ("AB", "B"), ("A", "A"), ("DA", "D")]) { folders, first in
      expectEqual(name(folders), first)
    }
  }

  @Test func `A file that is not a property list is reported`() throws {
    let app = try AppFolder(["Information/Info.plist": "{"])
    app.run { expectNil(Bundle.main.appBundleIdentifier) }
    expectEqual(app.faults, ["Information/Info.plist: expected a property list with a dictionary"])
  }
}
