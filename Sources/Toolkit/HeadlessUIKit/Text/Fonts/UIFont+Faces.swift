// Apps name the families of their fonts.
@_exported import FontMetrics
import Foundation
import Synchronization

extension UIFont {
  /// Creates a font by the name of its face, in a size in points.
  ///
  /// A face that the app registered in ``ApplicationEnvironment/fontFamilies`` has its own widths and heights. Any
  /// other name except an empty one gives a font with that name, the weight and slant at the end of the name, and the
  /// system font's widths and heights. The stage reports one that is nearly the name of a registered face.
  ///
  ///     UIFont(name: "Avenir-HeavyOblique", size: 17)  // In the weight `heavy`, and italic.
  ///     UIFont(name: "", size: 17)  // nil
  ///
  /// - Parameters:
  ///   - fontName: The name of the face, such as `Avenir-Heavy`; an empty name returns `nil`.
  ///   - fontSize: The size in points; a negative one, or one that is not finite, becomes 0.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    if let face = FontFace.registered(as: fontName) {
      self.init(face, size: fontSize)
      return
    }
    // A name that is nearly a registered one; other names may be those of the system's own fonts.
    let misspelled = ResourceFault.missing(.font, fontName, among: FontFace.registered.map(\.name))
    if case .missing(_, _, .some) = misspelled { misspelled.note() }
    let style = FaceStyle(name: fontName)
    self.init(
      pointSize: fontSize, weight: Weight(number: style.weight.number), isItalic: style.isItalic,
      faceName: fontName)
  }

  /// Creates a font of a registered face.
  convenience init(_ face: FontFace, size: CGFloat, scaling: Scaling? = nil) {
    self.init(
      pointSize: size, weight: Weight(number: face.weight), isItalic: face.isItalic, scaling: scaling,
      faceName: face.name, face: face)
  }

  /// The names of the families that the app registered, in alphabetical order.
  public class var familyNames: [String] { Set(RegisteredFonts.families.map(\.name)).sorted() }

  /// Returns the names of a registered family's faces, in alphabetical order.
  ///
  /// - Parameter familyName: The family, such as `Avenir`; an unknown one has no faces.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontFace.registered.filter { $0.family == familyName }.map(\.name).sorted()
  }
}

extension FontFace {
  /// The faces of the running application, in the order in which they were registered.
  static var registered: some BidirectionalCollection<FontFace> {
    RegisteredFonts.families.lazy.flatMap(\.faces)
  }

  /// Returns the face of a name. Of several, the one that was registered last applies.
  static func registered(as name: String) -> FontFace? { registered.last { $0.name == name } }
}

/// The families of the running application; off the main actor, those that an application registered last.
enum RegisteredFonts {
  static var families: [FontFamily] {
    UITraitCollection.isMain
      ? MainActor.assumeIsolated { UIApplication.shared.environment.fontFamilies } : last
  }

  private static let lastRegistered = Mutex<[FontFamily]>([])

  static var last: [FontFamily] {
    get { lastRegistered.withLock { $0 } }
    set { lastRegistered.withLock { $0 = newValue } }
  }
}
