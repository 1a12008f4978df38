import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// Catalogs as Xcode writes them, in a temporary folder.
@Suite @MainActor final class AssetCatalogsTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent(
    "catalogs-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: root) }

  private func write(_ text: String, _ folder: String) throws {
    try write(Data(text.utf8), "\(folder)/Contents.json")
  }

  private func write(_ data: Data, _ path: String) throws {
    let url = root.appendingPathComponent("Assets.xcassets").appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  private var catalogs: AssetCatalogs { AssetCatalogs(in: [root.path]) }

  private func components(_ red: String, _ green: String, _ blue: String) -> String {
    """
    {"color-space": "srgb",
     "components": {"alpha": "1.000", "red": "\(red)", "green": "\(green)", "blue": "\(blue)"}}
    """
  }

  @Test func `Components are parts of one, or of 255 in both ways of writing them`() throws {
    for (index, red) in ["1.000", "0xFF", "255"].enumerated() {
      try write(
        #"{"colors": [{"idiom": "universal", "color": \#(components(red, "0x80", "0"))}]}"#,
        "Red\(index).colorset")
      expectEqual(
        catalogs.colorSet(named: "Red\(index)")?.color,
        UIColor(red: 1, green: 128 / 255, blue: 0, alpha: 1), "\(red)")
    }
  }

  @Test func `A color has a value for each appearance, and that of high contrast is left out`() throws {
    let dark = #"[{"appearance": "luminosity", "value": "dark"}]"#
    let contrast = #"[{"appearance": "contrast", "value": "high"}]"#
    try write(
      """
      {"colors": [
        {"appearances": \(contrast), "color": \(components("1", "1", "1"))},
        {"idiom": "universal", "color": \(components("255", "0", "0"))},
        {"appearances": \(dark), "color": \(components("0", "0", "255"))}]}
      """, "Both.colorset")
    let color = try #require(catalogs.colorSet(named: "Both")?.color)
    expectEqual(color.description(in: .light), "#FF0000")
    expectEqual(color.description(in: .dark), "#0000FF")
  }

  @Test func `A color of the system, or a gray, is what its name and its whiteness say`() throws {
    try write(
      #"{"colors": [{"color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#, "Blue.colorset")
    try write(
      #"{"colors": [{"color": {"components": {"white": "0.5", "alpha": "0.25"}}}]}"#, "Gray.colorset")
    expectEqual(catalogs.colorSet(named: "Blue")?.color, .systemBlue)
    expectEqual(catalogs.colorSet(named: "Gray")?.color, UIColor(white: 0.5, alpha: 0.25))
  }

  @Test func `A picture has the size of its largest file in points, and the set's mode`() throws {
    try write(
      """
      {"images": [{"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "scale": "2x", "filename": "two.png"},
        {"idiom": "universal", "scale": "3x", "filename": "three.png"}],
       "properties": {"template-rendering-intent": "template"}}
      """, "Star.imageset")
    try write(PNGFile(width: 20, height: 40, title: "").data, "Star.imageset/two.png")
    try write(PNGFile(width: 30, height: 60, title: "").data, "Star.imageset/three.png")
    let set = try #require(catalogs.imageSet(named: "Star"))
    expectEqual(set.size, CGSize(width: 10, height: 20))
    expectEqual(set.renderingMode, .alwaysTemplate)
  }

  @Test func `Groups are part of a name where they have a namespace`() throws {
    let set = #"{"colors": [{"color": \#(components("255", "0", "0"))}]}"#
    try write("{}", "Plain")
    try write(set, "Plain/One.colorset")
    try write(#"{"properties": {"provides-namespace": true}}"#, "Named")
    try write(set, "Named/Two.colorset")
    #expect(catalogs.colorSet(named: "One") != nil && catalogs.colorSet(named: "Named/Two") != nil)
    #expect(catalogs.colorSet(named: "Two") == nil && catalogs.colorSet(named: "Plain/One") == nil)
  }

  @Test func `A bundle may have a link to a catalog`() throws {
    try write(#"{"colors": [{"color": \#(components("255", "0", "0"))}]}"#, "Red.colorset")
    let bundle = root.appendingPathComponent("Bundle.resources")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: bundle.appendingPathComponent("Linked.xcassets"),
      withDestinationURL: root.appendingPathComponent("Assets.xcassets"))
    expectEqual(
      AssetCatalogs(in: [bundle.path]).colorSet(named: "Red")?.color,
      UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `What cannot be read is not a color, and an unknown name has none`() throws {
    try write("not JSON", "Broken.colorset")
    try write(#"{"colors": [{"idiom": "universal"}]}"#, "Empty.colorset")
    for name in ["Broken", "Empty", "Missing"] { expectNil(catalogs.colorSet(named: name), "\(name)") }
    expectNil(UIColor(named: "Missing"))
    expectEqual(UIImage(named: "Missing")?.size, CGSize(width: 20, height: 20))
  }

  @Test func `Every color of the system has its name in catalogs`() {
    for name in ["label", "systemGray2", "link", "white", "quaternarySystemFill"] {
      expectEqual(UIColor.ofSystem(named: "\(name)Color")?.name, name)
    }
    expectNil(UIColor.ofSystem(named: "systemUnknownColor"))
  }
}
