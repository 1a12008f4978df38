import Foundation

/// The pictures of a bundle that are not in asset catalogs, such as `Logo.png` and `Logo@2x.png`.
///
///     PictureFiles.of(nil).size(of: "Logo")  // In points
final class PictureFiles: Sendable {
  /// The paths by the names in code, each with its pixels per point.
  private let files: [String: (path: String, pixels: CGFloat)]

  private static let searched = SearchedFolders { PictureFiles(in: $0) }

  /// Returns the files of a bundle; `nil` is the main one.
  static func of(_ bundle: Bundle?) -> PictureFiles { searched.found(in: bundle) }

  /// Finds the files; of those with one name, the one with the most pixels per point is used.
  init(in folders: [String]) {
    var files: [String: (path: String, pixels: CGFloat)] = [:]
    for folder in folders {
      for path in BundleFolders.linkedContents(of: folder) where !path.contains(".xcassets/") {
        let file = path as NSString
        guard Self.endings.contains(file.pathExtension.lowercased()) else { continue }
        let (name, pixels) = Self.name(of: file.lastPathComponent)
        if let known = files[name], known.pixels >= pixels { continue }
        files[name] = ("\(folder)/\(path)", pixels)
      }
    }
    self.files = files
  }

  private static let endings: Set<String> = ["png", "jpg", "jpeg", "gif", "heic", "webp", "pdf"]

  /// Returns the name without a scale and a device, and the scale: `Logo.png` and 2 for `Logo@2x~iphone.png`.
  private static func name(of file: String) -> (name: String, pixels: CGFloat) {
    let ending = (file as NSString).pathExtension
    var name = (file as NSString).deletingPathExtension
    for device in ["~iphone", "~ipad"] where name.hasSuffix(device) { name.removeLast(device.count) }
    for pixels in 1...3 where name.hasSuffix("@\(pixels)x") {
      return ("\(name.dropLast(3)).\(ending)", CGFloat(pixels))
    }
    return ("\(name).\(ending)", 1)
  }

  /// The names in code, without the ending of PNG files.
  var names: [String] {
    files.keys.map { $0.hasSuffix(".png") ? String($0.dropLast(4)) : $0 }
  }

  /// Returns the size in points of a picture, whose name has an ending unless it is a PNG file; `nil` if it is not
  /// there, or cannot be read.
  func size(of name: String) -> CGSize? {
    guard let file = files[name] ?? files["\(name).png"],
      let data = FileManager.default.contents(atPath: file.path)
    else { return nil }
    return PictureExtent.size(data)?.divided(by: file.pixels)
  }
}
