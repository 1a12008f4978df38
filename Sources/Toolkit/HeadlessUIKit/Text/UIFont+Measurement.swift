import Foundation

extension UIFont {
  /// The width of a line of text in points.
  func width(of line: some StringProtocol) -> CGFloat {
    line.reduce(0) { $0 + AdvanceWidths.width(of: $1) } * pointSize * emphasis / 1000
  }

  /// How much wider a weight is than the regular one.
  private var emphasis: CGFloat {
    switch weight {
    case .regular: 1
    case .medium: 1.02
    case .semibold: 1.04
    case .bold: 1.06
    }
  }
}
