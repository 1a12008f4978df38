import Foundation

extension UIFont {
  /// Weight, design, slant and size, as trees print them: `semibold-13`, `regular-monospaced-italic-12.5`.
  public var name: String {
    let design = design == .system ? [] : [design.rawValue]
    return ([weight.name] + design + (isItalic ? ["italic"] : []) + [sizeName]).joined(separator: "-")
  }

  /// The size with at most two decimals.
  private var sizeName: String {
    let size = (pointSize * 100).rounded() / 100
    return size == size.rounded() ? "\(Int(size))" : "\(size)"
  }

  /// The name of the family, as UIKit tells it.
  public var familyName: String {
    design == .monospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont"
  }

  /// The name of the face, as UIKit tells it: `.SFUI-Semibold`.
  public var fontName: String {
    let family = design == .monospaced ? ".SFMono" : ".SFUI"
    let italic = isItalic ? "Italic" : ""
    return family + "-" + weight.name.prefix(1).uppercased() + weight.name.dropFirst() + italic
  }
}
