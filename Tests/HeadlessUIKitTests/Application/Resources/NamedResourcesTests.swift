import Expectations
import FontMetrics
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Colors, pictures and data by their names in an app's folder.
@Suite @MainActor struct NamedResourcesTests {
  private static let red =
    #"{"colors": [{"color": {"components": {"red": "1.0", "green": "0", "blue": "0"}}}]}"#

  @Test func `A color that is not there is nil, and reported once with the nearest`() throws {
    let app = try AppFolder(["Assets.xcassets/Brand.colorset/Contents.json": Self.red])
    app.run {
      expectEqual(UIColor(named: "Brand")?.components(in: .light).red, 1)
      for _ in 0..<2 { expectNil(UIColor(named: "Brnad")) }
      expectNil(UIColor(named: "Something else"))
    }
    expectEqual(
      app.faults,
      [
        "the color \"Brnad\" is in no asset catalog; the nearest is \"Brand\"",
        "the color \"Something else\" is in no asset catalog",
      ])
  }

  @Test func `A set that cannot be read is reported with its file and what is wrong`() throws {
    let app = try AppFolder([
      "Assets.xcassets/Broken.colorset/Contents.json": "not JSON",
      "Assets.xcassets/Empty.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#,
      "Assets.xcassets/Odd.colorset/Contents.json": #"{"colors": [{"color": 7}]}"#,
    ])
    app.run { for name in ["Broken", "Empty", "Odd"] { expectNil(UIColor(named: name)) } }
    expectEqual(app.faults.count, 3)
    expectEqual(
      app.faults.prefix(2),
      [
        "Assets.xcassets/Broken.colorset/Contents.json: the file is not valid JSON",
        "Assets.xcassets/Empty.colorset/Contents.json: expected an entry with a value",
      ])
    expectTrue(app.faults[2].hasPrefix("Assets.xcassets/Odd.colorset/Contents.json: colors > "))
  }

  @Test func `Pictures are in catalogs, in files with a scale, or symbols`() throws {
    let app = try AppFolder(["Assets.xcassets/my.heart.symbolset/Contents.json": #"{"symbols": []}"#])
    try app.folder.write(PNGFile(width: 30, height: 60, title: "").data, to: "Images/Logo@3x.png")
    try app.folder.write(PNGFile(width: 12, height: 12, title: "").data, to: "Images/Logo.png")
    try app.folder.write(PNGFile(width: 9, height: 9, title: "").data, to: "Photo.jpg")
    app.run {
      expectEqual(UIImage(named: "Logo")?.size, CGSize(width: 10, height: 20))
      expectEqual(UIImage(named: "Logo.png")?.size, CGSize(width: 10, height: 20))
      expectEqual(UIImage(named: "Photo.jpg")?.size, CGSize(width: 9, height: 9))
      expectEqual(UIImage(named: "my.heart")?.isSymbolImage, true)
      // A picture that is not there is shown as a square.
      expectEqual(UIImage(named: "Lego")?.size, CGSize(width: 20, height: 20))
    }
    expectEqual(
      app.faults,
      ["the picture \"Lego\" is in no asset catalog, and no file has the name; the nearest is \"Logo\""])
  }

  @Test func `Data has the content of its file for the device`() throws {
    let app = try AppFolder([
      "Assets.xcassets/Cities.dataset/Contents.json":
        #"{"data": [{"idiom": "universal", "filename": "a.json", "universal-type-identifier": "public.json"}, {"idiom": "ipad", "filename": "b.json"}]}"#,
      "Assets.xcassets/Cities.dataset/a.json": "[1]",
      "Assets.xcassets/Lost.dataset/Contents.json": #"{"data": [{"filename": "c.json"}]}"#,
    ])
    try app.run {
      let cities = try #require(NSDataAsset(name: "Cities"))
      expectEqual(String(decoding: cities.data, as: UTF8.self), "[1]")
      expectEqual(String(describing: cities.typeIdentifier), "public.json")
      expectEqual(cities.name, "Cities")
      expectNil(NSDataAsset(name: "Cites"))
      expectNil(NSDataAsset(name: "Lost", bundle: .main))
    }
    expectEqual(
      app.faults,
      [
        "the data \"Cites\" is in no asset catalog; the nearest is \"Cities\"",
        "Lost.dataset/c.json: the file is missing",
      ])
  }

  @Test func `A font whose name is nearly a registered one is reported`() throws {
    let app = try AppFolder([:])
    let face = FontFace(
      name: "Brand-Bold", family: "Brand", ascent: 900, descent: -200, capHeight: 700, xHeight: 500,
      advances: ["a": 500])
    app.application.environment.fontFamilies = [FontFamily(name: "Brand", faces: [face])]
    app.run {
      for name in ["Brand-Bold", "Brand-Blod", "Avenir-Heavy"] { _ = UIFont(name: name, size: 17) }
    }
    expectEqual(app.faults, ["the font \"Brand-Blod\" is not registered; the nearest is \"Brand-Bold\""])
  }
}
