import Foundation

/// Where in a view a line of text stands.
enum Baseline: Hashable, Sendable {
  /// So far below the top edge.
  case belowTop(CGFloat)
  /// So far above the bottom edge.
  case aboveBottom(CGFloat)
  /// So far below the middle, as in controls that center their text.
  case belowMiddle(CGFloat)
}

extension UIView {
  /// Where the first line of text stands; a view without text has its top edge there.
  var firstBaseline: Baseline {
    if let label = self as? UILabel { return .belowTop(label.font.heightAboveBaseline) }
    return centeredBaseline ?? .belowTop(0)
  }

  /// Where the last line of text stands; a view without text has its bottom edge there.
  var lastBaseline: Baseline {
    if let label = self as? UILabel {
      return .aboveBottom(label.font.lineHeight - label.font.heightAboveBaseline)
    }
    return centeredBaseline ?? .aboveBottom(0)
  }

  /// The line of a control that has but one, in its middle.
  private var centeredBaseline: Baseline? {
    let font = (self as? UITextField)?.font ?? (self as? UIButton)?.titleLabel?.font
    return font.map { .belowMiddle($0.heightAboveBaseline - $0.lineHeight / 2) }
  }
}

extension UIFont {
  /// The height of the system font above the baseline: 1950 of the 2444 parts of a line's height.
  fileprivate var heightAboveBaseline: CGFloat { lineHeight * 1950 / 2444 }
}
