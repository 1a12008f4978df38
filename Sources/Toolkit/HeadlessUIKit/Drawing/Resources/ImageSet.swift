import Foundation

/// A picture of an asset catalog; of its file only the size is read.
struct ImageSet: Sendable {
  private let entries: [(entry: Entry, size: CGSize?)]
  private let renderingMode: UIImage.RenderingMode
  /// Whether all files are for languages that read from left to right, so that they are mirrored in others.
  private let isMirroredByDirection: Bool

  /// Reads a set; `nil` if it has no picture for phones or tablets.
  init?(_ contents: AssetContents, in folder: String) {
    entries = (contents.images ?? []).compactMap { entry in
      guard let file = entry.filename else { return nil }
      let data = FileManager.default.contents(atPath: "\(folder)/\(file)")
      return (entry, data.flatMap(PictureExtent.size)?.divided(by: entry.pixels))
    }
    renderingMode =
      switch contents.properties?.renderingIntent {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
    isMirroredByDirection = entries.allSatisfy { $0.entry.direction == "left-to-right" }
    if best(.phone) == nil, best(.pad) == nil { return nil }
  }

  /// Returns the file for a device in the light appearance, at the largest scale.
  private func best(_ idiom: UIUserInterfaceIdiom) -> (entry: Entry, size: CGSize?)? {
    let traits = AssetTraits(idiom: idiom)
    return entries.best { file in
      guard file.entry.direction != "right-to-left",
        let fit = traits.fit(idiom: file.entry.idiom, file.entry.appearances ?? [], gamut: file.entry.gamut)
      else { return nil }
      return fit * 10 + min(9, Int(file.entry.pixels))
    }
  }

  /// Whether the size of the file for phones is known.
  var hasSize: Bool { (best(.phone) ?? best(.pad))?.size != nil }

  /// Returns the picture for a device; 20 points square if the size of its file is not known.
  func parts(named name: String, for idiom: UIUserInterfaceIdiom) -> UIImage.Parts {
    let file = best(idiom) ?? best(idiom == .pad ? .phone : .pad)
    var parts = UIImage.Parts(name: name, size: file?.size ?? CGSize(width: 20, height: 20))
    parts.renderingMode = renderingMode
    parts.isMirroredByDirection = isMirroredByDirection
    parts.alignmentInsets = file?.entry.alignment?.insets(per: file?.entry.pixels ?? 1) ?? .zero
    parts.resizing = file.flatMap { $0.entry.resizing?.resizing(per: $0.entry.pixels) }
    return parts
  }

  /// A picture for some devices and appearances.
  struct Entry: Decodable, Sendable {
    var idiom: String?
    var scale: String?
    var filename: String?
    var appearances: [AssetAppearance]?
    var gamut: String?
    var direction: String?
    var alignment: Edges?
    var resizing: Resizing?

    enum CodingKeys: String, CodingKey {
      case idiom, scale, filename, appearances, resizing
      case gamut = "display-gamut"
      case direction = "language-direction"
      case alignment = "alignment-insets"
    }

    /// The pixels per point.
    var pixels: CGFloat {
      max(1, scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1)
    }
  }

  /// The distances from the edges in pixels; those that are missing are 0.
  struct Edges: Decodable, Sendable {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?

    func insets(per pixels: CGFloat) -> UIEdgeInsets {
      func points(_ length: Double?) -> CGFloat { CGFloat(length ?? 0) / pixels }
      return UIEdgeInsets(top: points(top), left: points(left), bottom: points(bottom), right: points(right))
    }
  }

  /// How a picture is sliced.
  struct Resizing: Decodable, Sendable {
    /// The edges that keep their size, in pixels.
    var caps: Edges?
    var center: Center?

    struct Center: Decodable, Sendable {
      var mode: String?
    }

    enum CodingKeys: String, CodingKey {
      case center
      case caps = "cap-insets"
    }

    func resizing(per pixels: CGFloat) -> UIImage.Resizing {
      UIImage.Resizing(
        insets: (caps ?? Edges()).insets(per: pixels), mode: center?.mode == "tile" ? .tile : .stretch)
    }
  }
}

extension CGSize {
  func divided(by factor: CGFloat) -> CGSize { CGSize(width: width / factor, height: height / factor) }
}

extension UIImage {
  /// Returns a picture, or a symbol, with its properties from a bundle's asset catalogs, or else from a file with the
  /// name; 20 points square if the bundle does not have it, which is noted if it has others.
  static func asset(_ name: String, in bundle: Bundle?) -> Parts {
    let catalogs = AssetCatalogs.of(bundle)
    do throws(ResourceFault) {
      if let set = try catalogs.imageSet(named: name) { return set.parts(named: name, for: .current) }
    } catch {
      error.note()
      return Parts(name: name, size: CGSize(width: 20, height: 20))
    }
    if catalogs.hasSymbol(named: name) { return Parts(name: name, isSymbol: true) }
    let files = PictureFiles.of(bundle)
    if let size = files.size(of: name) { return Parts(name: name, size: size) }
    let known = catalogs.names(of: .image, .symbol) + files.names
    if !known.isEmpty { ResourceFault.missing(.picture, name, among: known).note() }
    return Parts(name: name, size: CGSize(width: 20, height: 20))
  }

  /// Whether a bundle says how large a picture is.
  static func hasKnownSize(_ name: String, in bundle: Bundle?) -> Bool {
    let catalogs = AssetCatalogs.of(bundle)
    if let set = try? catalogs.imageSet(named: name) { return set.hasSize }
    return catalogs.hasSymbol(named: name) || PictureFiles.of(bundle).size(of: name) != nil
  }
}

extension UIUserInterfaceIdiom {
  /// The running application's; that of phones off the main actor.
  fileprivate static var current: UIUserInterfaceIdiom {
    UITraitCollection.isMain ? MainActor.assumeIsolated { UIScreen.main.device.idiom } : .phone
  }
}
