import Foundation

extension UIFont {
  /// The width of a line of text in points.
  func width(of line: some StringProtocol) -> CGFloat {
    width(of: TextExtent(line, design: design))
  }

  /// How far the pen moves over an extent in this font.
  func width(of extent: TextExtent) -> CGFloat {
    let emphasis = design == .monospaced ? 1 : weight.emphasis
    return extent.emphasized * pointSize * emphasis / 1000 + extent.fixed * pointSize / 1000
  }
}
