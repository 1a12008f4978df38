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
    switch self {
    case let label as UILabel: .belowTop(label.firstAscent)
    case let view as UITextView: .belowTop(view.textContainerInset.top + view.layoutInBounds.firstAscent)
    case let field as UITextField: .centered(field.textFont)
    case let button as UIButton: button.baseline { title, _ in title.firstAscent } ?? .belowTop(0)
    default: .belowTop(0)
    }
  }

  /// The position of the last line of text; the bottom edge in a view without text.
  var lastBaseline: Baseline {
    switch self {
    case let label as UILabel: .aboveBottom(label.lastDescent)
    case let view as UITextView:
      .aboveBottom(view.textContainerInset.bottom + view.layoutInBounds.lastDescent)
    case let field as UITextField: .centered(field.textFont)
    case let button as UIButton:
      button.baseline { title, height in height - title.lastDescent } ?? .aboveBottom(0)
    default: .aboveBottom(0)
    }
  }
}

extension Baseline {
  /// The position of a control's only line, which is centered.
  fileprivate static func centered(_ font: UIFont) -> Baseline {
    .belowMiddle(font.lineHeight + font.descender - font.lineHeight / 2)
  }
}

extension UILabel {
  /// The lines at the width of the last layout.
  private var layoutForBaselines: TextLayout {
    let width = numberOfLines == 1 ? .infinity : layoutWidth ?? .infinity
    return MeasuredText.measured(styledText, width: width).layout
  }

  fileprivate var firstAscent: CGFloat { layoutForBaselines.firstAscent }
  fileprivate var lastDescent: CGFloat { layoutForBaselines.descent(ofLine: numberOfLines) }

  /// The height of the lines in points, not rounded.
  fileprivate var heightOfLines: CGFloat {
    let layout = layoutForBaselines
    return layout.height(ofLines: numberOfLines == 0 ? layout.lines.count : numberOfLines)
  }
}

extension UIButton {
  /// Returns the position of a line of the title; `nil` without a title's label.
  ///
  /// - Parameter distance: Returns the line's distance from the top of the title, whose height it gets.
  fileprivate func baseline(_ distance: (UILabel, CGFloat) -> CGFloat) -> Baseline? {
    guard let titleLabel else { return nil }
    let layout = contentLayout
    let size = layout.size
    let title = layout.frames(in: CGRect(origin: .zero, size: size).inset(by: layout.insets)).title
    let height = titleLabel.heightOfLines
    let y = title.midY - height / 2 + distance(titleLabel, height)
    return switch contentVerticalAlignment {
    case .top, .fill: .belowTop(y)
    case .bottom: .aboveBottom(size.height - y)
    case .center: .belowMiddle(y - size.height / 2)
    }
  }
}
