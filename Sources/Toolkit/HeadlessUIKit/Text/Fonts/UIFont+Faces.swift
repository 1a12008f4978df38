// Apps name the families of their fonts.
@_exported import FontMetrics
import Foundation
import Synchronization

extension UIFont {
  /// Creates a font by the name of its face, in a size in points.
  ///
  /// A face that the app registered in ``ApplicationEnvironment/fontFamilies`` has its own widths and heights. Any
  /// other name except an empty one gives a font with that name, the weight and slant at the end of the name, and the
  /// system font's widths and heights.
  ///
  ///     UIFont(name: "Avenir-HeavyOblique", size: 17)  // In the weight `heavy`, and italic.
  ///     UIFont(name: "", size: 17)  // nil
  ///
  /// - Parameters:
  ///   - fontName: The name of the face, such as `Avenir-Heavy`; an empty name returns `nil`.
  ///   - fontSize: The size in points; a negative one, or one that is not finite, becomes 0.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    if let metrics = FontFace.registered(as: fontName) {
      self.init(metrics, size: fontSize)
      return
    }
    let style = fontName.split(separator: "-").dropFirst().joined().lowercased()
    self.init(
      pointSize: fontSize, weight: Weight(endOfName: style),
      isItalic: style.contains("italic") || style.contains("oblique"), face: fontName)
  }

  /// Creates a font of a registered face.
  convenience init(_ metrics: FontFace, size: CGFloat, scaling: Scaling? = nil) {
    self.init(
      pointSize: size, weight: Weight(number: metrics.weight), isItalic: metrics.isItalic, scaling: scaling,
      face: metrics.name, metrics: metrics)
  }

  /// The names of the families that the app registered, in alphabetical order.
  public class var familyNames: [String] { Set(FontFace.registered.map(\.family)).sorted() }

  /// Returns the names of a registered family's faces, in alphabetical order.
  ///
  /// - Parameter familyName: The family, such as `Avenir`; an unknown one has no faces.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontFace.registered.filter { $0.family == familyName }.map(\.name).sorted()
  }
}

extension FontFace {
  /// The faces of the running application, in the order in which they were registered; off the main actor, those that
  /// an application registered last.
  static var registered: [FontFace] {
    UITraitCollection.isMain
      ? MainActor.assumeIsolated { UIApplication.shared.environment.fontFamilies.flatMap(\.faces) }
      : RegisteredFonts.last.flatMap(\.faces)
  }

  /// Returns the face of a name. Of several, the one that was registered last applies.
  static func registered(as name: String) -> FontFace? { registered.last { $0.name == name } }
}

/// The families that an application registered last, for fonts that are made off the main actor.
enum RegisteredFonts {
  private static let families = Mutex<[FontFamily]>([])

  static var last: [FontFamily] {
    get { families.withLock { $0 } }
    set { families.withLock { $0 = newValue } }
  }
}

extension UIFont.Weight {
  /// The weight at the end of a face's name; regular if there is no weight.
  fileprivate init(endOfName style: String) {
    self = Self.words.first { style.contains($0.word) }?.weight ?? .regular
  }

  // Words that contain others come before them.
  private static let words: [(word: String, weight: UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
    ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy),
    ("ultrabold", .heavy), ("heavy", .heavy), ("black", .black), ("bold", .bold),
  ]
}
