import Expectations
import Foundation
import Testing

@testable import AppPackages

@Suite struct InformationFileTests {
  private let settings = BuildSettings([
    "PRODUCT_NAME": "My App", "PRODUCT_BUNDLE_IDENTIFIER": "com.example.$(PRODUCT_NAME:rfc1034identifier)",
    "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "MARKETING_VERSION": "1.2", "CURRENT_PROJECT_VERSION": "7",
    "INFOPLIST_KEY_UILaunchStoryboardName": "Launch", "INFOPLIST_KEY_LSRequiresIPhoneOS": "YES",
    "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": "A B",
  ])

  private func values(_ text: String?, _ settings: BuildSettings?) throws -> NSDictionary? {
    let text = InformationFile(text.map { Data($0.utf8) }, settings: settings).text
    return try text.flatMap {
      try PropertyListSerialization.propertyList(from: Data($0.utf8), format: nil) as? NSDictionary
    }
  }

  private func list(_ values: String) -> String { "<plist version=\"1.0\"><dict>\(values)</dict></plist>" }

  @Test func `Only the variables of known settings are replaced`() throws {
    let text = list(
      "<key>A</key><array><string>$(PRODUCT_NAME) ${OTHER}</string></array><key>CFBundleVersion</key>"
        + "<string>$(CURRENT_PROJECT_VERSION)</string><key>Flag</key><true/><key>Count</key><integer>1</integer>"
    )
    expectEqual(
      try values(text, settings),
      [
        "A": ["My App ${OTHER}"], "CFBundleVersion": "7", "Flag": true, "Count": 1,
        "CFBundleIdentifier": "com.example.My-App", "CFBundleName": "My App", "CFBundlePackageType": "APPL",
      ])
  }

  @Test func `A key that Xcode generates is there unless the file has it`() throws {
    var generating = settings
    generating.set("GENERATE_INFOPLIST_FILE", to: "YES")
    let found = try values(list("<key>CFBundleVersion</key><string>own</string>"), generating)
    expectEqual(
      found,
      [
        "CFBundleVersion": "own", "CFBundleShortVersionString": "1.2", "CFBundleInfoDictionaryVersion": "6.0",
        "UILaunchStoryboardName": "Launch", "LSRequiresIPhoneOS": true,
        "UISupportedInterfaceOrientations~ipad": ["A", "B"], "CFBundleIdentifier": "com.example.My-App",
        "CFBundleName": "My App", "CFBundlePackageType": "APPL",
      ])
    expectEqual(try values(nil, generating)?["CFBundleVersion"] as? String, "7")
  }

  @Test func `A file is copied as it is where nothing is known about it`() {
    let broken = "<plist"
    for text in [broken, list("<key>A</key><string>$(PRODUCT_NAME)</string>")] {
      expectEqual(InformationFile(Data(text.utf8), settings: nil).text, text)
    }
    expectEqual(InformationFile(Data(broken.utf8), settings: settings).text, broken)
    expectNil(InformationFile(nil, settings: nil).text)
  }
}
