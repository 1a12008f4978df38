import Foundation

/// The position of a line of text in a view.
enum Baseline: Hashable, Sendable {
  /// At a distance below the top edge.
  case belowTop(CGFloat)
  /// At a distance above the bottom edge.
  case aboveBottom(CGFloat)
  /// At a distance below the center, as in controls that center their text.
  case belowMiddle(CGFloat)
}

extension UIView {
  /// The position of the first line of text; the top edge in a view without text.
  var firstBaseline: Baseline {
    if let label = self as? UILabel { return .belowTop(label.font.heightAboveBaseline) }
    return centeredBaseline ?? .belowTop(0)
  }

  /// The position of the last line of text; the bottom edge in a view without text.
  var lastBaseline: Baseline {
    if let label = self as? UILabel {
      return .aboveBottom(label.font.lineHeight - label.font.heightAboveBaseline)
    }
    return centeredBaseline ?? .aboveBottom(0)
  }

  /// The position of a control's only line, which is centered; `nil` for views that are not such controls.
  private var centeredBaseline: Baseline? {
    let font = (self as? UITextField)?.font ?? (self as? UIButton)?.titleLabel?.font
    return font.map { .belowMiddle($0.heightAboveBaseline - $0.lineHeight / 2) }
  }
}

extension UIFont {
  /// The height of the system font above the baseline: 1950 of the 2444 parts of a line's height.
  fileprivate var heightAboveBaseline: CGFloat { lineHeight * 1950 / 2444 }
}
