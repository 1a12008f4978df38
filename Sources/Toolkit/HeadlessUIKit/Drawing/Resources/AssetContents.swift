import Foundation

/// The file `Contents.json` of a set, or of a group of sets.
package struct AssetContents: Decodable, Sendable {
  var properties: Properties?
  var colors: [ColorSet.Entry]?
  var images: [ImageSet.Entry]?
  var data: [DataSet.Entry]?

  struct Properties: Decodable, Sendable {
    var hasNamespace: Bool?
    var renderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case hasNamespace = "provides-namespace"
      case renderingIntent = "template-rendering-intent"
    }
  }

  /// The colors that are supported, in the order of the file.
  package var usableColors: [UIColor] { (colors ?? []).compactMap { $0.color?.color } }

  /// The pixels per point of the pictures, in the order of the file.
  package var scales: [CGFloat] { (images ?? []).map(\.pixels) }

  /// Reads the file in a folder.
  ///
  /// - Parameter name: The folder's name, for messages.
  init(in folder: String, named name: String) throws(ResourceFault) {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json") else {
      throw .unreadable(file: "\(name)/Contents.json", problem: "the file is missing")
    }
    try self.init(data, file: "\(name)/Contents.json")
  }

  /// Reads the file's content.
  ///
  /// - Parameters:
  ///   - data: The content, in JSON.
  ///   - file: The file's path, for messages.
  package init(_ data: Data, file: String) throws(ResourceFault) {
    do {
      self = try JSONDecoder().decode(AssetContents.self, from: data)
    } catch {
      let fault = StringCatalogError.Fault(error)
      throw .unreadable(file: file, at: fault.path, problem: fault.problem)
    }
  }
}

/// Where a value of a set applies.
struct AssetAppearance: Decodable, Sendable {
  var appearance: String
  var value: String
}

/// The traits by which a value of a set is chosen.
struct AssetTraits: Hashable, Sendable {
  var idiom = UIUserInterfaceIdiom.phone
  var isDark = false
  var isHighContrast = false

  /// How well an entry fits; `nil` if it does not. Among those that fit, the device counts most, then the appearance,
  /// the contrast, and colors for displays with Display P3, which every device here has.
  func fit(idiom entryIdiom: String?, _ appearances: [AssetAppearance], gamut: String? = nil) -> Int? {
    var fit = 0
    switch entryIdiom ?? "universal" {
    case "universal", "ios": break
    case "iphone" where idiom != .pad, "ipad" where idiom == .pad: fit += 8
    default: return nil
    }
    for appearance in appearances {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark") where isDark, ("luminosity", "light") where !isDark: fit += 4
      case ("contrast", "high") where isHighContrast: fit += 2
      default: return nil
      }
    }
    return fit + (gamut == "display-P3" ? 1 : 0)
  }
}

extension AssetTraits {
  /// Reads the traits where a color is shown.
  init(_ traits: UITraitCollection) {
    self.init(
      idiom: traits.userInterfaceIdiom, isDark: traits.userInterfaceStyle == .dark,
      isHighContrast: traits.accessibilityContrast == .high)
  }
}

extension Sequence {
  /// Returns the element with the best fit, of equal ones the first; `nil` if none fits.
  func best(_ fit: (Element) -> Int?) -> Element? {
    var best: (element: Element, fit: Int)?
    for element in self {
      guard let fit = fit(element), best.map({ fit > $0.fit }) ?? true else { continue }
      best = (element, fit)
    }
    return best?.element
  }
}
