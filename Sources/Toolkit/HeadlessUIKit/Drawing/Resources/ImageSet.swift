import Foundation

/// A picture of an asset catalog; only its size is read.
struct ImageSet {
  /// The size in points; `nil` for a format whose size is not read, such as PDF.
  let size: CGSize?
  let renderingMode: UIImage.RenderingMode

  /// Reads a set's folder; `nil` if it has no picture.
  init?(in folder: String) {
    guard let contents = AssetContents(in: folder),
      let entry = Self.entry(of: contents.images ?? []), let file = entry.filename
    else { return nil }
    renderingMode =
      switch contents.properties?.renderingIntent {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
    size = FileManager.default.contents(atPath: "\(folder)/\(file)").flatMap(PictureHeader.init).map {
      CGSize(width: CGFloat($0.width) / entry.pixels, height: CGFloat($0.height) / entry.pixels)
    }
  }

  /// The picture for a phone in the light appearance, at the largest scale.
  private static func entry(of entries: [Entry]) -> Entry? {
    entries.filter { entry in
      entry.filename != nil && (entry.appearances ?? []).isEmpty
        && ["universal", "iphone"].contains(entry.idiom ?? "universal")
    }.max { $0.pixels < $1.pixels }
  }

  /// A picture for some devices and appearances.
  struct Entry: Decodable {
    var idiom: String?
    var scale: String?
    var filename: String?
    var appearances: [ColorSet.Appearance]?

    /// The pixels per point.
    var pixels: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }
  }
}

extension UIImage {
  /// Returns a picture with the size and rendering mode from a bundle's asset catalogs; 20 points square if
  /// they do not have it.
  static func asset(_ name: String, in bundle: Bundle?) -> Parts {
    let set = AssetCatalogs.of(bundle).imageSet(named: name)
    var parts = Parts(name: name, size: set?.size ?? CGSize(width: 20, height: 20))
    parts.renderingMode = set?.renderingMode ?? .automatic
    return parts
  }
}
