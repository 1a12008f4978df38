import Expectations
import Foundation
import Porting
import Testing

@testable import AppPackages

@Suite struct AssetSymbolTests {
  @Test func `An asset's symbol is spelled as Xcode spells it`() {
    forEachRow([
      ("AccentColor", "color", "accent"), ("background-color", "color", "background"),
      ("colorF4", "color", "colorF4"),
      ("color", "color", "color"), ("DSTextPrimary", "color", "dsTextPrimary"), ("100", "image", "_100"),
      ("Icon-29", "image", "icon29"), ("adult_products_image", "image", "adultProducts"),
      ("Image", "image", "image"),
      ("BMW", "image", "BMW"), ("A-1-1-0", "image", "A_1_1_0"), ("CristoPose2 (1)", "image", "cristoPose21"),
      ("Zpp.img", "image", "zppImg"), ("welcomeVCimage", "image", "welcomeVCimage"),
      ("LuLu", "image", "luLu"),
      ("URLBar", "image", "urlBar"), ("BackgroundColor", "image", "backgroundColor"),
      ("default", "image", "`default`"),
    ]) { name, kind, symbol in
      expectEqual(AssetSymbolName.member(of: name, dropping: kind), symbol)
    }
    forEachRow([("iconPreviews", "IconPreviews"), ("game ui", "GameUi"), ("Colors", "Colors")]) {
      name, type in
      expectEqual(AssetSymbolName.namespace(of: name), type)
    }
  }

  private func text(_ settings: [String: String] = [:], source: String = "") -> String? {
    let contents = [
      "Logo.imageset", "Brand/Red.colorset", "Brand/blueColor.colorset", "Plain/logo.imageset", "Brand",
    ]
    let files = contents.map { "A.xcassets/\($0)/Contents.json" }.sorted()
    return AssetSymbols(
      of: ["A.xcassets"], among: files, beside: AppSources(["A.swift": source], in: ""),
      BuildSettings(settings),
      bytes: { path in
        path == "A.xcassets/Brand/Contents.json"
          ? Data(#"{"properties":{"provides-namespace":true}}"#.utf8) : nil
      }
    ).text
  }

  /// At the start of a line, it would count as an import of the test.
  private let imported = "import UIKit"

  @Test func `Colors and pictures have symbols, those of groups with a namespace in a type`() {
    expectEqual(
      text(),
      """
      // What Xcode generates for the asset catalogs.
      \(imported)

      extension ColorResource {
        enum Brand {
          nonisolated static let red = ColorResource(name: "Brand/Red", bundle: .main)
          nonisolated static let blue = ColorResource(name: "Brand/blueColor", bundle: .main)
        }
      }

      extension ImageResource {
        nonisolated static let logo = ImageResource(name: "Logo", bundle: .main)
      }

      extension UIColor {
        enum Brand {
          static var red: UIColor { UIColor(resource: .Brand.red) }
          static var blue: UIColor { UIColor(resource: .Brand.blue) }
        }
      }

      extension UIImage {
        static var logo: UIImage { UIImage(resource: .logo) }
      }

      """)
  }

  @Test func `An app's own member comes before a generated one`() {
    let own = text(source: "extension UIImage { static let logo = UIImage() }")
    expectTrue(own?.contains("static var logo") == false, "\(own ?? "")")
  }

  @Test func `A project may do without symbols or without their extensions`() {
    let off = ["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "NO"]
    expectTrue(text(off)?.contains("extension UIImage") == false)
    expectNil(text(["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS": "NO"]))
  }
}
