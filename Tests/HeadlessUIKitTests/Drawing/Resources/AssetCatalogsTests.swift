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
        try catalogs.colorSet(named: "Red\(index)")?.color,
        UIColor(red: 1, green: 128 / 255, blue: 0, alpha: 1), "\(red)")
    }
  }

  @Test func `A color has a value for each appearance and contrast, and for the device's display`() throws {
    let dark = #"{"appearance": "luminosity", "value": "dark"}"#
    let high = #"{"appearance": "contrast", "value": "high"}"#
    try write(
      """
      {"colors": [
        {"idiom": "universal", "display-gamut": "sRGB", "color": \(components("0", "255", "0"))},
        {"idiom": "universal", "display-gamut": "display-P3", "color": \(components("255", "0", "0"))},
        {"appearances": [\(high)], "color": \(components("1.0", "1.0", "1.0"))},
        {"appearances": [\(dark)], "color": \(components("0", "0", "255"))},
        {"appearances": [\(dark), \(high)], "color": \(components("0", "255", "255"))},
        {"idiom": "ipad", "color": \(components("255", "255", "0"))}]}
      """, "All.colorset")
    let color = try #require(try catalogs.colorSet(named: "All")?.color)
    forEachRow(
      [
        (.phone, .light, .normal, "#FF0000"), (.phone, .light, .high, "#FFFFFF"),
        (.phone, .dark, .normal, "#0000FF"), (.phone, .dark, .high, "#00FFFF"),
        (.pad, .light, .normal, "#FFFF00"),
      ] as [(UIUserInterfaceIdiom, UIUserInterfaceStyle, UIAccessibilityContrast, String)]
    ) { idiom, style, contrast, expected in
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceIdiom: idiom), UITraitCollection(userInterfaceStyle: style),
        UITraitCollection(accessibilityContrast: contrast),
      ])
      expectEqual(color.resolvedColor(with: traits).description, expected)
    }
  }

  @Test func `Components of Display P3 and of linear light are those of sRGB`() throws {
    for (space, expected) in [
      ("display-p3", UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1)),
      ("extended-srgb", UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)),
      // Half the light is 188 of 255 in sRGB, as in IEC 61966-2-1.
      ("extended-linear-srgb", UIColor(red: 1, green: 188 / 255, blue: 0, alpha: 1)),
    ] {
      try write(
        #"{"colors": [{"color": {"color-space": "\#(space)", "components": {"red": 1, "green": "0.5", "blue": "0", "alpha": 1.0}}}]}"#,
        "\(space).colorset")
      expectEqual(try catalogs.colorSet(named: space)?.color.description, expected.description, "\(space)")
    }
  }

  @Test func `A color of the system, or a gray, is what its name and its whiteness say`() throws {
    try write(
      #"{"colors": [{"color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#, "Blue.colorset")
    try write(
      #"{"colors": [{"color": {"components": {"white": "0.5", "alpha": "0.25"}}}]}"#, "Gray.colorset")
    expectEqual(try catalogs.colorSet(named: "Blue")?.color, .systemBlue)
    expectEqual(try catalogs.colorSet(named: "Gray")?.color, UIColor(white: 0.5, alpha: 0.25))
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
    let set = try #require(try catalogs.imageSet(named: "Star"))
    expectEqual(set.parts(named: "Star", for: .phone).size, CGSize(width: 10, height: 20))
    expectEqual(set.parts(named: "Star", for: .phone).renderingMode, .alwaysTemplate)
  }

  @Test func `Groups are part of a name where they have a namespace`() throws {
    let set = #"{"colors": [{"color": \#(components("255", "0", "0"))}]}"#
    try write("{}", "Plain")
    try write(set, "Plain/One.colorset")
    try write(#"{"properties": {"provides-namespace": true}}"#, "Named")
    try write(set, "Named/Two.colorset")
    expectEqual(catalogs.names(of: .color).sorted(), ["Named/Two", "One"])
    expectNil(try catalogs.colorSet(named: "Two"))
  }

  @Test func `A bundle may have a link to a catalog`() throws {
    try write(#"{"colors": [{"color": \#(components("255", "0", "0"))}]}"#, "Red.colorset")
    let bundle = root.appendingPathComponent("Bundle.resources")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: bundle.appendingPathComponent("Linked.xcassets"),
      withDestinationURL: root.appendingPathComponent("Assets.xcassets"))
    expectEqual(
      try AssetCatalogs(in: [bundle.path]).colorSet(named: "Red")?.color,
      UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `A picture has the slices, insets and direction of its set, in points`() throws {
    try write(
      """
      {"images": [{"idiom": "universal", "scale": "2x", "filename": "two.png",
        "language-direction": "left-to-right",
        "alignment-insets": {"top": 2, "left": 0, "bottom": 4, "right": 0},
        "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 1, "height": 1},
          "cap-insets": {"top": 8, "left": 6, "bottom": 8, "right": 6}}}]}
      """, "Bubble.imageset")
    try write(PNGFile(width: 20, height: 40, title: "").data, "Bubble.imageset/two.png")
    let parts = try #require(try catalogs.imageSet(named: "Bubble")).parts(named: "Bubble", for: .phone)
    let image = UIImage(parts: parts)
    expectEqual(image.size, CGSize(width: 10, height: 20))
    expectEqual(image.capInsets, UIEdgeInsets(top: 4, left: 3, bottom: 4, right: 3))
    expectEqual(image.resizingMode, .stretch)
    expectEqual(image.alignmentRectInsets, UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 0))
    expectTrue(image.flipsForRightToLeftLayoutDirection)
  }

  @Test func `A tablet has its own picture, and a vector has the size of its page`() throws {
    try write(
      """
      {"images": [{"idiom": "universal", "filename": "all.pdf"}, {"idiom": "ipad", "filename": "pad.svg"}]}
      """, "Map.imageset")
    try write(Data("%PDF-1.4 << /MediaBox [ 0 0 30 12.5 ] >>".utf8), "Map.imageset/all.pdf")
    try write(Data(#"<svg viewBox="0 0 60 25"></svg>"#.utf8), "Map.imageset/pad.svg")
    let set = try #require(try catalogs.imageSet(named: "Map"))
    expectEqual(set.parts(named: "Map", for: .phone).size, CGSize(width: 30, height: 12.5))
    expectEqual(set.parts(named: "Map", for: .pad).size, CGSize(width: 60, height: 25))
  }

  @Test func `Every color of the system has its name in catalogs`() {
    for name in ["label", "systemGray2", "link", "white", "quaternarySystemFill"] {
      expectEqual(UIColor.ofSystem(named: "\(name)Color")?.name, name)
    }
    expectNil(UIColor.ofSystem(named: "systemUnknownColor"))
  }
}
